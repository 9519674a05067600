import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../../api/bin/node.mjs';

// A status is named where it is registered and described. Everything else asks the chart, so that a new status needs no
// other file. The compiler finds who does not: with a register of other names, whoever spells an old one as an
// OrderStatus no longer compiles.
const mayName = [
  'machines/order/phases/**',
  'machines/order/order.{statuses,config}.ts',
  '**/{testing,demo,bulk,migrations}/**',
  '**/*.test.{ts,tsx}',
];
const workspaces = ['machines', 'db', 'api', 'web'];

const register = join(root, 'machines/order/order.statuses.ts');
const registered = readFileSync(register, 'utf8');
const names = [...registered.slice(0, registered.indexOf('as const')).matchAll(/'(\w+)'/g)].map(
  ([, name]) => name,
);
const renamed = registered.replace(/'(\w+)'/g, (whole, name) =>
  names.includes(name) ? `'${name}\u00b7'` : whole,
);
const spelt = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`);

// A rule that never fires guards nothing: the fixture spells statuses in the ways in which it can be done.
const fixture = { folder: join(root, 'machines/order'), name: 'spelt-statuses.ts' };
const faulty = readFileSync(join(root, 'model-tests/fixtures/spelt-statuses', fixture.name), 'utf8');
const isFixture = (path) => path === join(fixture.folder, fixture.name);

const api = new API({
  cwd: root,
  fs: {
    readFile: (path) => (path === register ? renamed : isFixture(path) ? faulty : undefined),
    fileExists: (path) => (isFixture(path) ? true : undefined),
    getAccessibleEntries: (path) => {
      if (path !== fixture.folder) return undefined;
      const entries = readdirSync(path, { withFileTypes: true });
      const named = (folders) =>
        entries.filter((each) => each.isDirectory() === folders).map(({ name }) => name);
      return { files: [...named(false), fixture.name], directories: named(true) };
    },
  },
});

/** The lines of a file that no longer compile, as `file:line text`. */
function broken(program, file, text) {
  const lines = text.split('\n');
  const found = program
    .getSemanticDiagnostics(join(root, file))
    .map(({ pos }) => text.slice(0, pos).split('\n').length);
  return [...new Set(found)].map((line) => `${file}:${line} ${lines[line - 1].trim()}`);
}

function findings(workspace) {
  const config = join(root, workspace, 'tsconfig.json');
  const { program } = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  const files = globSync(`${workspace}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(^|[/\\])(node_modules|dist)$/.test(path),
  });
  const named = files
    .filter((file) => !mayName.some((glob) => matchesGlob(file, glob)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])
    .filter(([, text]) => spelt.test(text))
    .flatMap(([file, text]) => broken(program, file, text));
  if (workspace !== 'machines') return named;
  const seeded = broken(program, join('machines/order', fixture.name), faulty);
  const wanted = faulty.split('\n').filter((line) => spelt.test(line)).length;
  return seeded.length === wanted
    ? named
    : [...named, `the rule finds ${seeded.length} of ${wanted} faults in its fixture`];
}

const faults = workspaces.flatMap(findings);
api.close();
for (const fault of faults) console.error(`a status is spelt outside of machines/order/phases: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
