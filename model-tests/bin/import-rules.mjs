import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { nodePath, root } from '../../api/bin/node.mjs';

const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const fixture = 'model-tests/fixtures/import-rules';

const config = join(root, '.dependency-cruiser.cjs');
const { exclude } = createRequire(import.meta.url)(config).options;
const withoutTests = ['--exclude', `${exclude.path}|[.]test[.]tsx?$|/testing/`];

async function cruise(folder, words) {
  const all = [cruiser, ...words, '--config', config, '--output-type', 'json'];
  const child = spawn(nodePath(), all, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    const { violations, ruleSetUsed } = JSON.parse(stdout).summary;
    return { violations, rules: ruleSetUsed.forbidden };
  } catch {
    throw new Error(`dependency-cruiser failed: ${stderr}`);
  }
}

/** The violations under a folder, and all rules. Rules of folders are asked without tests, which use what stands beside them. */
async function violationsIn(folder, names) {
  const [modules, folders] = await Promise.all([
    cruise(folder, names),
    cruise(folder, [...names, ...withoutTests]),
  ]);
  const { rules } = modules;
  const ofFolders = new Set(rules.filter(({ scope }) => scope === 'folder').map(({ name }) => name));
  const violations = [
    ...modules.violations.filter(({ rule }) => !ofFolders.has(rule.name)),
    ...folders.violations.filter(({ rule }) => ofFolders.has(rule.name)),
  ];
  return { violations, rules };
}

// A rule that never fires guards nothing: each has to find its fault in the fixture before the sources are looked at.
const seeded = await violationsIn(join(root, fixture), ['machines', 'db', 'api', 'web']);
const fired = new Set(seeded.violations.map(({ rule }) => rule.name));
const faults = seeded.rules
  .filter(({ name }) => !fired.has(name))
  .map(({ name }) => `${name} does not find its fault in ${fixture}`);

// What is named by a path that is put together at run time is no import to the cruiser.
const workspaces = ['machines', 'db', 'api', 'web', 'model-tests'];
const upwards = new RegExp(`['"\`]((?:[.][.]/)+(?:${workspaces.join('|')})/)(?!dist\\b)`, 'g');

/** Whether a file names a place in another workspace than its own. */
function reachesOut(folder, name) {
  const paths = readFileSync(join(folder, name), 'utf8').matchAll(upwards);
  return [...paths].some(([, path]) => workspaces.includes(join(dirname(name), path).replace(/[/\\]$/, '')));
}

/** The files under a folder that name a place in another workspace: its sources are nobody's business but its own. */
function reachingIn(folder) {
  const names = workspaces.map((name) => `${name}/**/*.{ts,tsx}`);
  const skipped = (path) => /(^|[/\\])(node_modules|dist|fixtures|bin)$/.test(path);
  return globSync(names, { cwd: folder, exclude: skipped }).filter((name) => reachesOut(folder, name));
}

if (!reachingIn(join(root, fixture)).includes(join('web', 'src', 'entry-points-by-path.ts')))
  faults.push(`entry-points-by-path does not find its fault in ${fixture}`);
for (const name of reachingIn(root))
  faults.push(`entry-points-by-path: ${name} names a path in another workspace; export what it needs`);

const sources = await violationsIn(root, ['machines', 'db', 'api', 'web', 'model-tests']);
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
