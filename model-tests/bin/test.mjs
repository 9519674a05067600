import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../../api/bin/build-web.mjs';
import { install } from '../../api/bin/install.mjs';
import { root } from '../../api/bin/node.mjs';
import { prepareChromium, prepareClamd, preparePostgres } from './prepare.mjs';
import { checks, reportLine, runSteps } from './steps.mjs';
import { browserSuite, vitestSuite, walksSuite } from './suites.mjs';
import { summaryTable } from './summary.mjs';

const report = join(root, 'model-tests/report');
/** @type {{ title: string, ms: number, passed: number, failed: number, failures: string[], skipped: string[] }[]} */
const rows = [];
/** @type {string[]} */
const remarks = [];
/** @type {string[]} */
const walks = [];

const withoutChromium =
  'There is no Chromium, so the tests that need a browser were NOT run; each such suite counts as one failure. Install one ' +
  '(for example `apt-get install chromium`), or name the one to use: CHROMIUM=/path/to/chromium npm test';
const withoutPostgres =
  'There is no PostgreSQL server, so its tests ran on PGlite where PGlite can run them; the others are listed as not run. ' +
  'Install one (for example `apt-get install postgresql`) to run them all.';
const withoutClamd =
  'There is no clamd, so the tests of the antivirus against a real one were not run and are listed. Install one (for example ' +
  '`apt-get install clamav-daemon`) to run them; they need no signatures but their own.';

try {
  await everything();
} catch (error) {
  console.error(error.message);
  rows.push({ title: 'preparation', ms: 0, passed: 0, failed: 1, failures: [error.message], skipped: [] });
}
const failures = rows.flatMap((row) => row.failures);
const skipped = rows.flatMap((row) => row.skipped);
const sum = (name) => rows.reduce((all, row) => all + row[name], 0);
if (skipped.length > 0) list(`Not run (${skipped.length}):`, skipped);
if (failures.length > 0) list(`Failed (${failures.length}):`, failures);
if (walks.length > 0) list('Walks generated from the chart:', walks);
console.log(`\n${summaryTable(rows)}`);
for (const remark of remarks) console.log(`\n${remark}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

async function everything() {
  await timed('preparation', async () => {
    install();
    if (!prepareChromium()) remarks.push(withoutChromium);
    if (!preparePostgres()) remarks.push(withoutPostgres);
    if (!prepareClamd()) remarks.push(withoutClamd);
    rmSync(report, { recursive: true, force: true });
    mkdirSync(report, { recursive: true });
    return { passed: 0, failed: 0 };
  });
  await timed('checks', () => runSteps(checks));
  const sources = ['machines', 'db', 'api', 'model-tests'];
  await suite('machines, db, api, model-tests', 'node', /[.]test[.]ts$/, sources, vitestSuite);
  await suite('web', 'web', /[.]test[.]tsx?$/, ['web/src'], inBrowser(vitestSuite));
  await suite('browser', 'browser', /[.]spec[.]ts$/, ['model-tests/browser'], inBrowser(built(browserSuite)));
  await suite('walks', 'walks', /[.]spec[.]ts$/, ['model-tests/walks'], inBrowser(walksSuite));
}

/** Runs a part and notes its row; a part that throws has failed once. */
async function timed(title, run) {
  const began = performance.now();
  const outcome = await run().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, failures: [`${title}: ${error.message}`] };
  });
  const { passed, failed, failures: named = [], skipped = [], said = [] } = outcome;
  rows.push({ title, ms: performance.now() - began, passed, failed, failures: named, skipped });
  walks.push(...said);
  console.log(reportLine(failed ? 'FAILED' : 'ok', title, began), ` ${passed} passed, ${failed} failed`);
}

async function suite(title, project, pattern, folders, run) {
  if (!folders.some((folder) => holds(join(root, folder), pattern))) {
    console.log(`-       ${title}: no tests yet`);
    return;
  }
  console.log(`\n${title}`);
  await timed(title, () => run(project, report));
}

// A browser that is missing must never look like tests that passed.
function inBrowser(run) {
  return async (project, folder) => {
    if (!remarks.includes(withoutChromium)) return run(project, folder);
    return { passed: 0, failed: 1, skipped: [`${project}: the whole suite, for want of a Chromium`] };
  };
}

function built(run) {
  return (...words) => {
    buildWeb();
    return run(...words);
  };
}

function list(heading, lines) {
  console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function holds(folder, pattern) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.name === 'node_modules') return false;
    return entry.isDirectory() ? holds(join(folder, entry.name), pattern) : pattern.test(entry.name);
  });
}
