import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../../api/bin/build-web.mjs';
import { install } from '../../api/bin/install.mjs';
import { root } from '../../api/bin/node.mjs';
import { prepareChromium, preparePostgres } from './prepare.mjs';
import { checks, reportLine, runStep } from './steps.mjs';
import { playwrightSuite, vitestSuite } from './suites.mjs';

const report = join(root, 'model-tests/report');
const began = performance.now();
/** @type {{ passed: number, failed: number, skipped: string[] }} */
const sum = { passed: 0, failed: 0, skipped: [] };

try {
  await everything();
} catch (error) {
  console.error(error.message);
  sum.failed += 1;
}
console.log(reportLine(sum.failed ? 'FAILED' : 'ok', 'all suites', began));
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;

async function everything() {
  install();
  prepareChromium();
  const postgres = preparePostgres();
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });

  for (const step of checks)
    add({ passed: 0, failed: 0, ...((await runStep(step)) ? { passed: 1 } : { failed: 1 }) });
  await suite(
    'machines, db, api, model-tests',
    'node',
    /[.]test[.]ts$/,
    ['machines', 'db', 'api', 'model-tests'],
    vitestSuite,
  );
  await suite('web', 'web', /[.]test[.]tsx?$/, ['web/src'], vitestSuite);
  await suite('browser', 'browser', /[.]spec[.]ts$/, ['model-tests/browser'], browserSuite);

  if (!postgres)
    console.log('\nThere is no PostgreSQL server here; its tests ran on PGlite where PGlite can run them.');
  if (sum.skipped.length > 0)
    console.log(`\nNot run (${sum.skipped.length}):\n${sum.skipped.map((name) => `  ${name}`).join('\n')}`);
}

async function suite(title, project, pattern, folders, run) {
  if (!folders.some((folder) => holds(join(root, folder), pattern))) {
    console.log(`-       ${title}: no tests yet`);
    return;
  }
  console.log(`\n${title}`);
  const started = performance.now();
  const result = await run(project, report).catch(crashed);
  add(result);
  console.log(
    reportLine(result.failed ? 'FAILED' : 'ok', title, started),
    ` ${result.passed} passed, ${result.failed} failed`,
  );
}

function crashed(error) {
  console.error(error.message);
  return { passed: 0, failed: 1 };
}

async function browserSuite(...words) {
  buildWeb();
  return playwrightSuite(...words);
}

function add({ passed, failed, skipped = [] }) {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped.push(...skipped);
}

function holds(folder, pattern) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.name === 'node_modules') return false;
    return entry.isDirectory() ? holds(join(folder, entry.name), pattern) : pattern.test(entry.name);
  });
}
