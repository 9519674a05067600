import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { insertClaim } from '../testing/test-queries.ts';
import type { Database } from './database.ts';
import { isUniqueViolation } from './errors.ts';
import { dropStaleClaim, findReply, forgetOldRequests, storeReply } from './idempotency.ts';

onEachDatabase('idempotency keys', (open) => {
  let db: Database;
  beforeAll(async () => void (db = await open()));

  const request = (key: string) => ({ scope: 's', key, hash: 'body' });
  const store = (key: string, at = 100) =>
    db.transaction((tx) => storeReply(tx, { ...request(key), status: 201, text: '{"name":"Żak"}' }, at));

  test('the stored reply is found by its key, of the same content alone and in its own scope', async () => {
    expect(await findReply(db, request('a'))).toEqual({ state: 'none' });
    await store('a');
    expect(await findReply(db, request('a'))).toEqual({ state: 'done', status: 201, text: '{"name":"Żak"}' });
    expect(await findReply(db, { ...request('a'), hash: 'other body' })).toEqual({ state: 'key_reused' });
    expect(await findReply(db, { ...request('a'), scope: 't' })).toEqual({ state: 'none' });
  });

  test('of fifty at once one reply is stored', async () => {
    const stored = await Promise.allSettled(Array.from({ length: 50 }, () => store('b')));
    const refused = stored.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect([refused.length, refused.every(isUniqueViolation)]).toEqual([49, true]);
  });

  test('a claim whose process died is dropped, a young one and a reply stay', async () => {
    const drop = (before: number) => db.transaction((tx) => dropStaleClaim(tx, request('c'), before));
    expect(await drop(100)).toBe('free');
    await db.transaction((tx) => insertClaim(tx, request('c'), { hash: 'body', at: 100 }));
    expect(await findReply(db, request('c'))).toEqual({ state: 'none' });
    expect(await drop(100)).toBe('running');
    expect(await drop(101)).toBe('free');
    await store('c');
    expect(await drop(9_999)).toBe('free');
    expect(await findReply(db, request('c'))).toMatchObject({ state: 'done' });
  });

  test('old keys are forgotten', async () => {
    await store('d', 5);
    expect(await db.transaction((tx) => forgetOldRequests(tx, 6))).toBe(1);
    expect(await findReply(db, request('d'))).toEqual({ state: 'none' });
  });
});
