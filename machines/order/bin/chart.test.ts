import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const path = new URL('chart.ts', import.meta.url).pathname;

/** What the command prints with these arguments, and how it ends. */
function chart(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each([
  [['--mermiad'], 'Unknown option: --mermiad. Known are --xstate, --json, --mermaid [phase].'],
  [['delivery'], 'Unknown option: delivery.'],
  [['--mermaid', 'delivry'], 'Unknown phase: delivry. Known are offer, signingMethod,'],
  [['--json', 'delivery'], 'Unexpected argument: delivery.'],
  [['--mermaid', 'delivery', 'offer'], 'Unexpected argument: offer.'],
])('chart %j fails and says why', (args, message) => {
  const { status, stdout, stderr } = chart(...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
});

test('chart prints the picture of one phase, and a line a transition without an option', () => {
  expect(chart('--mermaid', 'delivery')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^%% delivery\nstateDiagram-v2\n(?![^]*%% )/u) as string,
  });
  expect(chart().stdout).toMatch(/^Chart [0-9a-f]{12}: \d+ statuses, \d+ transitions\n/u);
});
