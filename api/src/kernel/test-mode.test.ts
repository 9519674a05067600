import { expect, test } from 'vitest';
import type { Mode } from './settings/parse-environment.ts';
import { isTestMode } from './test-mode.ts';

test('the demo and a sandbox say everywhere that nothing is real, production nowhere by itself (F044)', () => {
  const hosts = ['wniosek.alfabeta.example', 'beta.firma.example', 'staging.firma.example', 'localhost:3000'];
  for (const host of hosts) {
    const told = (mode: Mode) => isTestMode(mode, false, `https://${host}`);
    expect([host, told('demo'), told('sandbox'), told('production')]).toEqual([host, true, true, false]);
  }
});

test('a production that says so itself is a test where a whole label of its host says so too (NOTIFY-026)', () => {
  const told = (host: string) => isTestMode('production', true, `https://${host}`);
  expect(['beta.firma.example', 'wniosek.staging.firma.example', 'localhost:3000'].map(told)).toEqual([
    true,
    true,
    true,
  ]);
  for (const host of ['wniosek.alfabeta.example', 'wniosek.example', 'beta-firma.example'])
    expect(() => told(host)).toThrow('TEST_MODE=on asks for a host with a label of its own');
});
