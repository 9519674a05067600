import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CannotRun } from '../part.ts';
import { startChild, type Child } from '../servers/child.ts';

const packages = '@vendure/core@3.7.3 typeorm@0.3.31';

/** A folder outside the project that has the packages of Vendure, and which version they are. */
interface Installed {
  readonly folder: string;
  readonly version: string;
}

/** Looks for Vendure in the folder that `PEERS_DIR` names; where it is not there, says how it comes there. */
export function installedVendure(): Installed {
  const folder = process.env['PEERS_DIR'];
  const about = folder && join(folder, 'node_modules/@vendure/core/package.json');
  if (!about || !existsSync(about))
    throw new CannotRun(
      [
        folder
          ? `There is no Vendure in the folder that PEERS_DIR names, ${folder}.`
          : 'PEERS_DIR is not set: it has to name a folder with the packages of Vendure.',
        'The part peers measures Vendure, which is no part of this project. Install it in a folder of its own and name that:',
        `  npm install --prefix /some/folder --save-exact ${packages}`,
        '  PEERS_DIR=/some/folder npm run bench -- --only peers',
      ].join('\n'),
    );
  const { version } = JSON.parse(readFileSync(about, 'utf8')) as { readonly version: string };
  return { folder: resolve(folder), version };
}

/** Starts it over an empty database in a folder that goes with it, without its telemetry. */
export async function startVendure({ folder }: Installed): Promise<Child> {
  const data = mkdtempSync(join(tmpdir(), 'peer-'));
  const remove = (): void => rmSync(data, { recursive: true, force: true });
  const child = await startChild(join(import.meta.dirname, 'vendure-server.ts'), {
    PEERS_DIR: folder,
    FILE: join(data, 'vendure.sqlite'),
    NODE_ENV: 'production',
    VENDURE_DISABLE_TELEMETRY: 'true',
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    ...child,
    async end() {
      await child.end();
      remove();
    },
  };
}
