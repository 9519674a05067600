import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';

/** One vitest project: what passed, what failed, and the names of what failed and of what was not run. */
export async function vitestSuite(project, folder) {
  const file = join(folder, `${project}.json`);
  const tool = join(root, 'node_modules/vitest/vitest.mjs');
  const words = [
    'run',
    '--project',
    project,
    '--reporter',
    'dot',
    '--reporter',
    'json',
    `--outputFile.json=${file}`,
  ];
  const { code, said } = await run([tool, ...words]);
  return orCrash(code, () => {
    const { testResults, numPassedTests } = read(file);
    // A file that cannot be loaded has no test that failed, yet it has failed.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed),
    );
    const skipped = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(isSkipped).map(({ fullName }) => fullName),
    );
    const failures = [
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.filter(hasFailed).map((one) => `${relative(root, name)}: ${one.fullName}`),
      ),
      ...broken.map(({ name }) => `${relative(root, name)}: cannot be loaded`),
    ];
    return { passed: numPassedTests, failed: failures.length, failures, skipped, said };
  });
}

/** The tests in a real browser, against a server and a data folder of their own. */
export const browserSuite = (project, folder) => playwrightSuite(project, folder, 'playwright.config.ts');

/** The chart's transitions pressed on the pages; a status that no walk has seen counts as one failure. */
export async function walksSuite(project, folder) {
  const { failed, failures = [], ...rest } = await playwrightSuite(project, folder, 'walks.config.ts');
  const file = join(folder, 'coverage.json');
  const unseen = existsSync(file) ? read(file).unseen : ['anything'];
  const unwalked = unseen.map((status) => `${project}: no walk has seen ${status}`);
  return { ...rest, failed: failed + unwalked.length, failures: [...failures, ...unwalked] };
}

async function playwrightSuite(project, folder, config) {
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const { code, said } = await run([tool, 'test', '--config', join(root, 'model-tests', config)]);
  return orCrash(code, () => {
    const { stats, errors, suites } = read(join(folder, `${project}.json`));
    const specs = suites.flatMap(specsOf);
    const endedAs = (wanted) => specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
    const skipped = specs.filter(({ tests }) => tests.every(({ status }) => status === 'skipped'));
    const failed = stats.unexpected + (stats.unexpected === 0 ? errors.length : 0);
    const failures = [
      ...endedAs('unexpected').map(placeOf),
      ...endedAs('flaky').map((spec) => `${placeOf(spec)}, which passed when it was repeated`),
    ];
    const named = skipped.map(({ title }) => title);
    return { passed: stats.expected + stats.flaky, failed, failures, skipped: named, said };
  });
}

const hasFailed = ({ status }) => status === 'failed';
const isSkipped = ({ status }) => status === 'skipped' || status === 'pending' || status === 'todo';
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const placeOf = ({ file, line, title }) => `${file}:${line}: ${title}`;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A suite that leaves no report, or ends badly with a clean one, counts as one failure. */
function orCrash(code, count) {
  try {
    const result = count();
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { passed: 0, failed: 1, skipped: [] };
  }
}

/** Passes on what the suite prints, and answers what the generated tests of the machine have counted. */
function run(words) {
  return new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
    const child = spawn(nodePath(), words, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'inherit'],
      env: toolEnvironment(colour),
    });
    const parts = [];
    child.stdout.on('data', (part) => {
      parts.push(part);
      process.stdout.write(part);
    });
    child.on('error', () => resolve({ code: 1, said: [] }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, said: countsIn(Buffer.concat(parts).toString()) }),
    );
  });
}

function countsIn(text) {
  return [...stripVTControlCharacters(text).matchAll(/^(?:machine|api|pages): (.+)$/gm)].map(
    ([, counts]) => counts,
  );
}
