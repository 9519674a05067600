import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from './page-blocks.ts';

/** A folder that is taken for a machine: what the page does under /opt, /etc, /var and /root happens in it. */
export interface StandInMachine {
  readonly prefix: string;
  /** Runs commands of the page in the shell; answers what they printed, throws with it where one fails. */
  readonly perform: (commands: string) => Promise<string>;
  /** Ends the server that the page started, and removes everything when it is gone. */
  readonly end: () => Promise<void>;
}

/** `replaced`: what the page's placeholders are here. `database`: the test's cluster, in place of the machine's. */
export function standInMachine(
  replaced: Readonly<Record<string, string>>,
  database: { readonly folder: string; readonly user: string },
): StandInMachine {
  const prefix = mkdtempSync(join(tmpdir(), 'installed-'));
  for (const path of [
    'root',
    'var/lib',
    'var/backups',
    'etc/systemd/system',
    'etc/nginx/sites-available',
    'etc/nginx/sites-enabled',
    'opt',
  ])
    mkdirSync(join(prefix, path), { recursive: true });
  const env = {
    PATH: [join(import.meta.dirname, 'stand-ins'), process.env['PATH'], '/usr/sbin'].join(delimiter),
    ...(process.env['LD_LIBRARY_PATH'] ? { LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] } : {}),
    SETTINGS: join(prefix, 'etc/order-financing/settings'),
    TEST_PREFIX: prefix,
    TEST_PGHOST: database.folder,
    TEST_PGUSER: database.user,
  };
  const here = (commands: string): string =>
    Object.entries(replaced)
      .reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), commands)
      .replaceAll(/(?<![\w.])\/(?=(?:opt|etc|var|root)\b)/gu, `${prefix}/`);
  const inShell = async (commands: string): Promise<string> => {
    const words = ['-euo', 'pipefail', '-c', commands];
    const { stdout } = await promisify(execFile)('/bin/bash', words, { cwd: checkout, env, timeout: 60_000 });
    return stdout;
  };
  return {
    prefix,
    perform: (commands) => inShell(here(commands)),
    async end() {
      if (existsSync(join(prefix, 'server.pid'))) await inShell('systemctl stop order-financing.service');
      await rm(prefix, { recursive: true, force: true });
    },
  };
}
