import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../../api/bin/node.mjs';

// A status is named where it is registered and described. Everything else asks the chart, so that a new status needs no
// other file. The compiler finds who does not: with a register of other names, whoever spells an old one as an
// OrderStatus no longer compiles. A list of them compiles, where nothing says that it is one, and is found by its text.
const mayName = [
  'machines/order/phases/**',
  'machines/order/order.{statuses,config}.ts',
  '**/{testing,demo,bulk,migrations}/**',
  '**/*.test.{ts,tsx}',
  // Where the boxes of the chart's picture stand: written from the chart, and checked against it.
  'machines/diagram/chart-layout.gen.ts',
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
const anyName = names.join('|');
const spelt = new RegExp(`(?<![\\w-])(${anyName})(?![\\w-])`);
const list = new RegExp(`\\[\\s*(?:(['"\`])(?:${anyName})\\1\\s*,?\\s*)+\\]`, 'g');

// A rule that never fires guards nothing: in every workspace the fixture spells statuses in the ways in which it can be done.
const faulty = readFileSync(join(root, 'model-tests/fixtures/spelt-statuses/spelt-statuses.ts'), 'utf8');
const fixtureOf = (workspace) =>
  workspace === 'machines' ? 'machines/order/spelt-statuses.ts' : `${workspace}/src/spelt-statuses.ts`;
const fixtures = workspaces.map((workspace) => join(root, fixtureOf(workspace)));

const api = new API({
  cwd: root,
  fs: {
    readFile: (path) => (path === register ? renamed : fixtures.includes(path) ? faulty : undefined),
    fileExists: (path) => (fixtures.includes(path) ? true : undefined),
    getAccessibleEntries: (path) => {
      const fixture = fixtures.find((each) => dirname(each) === path);
      if (fixture === undefined) return undefined;
      const entries = readdirSync(path, { withFileTypes: true });
      const named = (folders) =>
        entries.filter((each) => each.isDirectory() === folders).map(({ name }) => name);
      return { files: [...named(false), basename(fixture)], directories: named(true) };
    },
  },
});

/** The lines of a file that no longer compile or begin a list of statuses, as `file:line text`. */
function faultsIn(program, file, text) {
  const lines = text.split('\n');
  const places = [
    ...program.getSemanticDiagnostics(join(root, file)).map(({ pos }) => pos),
    ...[...text.matchAll(list)].map(({ index }) => index),
  ];
  const found = new Set(places.map((place) => text.slice(0, place).split('\n').length));
  return [...found].map((line) => `${file}:${line} ${lines[line - 1].trim()}`);
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
    .flatMap(([file, text]) => faultsIn(program, file, text));
  const seeded = faultsIn(program, fixtureOf(workspace), faulty);
  const wanted = faulty.split('\n').filter((line) => spelt.test(line)).length;
  return seeded.length === wanted
    ? named
    : [...named, `the rule finds ${seeded.length} of ${wanted} faults in its fixture in ${workspace}`];
}

const faults = workspaces.flatMap(findings);
api.close();
for (const fault of faults) console.error(`a status is spelt outside of machines/order/phases: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
