import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, root } from '../../api/bin/node.mjs';

const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const fixture = 'model-tests/fixtures/import-rules';

/** The violations under a folder, and the names of all rules that were asked. */
function cruise(folder, names) {
  const words = [
    cruiser,
    ...names,
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
  ];
  const { stdout, stderr } = spawnSync(nodePath(), words, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  try {
    const { violations, ruleSetUsed } = JSON.parse(stdout).summary;
    return { violations, rules: ruleSetUsed.forbidden };
  } catch {
    throw new Error(`dependency-cruiser failed: ${stderr}`);
  }
}

// A rule that never fires guards nothing: each has to find its fault in the fixture before the sources are looked at.
const seeded = cruise(join(root, fixture), ['machines', 'db', 'api', 'web']);
const fired = new Set(seeded.violations.map(({ rule }) => rule.name));
const faults = seeded.rules
  .filter(({ name }) => !fired.has(name))
  .map(({ name }) => `${name} does not find its fault in ${fixture}`);

const sources = cruise(root, ['machines', 'db', 'api', 'web', 'model-tests']);
for (const { rule, from, to, cycle, via } of sources.violations) {
  const way = (cycle ?? via ?? []).map(({ name }) => name);
  faults.push(
    `${rule.name}: ${way.length > 0 ? [from, ...way].join(' -> ') : from === to ? from : `${from} -> ${to}`}`,
  );
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
