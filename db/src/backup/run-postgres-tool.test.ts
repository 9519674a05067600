import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runPostgresTool } from './run-postgres-tool.ts';

/** Runs a tool that writes down what anybody can read of it, its words, and then its password. */
async function seenOf(databaseUrl: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" "\${PGPASSWORD-none}" > '${folder}/seen'\n`;
  writeFileSync(join(folder, 'pg_dump'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  vi.stubEnv('PGPASSWORD', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  await runPostgresTool('pg_dump', databaseUrl, ['--format=custom']);
  return readFileSync(join(folder, 'seen'), 'utf8').trimEnd().split('\n');
}

test.skipIf(process.platform === 'win32').for([
  ['postgres://u:p%40ss@h:5432/d?sslmode=require', 'postgres://u@h:5432/d?sslmode=require', 'p@ss'],
  ['postgresql://u:p@ss@h1:1,h2:2/d', 'postgresql://u@h1:1,h2:2/d', 'p@ss'],
  ['postgres:///d?host=/run/pg&password=p%26q&user=u', 'postgres:///d?host=/run/pg&user=u', 'p&q'],
  ['postgres://u@h/d', 'postgres://u@h/d', 'none'],
] as const)('of %s the tool’s words hold no password', async ([url, address, password]) => {
  expect(await seenOf(url)).toEqual([`--dbname=${address}`, '--format=custom', password]);
});
