// @module-tag slow
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { minimalEnvironment } from '../testing/minimal-environment.ts';
import { serverScript } from '../testing/server-process.ts';

const copyScript = join(import.meta.dirname, '../backup/copy-data.ts');

/** Starts a command as most shells do: what it makes may be read by everybody on the machine. */
const openly = (words: readonly string[], dataDir: string): ChildProcess =>
  spawn('/bin/sh', ['-c', 'umask 022; exec "$0" "$@"', process.execPath, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...minimalEnvironment(), DATA_DIR: dataDir, PORT: '0' },
  });

/** What others than the owner may do with a folder or anything in it: 'mode path'. */
function openToOthers(folder: string): string[] {
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  const within = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return { path, mode: modeOf(path), wanted: entry.isDirectory() ? '700' : '600' };
  });
  return [{ path: folder, mode: modeOf(folder), wanted: '700' }, ...within]
    .filter(({ mode, wanted }) => mode !== wanted)
    .map(({ path, mode }) => `${mode} ${path.slice(folder.length)}`);
}

test.skipIf(process.platform === 'win32')(
  'nobody else on the machine reads data, keys, logs of the database, the simulators’ or a backup',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'private-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [data, backup, restored] = ['data', 'backup', 'restored'].map((name) => join(folder, name));
    if (data === undefined || backup === undefined || restored === undefined) throw new Error('unreachable');
    const server = openly([serverScript], data);
    onTestFinished(() => void server.kill('SIGKILL'));
    for await (const part of server.stdout ?? []) if (String(part).includes('Aplikacja')) break;
    const names = readdirSync(data);
    expect(names).toEqual(
      expect.arrayContaining(['database.sqlite', 'database.sqlite-wal', 'files', 'keys', 'simulators']),
    );
    expect(openToOthers(data)).toEqual([]);

    const ended = async (child: ChildProcess) => (await once(child, 'exit'))[0] as unknown;
    expect(await ended(openly([copyScript, 'backup', backup], data))).toBe(0);
    expect(openToOthers(backup)).toEqual([]);
    expect(await ended(openly([copyScript, 'restore', backup], restored))).toBe(0);
    expect(openToOthers(restored)).toEqual([]);
  },
);
