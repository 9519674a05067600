import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';

const tool = (path) => join(root, 'node_modules', path);

/** What is checked without running the application, each under the name it is reported by. */
export const checks = [
  { name: 'format', words: [tool('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'lint', words: [tool('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'types', words: [tool('typescript/bin/tsc'), '-b'] },
  { name: 'import rules', words: [join(root, 'model-tests/bin/import-rules.mjs')] },
  { name: 'statuses by name', words: [join(root, 'model-tests/bin/spelt-statuses.mjs')] },
  { name: 'unused code', words: [tool('knip/bin/knip.js')] },
  { name: 'test-only exports', words: [tool('knip/bin/knip.js'), '--production'] },
  { name: 'chart', words: [join(root, 'machines/order/bin/chart-check.ts')] },
  { name: 'generated files', words: [join(root, 'machines/order/bin/chart-docs.ts'), '--check'] },
  { name: 'first load', words: [join(root, 'web/bin/first-load.ts')] },
];

/** The tests that need neither a browser nor PostgreSQL and take moments. */
export const fastTests = {
  name: 'fast tests',
  words: [
    tool('vitest/vitest.mjs'),
    'run',
    '--project=node',
    '--reporter=dot',
    '--tagsFilter=!slow',
    '--tagsFilter=!postgres',
  ],
};

/** Runs steps, two at a time because most have long stretches on one core, in their order; answers how many passed and failed, and which failed. */
export async function runSteps(steps) {
  const waiting = [...steps];
  const counts = { passed: 0, failed: 0, failures: [] };
  async function lane() {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const passed = await runStep(step);
      counts[passed ? 'passed' : 'failed'] += 1;
      if (!passed) counts.failures.push(`check: ${step.name}`);
    }
  }
  await Promise.all([lane(), lane()]);
  return counts;
}

/** Runs one step, prints a line for it (and what it said, when it failed) and answers whether it passed. */
async function runStep({ name, words }) {
  const began = performance.now();
  const { code, said } = await say(words);
  console.log(reportLine(code === 0 ? 'ok' : 'FAILED', name, began));
  if (code !== 0) console.log(said.trimEnd());
  return code === 0;
}

/** 'ok      types            1.4 s' */
export function reportLine(verdict, name, began) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `${verdict.padEnd(8)}${name.padEnd(18)}${seconds.padStart(6)} s`;
}

function say(words) {
  return new Promise((resolve) => {
    const child = spawn(nodePath(), words, { cwd: root, env: toolEnvironment() });
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('error', (error) => resolve({ code: 1, said: error.message }));
    child.on('close', (code) => resolve({ code, said: Buffer.concat(parts).toString() }));
  });
}
