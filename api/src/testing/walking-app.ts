import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@app/db';
import { createApp } from '../app.ts';
import { orderChanges } from '../kernel/order-changes.ts';
import { readEnv, type Settings } from '../kernel/env.ts';
import { diskFiles } from '../kernel/files/disk-files.ts';
import { sealedFiles } from '../kernel/files/sealed-files.ts';
import { readJournal } from '../kernel/reads/read-journal.ts';
import type { Ports } from '../kernel/ports.ts';
import { scriptedProviders } from './scripted-providers.ts';
import { unwatched } from './unwatched.ts';

/**
 * The application over a database for walks of many steps: scripted providers, a clock that the walk moves, and nobody
 * who performs the outbox, so that what an event asked for can be looked at.
 */
export function walkingApp(db: Database, publicUrl = () => 'http://127.0.0.1') {
  const folder = mkdtempSync(join(tmpdir(), 'walk-'));
  const base = readEnv({ DATA_DIR: folder, PUBLIC_URL: 'http://127.0.0.1' });
  const freely = { points: 1e9, seconds: 60 };
  const rates = Object.fromEntries(
    Object.keys(base.rates).map((name) => [name, freely]),
  ) as unknown as Settings['rates'];
  const clock = { now: Date.UTC(2026, 10, 2, 9) };
  const registry = { knows: true };
  const watching = unwatched();
  const ports: Ports = {
    settings: { ...base, rates },
    db,
    files: sealedFiles(diskFiles(join(folder, 'files'))),
    providers: scriptedProviders(() => registry.knows),
    paymentFormUrl: 'https://provider.example/',
    changes: orderChanges(),
    reads: readJournal(db, watching.log),
    now: () => clock.now,
    publicUrl,
    wakeOutbox: () => undefined,
    ...watching,
  };
  return {
    ports,
    app: createApp(ports),
    clock,
    registry,
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What walkingApp answers. */
export type WalkingApp = ReturnType<typeof walkingApp>;
