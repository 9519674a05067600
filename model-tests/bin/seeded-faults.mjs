import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from '../../api/bin/install.mjs';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';
import { prepareChromium } from './prepare.mjs';

// npm run faults: breaks a copy of the sources in one place after another; what is named beside it has to find each. `-- screens`
// takes those alone whose names hold the word.
install();
prepareChromium();

const vitest = (...files) => ['node_modules/vitest/vitest.mjs', 'run', '--project=node', ...files];
const walks = (pattern) => [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'model-tests/walks.config.ts',
  '-g',
  pattern,
];

/** The sources are changed from `sound` to `broken`; the words have to be among what the finder says. */
const faults = [
  {
    name: 'a transition that skips a check',
    file: 'machines/order/phases/initial-payment/initial-payment.states.ts',
    sound: "when('salesman', 'pos', 'onPlaceAllowed')",
    broken: "when('salesman', 'pos')",
    finder: vitest('machines/testing/oracle/oracle.test.ts'),
    words: 'ACCEPT_PAYMENT_ON_PLACE',
  },
  {
    name: 'two screens swapped',
    file: 'web/src/features/order-flow/pages/screen-registry.ts',
    sound: "import('../screens/sumup/sumup-screen.tsx')).SumupScreen",
    broken: "import('../screens/update-vat-id/update-vat-id-screen.tsx')).UpdateVatIdScreen",
    pages: true,
    finder: walks('client, sumup: CONFIRM_SUMMARY'),
    words: 'client, sumup: CONFIRM_SUMMARY',
  },
  {
    name: 'a permission widened',
    file: 'machines/contract/roles.ts',
    sound: '  seeChart: staff,',
    broken: "  seeChart: [...staff, 'shop_employee'],",
    finder: vitest('api/src/http/contract-rows.test.ts', 'model-tests/docs.test.ts'),
    words: 'getChart',
  },
  {
    name: 'a status without a page object',
    file: 'model-tests/walks/pages/client-screens.ts',
    sound:
      "    CHOOSE_COURIER: again('Kurier'),\n    RELAUNCH_SIGNATURE: again('Podpis elektroniczny jeszcze raz'),\n",
    broken: '',
    pages: true,
    finder: walks('client, qes_failed'),
    words: 'This page has nothing for CHOOSE_COURIER',
  },
  {
    name: 'a mapping forgotten',
    file: 'api/src/hosting/accept-chart.ts',
    sound: 'if (unknown.size > 0) {',
    broken: 'if (unknown.size > 1_000) {',
    finder: vitest('api/src/modules/chart/release/release-gate.test.ts'),
    words: 'release-gate.test.ts',
  },
];

const wanted = process.argv.slice(2).join(' ');
const tried = faults.filter(({ name }) => name.includes(wanted));
const copy = mkdtempSync(join(tmpdir(), 'faults-'));
const buildPages = `const { buildWeb } = await import(${JSON.stringify(pathToFileURL(join(copy, 'api/bin/build-web.mjs')).href)}); buildWeb();`;
try {
  copySources();
  const missed = tried.filter((fault) => !isFound(fault)).map(({ name }) => name);
  console.log(`\n${tried.length - missed.length} of ${tried.length} seeded faults found`);
  for (const name of missed) console.log(`  missed: ${name}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Everything that git knows of, beside links to the installed packages; the workspaces are the copy's own. */
function copySources() {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  for (const name of stdout.toString().split('\0').filter(Boolean)) {
    mkdirSync(join(copy, dirname(name)), { recursive: true });
    copyFileSync(join(root, name), join(copy, name));
  }
  link('node_modules', '@app');
  mkdirSync(join(copy, 'node_modules/@app'));
  for (const name of ['machines', 'db', 'api', 'web', 'model-tests'])
    symlinkSync(`../../${name}`, join(copy, 'node_modules/@app', name));
}

function link(folder, apart) {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder)))
    if (name !== apart) symlinkSync(join(root, folder, name), join(copy, folder, name));
}

function isFound({ name, file, sound, broken, pages, finder, words }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(sound)) throw new Error(`${name}: ${file} no longer holds ${sound}`);
  const began = performance.now();
  writeFileSync(
    path,
    text.replace(sound, () => broken),
  );
  try {
    if (pages) run(['--input-type=module', '--eval', buildPages]);
    const { status, said } = run(finder);
    const found = status !== 0 && said.includes(words);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${found ? 'found ' : 'MISSED'}  ${name}, by ${finder.at(-1)} (${seconds} s)`);
    if (!found) console.log(said.slice(-2_000));
    return found;
  } finally {
    writeFileSync(path, text);
  }
}

function run(words) {
  const { status, stdout, stderr } = spawnSync(nodePath(), words, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...toolEnvironment(), NO_COLOR: '1' },
    maxBuffer: 1 << 28,
  });
  return { status, said: stdout + stderr };
}
