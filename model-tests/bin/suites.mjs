import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';

/** One vitest project: what passed, what failed, and the names of what was not run. */
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
  const code = await run([tool, ...words]);
  return orCrash(code, () => {
    const { testResults, numPassedTests, numFailedTests } = read(file);
    // A file that cannot be loaded has no test that failed, yet it has failed.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed),
    );
    const skipped = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(isSkipped).map(({ fullName }) => fullName),
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped };
  });
}

/** The walks in a real browser, against a server and a data folder of their own. */
export async function playwrightSuite(project, folder) {
  const file = join(folder, `${project}.json`);
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const words = [
    'test',
    '--config',
    join(root, 'model-tests/playwright.config.ts'),
    '--reporter',
    'list,json',
  ];
  const code = await run([tool, ...words], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return orCrash(code, () => {
    const { stats, errors, suites } = read(file);
    const skipped = suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.every(({ status }) => status === 'skipped'));
    const failed = stats.unexpected + (stats.unexpected === 0 ? errors.length : 0);
    return { passed: stats.expected + stats.flaky, failed, skipped: skipped.map(({ title }) => title) };
  });
}

const hasFailed = ({ status }) => status === 'failed';
const isSkipped = ({ status }) => status === 'skipped' || status === 'pending' || status === 'todo';
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
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

function run(words, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(nodePath(), words, {
      cwd: root,
      stdio: 'inherit',
      env: toolEnvironment(environment),
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
