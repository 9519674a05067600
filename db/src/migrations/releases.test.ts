import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadApplication } from '../application.queries.ts';
import { listCompanyNames } from '../company.queries.ts';
import { loadDraft } from '../draft.queries.ts';
import type { Database } from '../engine/database.ts';
import { findReply } from '../engine/idempotency.ts';
import { listUnappliedInboxEntries } from '../engine/inbox-list.ts';
import { claimInboxEntries } from '../engine/inbox.ts';
import { claimEffects } from '../engine/outbox-claims.ts';
import { openDatabase } from '../engine/open-database.ts';
import { loadOrderDetails } from '../order-details.queries.ts';
import { checkHistory } from '../order-history.queries.ts';
import { countOrders } from '../order-list.queries.ts';
import { searchOrders } from '../order-search.queries.ts';
import { loadOrdersByIds } from '../order.queries.ts';
import { freshPostgres, realPostgres, testKeys } from '../testing/on-each-database.ts';
import { readRelease, releaseToPostgres, releaseToSqlite, type Release } from '../testing/release.ts';
import { checkKeys } from '../upkeep/check-keys.ts';
import { rotateKeys } from '../upkeep/rotate-keys.ts';
import { sealedTables } from '../upkeep/sealed-tables.ts';

const folder = new URL('./releases/', import.meta.url);
const endOfTime = Date.UTC(2100, 0, 1);
const everyShop = { shopIds: null };

/** Where the release's database is, to be opened with any keys. */
interface Made {
  readonly url: string;
  readonly remove: () => Promise<void> | void;
}

function onSqlite(release: Release): Made {
  const directory = mkdtempSync(join(tmpdir(), 'release-'));
  const path = join(directory, 'test.db');
  releaseToSqlite(release, path);
  return { url: `sqlite:${path}`, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

async function onPostgres(release: Release): Promise<Made> {
  const { database, url, remove } = await freshPostgres('template0');
  await releaseToPostgres(release, database);
  await database.close();
  return { url, remove };
}

function holds(release: Release, make: (release: Release) => Made | Promise<Made>): void {
  let made: Made;
  let db: Database;
  const ids = (release.rows['orders'] ?? []).map(({ id }) => String(id));
  beforeAll(async () => {
    made = await make(release);
    db = openDatabase(made.url, release);
    await db.migrate();
  });
  afterAll(async () => {
    await db.close();
    await made.remove();
  });

  test('is brought forward with every row', async () => {
    expect(await db.isCurrent()).toBe(true);
    const isTransfer = ({ mode, status }: Readonly<Record<string, unknown>>) =>
      mode === '1PLN' && status === 'completed';
    const awaitsAcceptance = ({ status, facts }: Readonly<Record<string, unknown>>) =>
      status === 'attachments_uploaded' && String(facts).includes('"method":"paper"');
    const uploaded = (release.rows['orders'] ?? []).filter(awaitsAcceptance);
    /** What older releases did not write down: of evidence, the signed agreement and what was signed on paper, and the złoty of verifications. */
    const learned: Readonly<Record<string, number>> = {
      order_events: 2 * ids.length + uploaded.length,
      payments: (release.rows['bank_verifications'] ?? []).filter(isTransfer).length,
    };
    for (const [table, rows] of Object.entries(release.rows).filter(
      ([name]) => !name.startsWith('kysely_'),
    )) {
      const stored = await sql`select 1 from ${sql.table(table)}`.execute(db.kysely);
      expect([table, stored.rows.length]).toEqual([table, rows.length + (learned[table] ?? 0)]);
    }
  });

  test('has orders that load with all that belongs to them, and histories that fold to them', async () => {
    expect(ids.length).toBeGreaterThan(20);
    const orders = await loadOrdersByIds(db, ids);
    expect(orders.map(({ id }) => id)).toEqual(ids);
    for (const order of orders) {
      expect(await checkHistory(db, order.id)).toBeNull();
      const { items, persons, company, events } = await loadOrderDetails(db, order, true);
      const application = await loadApplication(db, order.id);
      expect(application).toMatchObject({ items, persons, company });
      expect(events.length).toBeGreaterThan(0);
    }
    expect(orders.some(({ contact }) => contact !== null)).toBe(true);
  });

  test('counts its orders by status', async () => {
    const orders = await loadOrdersByIds(db, ids);
    const byStatus = Object.groupBy(orders, ({ status }) => status);
    const counts = Object.entries(byStatus).map(([status, found]) => [status, found.length]);
    expect(await countOrders(db, everyShop)).toEqual(Object.fromEntries(counts));
  });

  test('finds its orders by number and by their companies', async () => {
    const found = async (typed: string): Promise<string[]> =>
      (await searchOrders(db, typed, everyShop, { size: 100 })).orders.map(({ id }) => id);
    for (const { id, number } of await loadOrdersByIds(db, ids)) expect(await found(number)).toEqual([id]);
    const names = await listCompanyNames(db, ids);
    expect(names.size).toBeGreaterThan(5);
    for (const [id, name] of names) expect(await found(name)).toContain(id);
    for (const id of names.keys()) {
      const { company } = await loadApplication(db, id);
      expect(await found(company?.vatId ?? '')).toContain(id);
    }
  });

  test('goes on with what waits: draft, effects, webhook events, stored replies', async () => {
    const [draft] = release.rows['drafts'] ?? [];
    expect(await loadDraft(db, String(draft?.['order_id']))).toMatchObject({
      data: { company_attributes: { pesel: '80010112357' } },
      typedNumbers: [{ path: 'pesel', version: 1 }],
    });
    const all = { now: endOfTime, leaseMs: 1 };
    const effects = await db.transaction((tx) =>
      claimEffects(tx, { ...all, shares: [{ effects: { except: [] }, limit: 1_000 }] }),
    );
    expect(effects.map(({ key }) => key)).toEqual(expect.arrayContaining(['open', 'reset']));
    const entries = await db.transaction((tx) => claimInboxEntries(tx, { ...all, limit: 10 }));
    expect(entries).toMatchObject([{ notificationId: 'waits', event: { status: 'completed' } }]);
    expect(await listUnappliedInboxEntries(db)).toMatchObject([{ notificationId: 'refused' }]);
    const request = { scope: 'release', key: 'answered', hash: 'hash' };
    expect(await findReply(db, request)).toMatchObject({ text: '{"contact":"Łucja Żak"}' });
  });

  test('opens every sealed value under its keys, and has one of each kind', async () => {
    expect(await checkKeys(db)).toEqual({ wrong: [], missing: [] });
    const turned = openDatabase(made.url, { keys: [...testKeys, ...release.keys] });
    const rotated = await rotateKeys(turned);
    await turned.close();
    expect(rotated.filter(({ unreadable }) => unreadable > 0)).toEqual([]);
    const storedAs = (column: string) => column.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
    // A table that the release had may have got its sealed columns later.
    const known = Object.values(sealedTables).filter(({ name, columns }) =>
      Object.keys(columns).some((column) => storedAs(column) in (release.rows[name]?.[0] ?? {})),
    );
    expect(known.length).toBeGreaterThan(10);
    const empty = rotated.filter(({ resealed }) => resealed === 0).map(({ table }) => table);
    expect(empty.filter((table) => known.some(({ name }) => name === table))).toEqual([]);
    for (const { name, columns } of known)
      for (const column of Object.keys(columns)) {
        const stored = storedAs(column);
        const filled = (release.rows[name] ?? []).filter((row) => row[stored] !== null);
        expect([name, column, filled.length > 0]).toEqual([name, column, true]);
      }
  });
}

describe.each(readdirSync(folder))('a database of the release %s', (file) => {
  const release = readRelease(new URL(file, folder));
  describe('on SQLite', () => holds(release, onSqlite));
  describe.skipIf(!realPostgres())('on PostgreSQL', () => holds(release, onPostgres));
});
