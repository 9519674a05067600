import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { initialData, products } from './vendure-shop.ts';

/**
 * Vendure with its default process of orders and no plugins. Its packages come from the folder PEERS_DIR, so what is used of
 * them is typed here; of this project it takes the driver of SQLite alone. The file FILE is as durable as ours.
 */
interface Vendure {
  readonly bootstrap: (config: object) => Promise<App>;
  readonly Populator: abstract new () => Populator;
  readonly Importer: abstract new () => Importer;
  readonly DefaultLogger: new (settings: { level: number }) => object;
  readonly LogLevel: { readonly Warn: number };
}

interface Populator {
  readonly populateInitialData: (data: typeof initialData) => Promise<void>;
}

interface Importer {
  readonly parseAndImport: (csv: string, language: string) => Imports;
}

interface Imports {
  readonly subscribe: (seen: {
    next: (progress: Imported) => void;
    error: (error: Error) => void;
    complete: () => void;
  }) => void;
}

interface Imported {
  readonly errors?: readonly string[];
}

interface App {
  readonly get: <T>(service: abstract new () => T) => T;
  readonly getHttpServer: () => Server;
}

const { PEERS_DIR = '', FILE = '' } = process.env;
const vendure = createRequire(join(PEERS_DIR, 'package.json'))('@vendure/core') as Vendure;

function prepareDatabase(database: Sqlite.Database): void {
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('cache_size = -32768');
  database.pragma('wal_autocheckpoint = 4000');
  database.pragma('temp_store = memory');
}

const app = await vendure.bootstrap({
  apiOptions: { hostname: '127.0.0.1', port: 0 },
  authOptions: { tokenMethod: 'bearer', superadminCredentials: { identifier: 'bench', password: 'bench' } },
  dbConnectionOptions: {
    type: 'better-sqlite3',
    driver: Sqlite,
    database: FILE,
    synchronize: true,
    prepareDatabase,
  },
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Warn }),
});
await app.get(vendure.Populator).populateInitialData(initialData);
await new Promise<void>((resolve, reject) => {
  app
    .get(vendure.Importer)
    .parseAndImport(products, initialData.defaultLanguage)
    .subscribe({
      next: ({ errors = [] }) => {
        if (errors.length > 0) reject(new Error(errors.join()));
      },
      error: reject,
      complete: resolve,
    });
});
const { port } = app.getHttpServer().address() as AddressInfo;
process.stdout.write(`http://127.0.0.1:${port}\n`);
process.on('SIGTERM', () => process.exit(0));
