import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/on-each-database.ts';
import type { Database } from './database.ts';
import { beginRequest, dropStaleClaim, finishRequest, forgetOldRequests } from './idempotency.ts';

onEachDatabase('idempotency keys', (open) => {
  let db: Database;
  beforeAll(async () => void (db = await open()));

  const begin = (key: string, hash = 'body', at = 100) =>
    db.transaction((tx) => beginRequest(tx, { scope: 's', key }, { hash, at, staleBefore: at - 60 }));

  test('the first goes on, others wait, and after the end they get the stored reply', async () => {
    expect(await begin('a')).toEqual({ state: 'new' });
    expect(await begin('a')).toEqual({ state: 'in_flight' });
    const reply = { id: 1, name: 'Żak' };
    await db.transaction((tx) => finishRequest(tx, { scope: 's', key: 'a' }, { status: 201, reply }));
    expect(await begin('a')).toEqual({ state: 'done', status: 201, reply });
  });

  test('a key with another body is another request', async () => {
    await begin('b');
    expect(await begin('b', 'other body')).toEqual({ state: 'key_reused' });
  });

  test('the same key in another scope is another key', async () => {
    await begin('c');
    const other = db.transaction((tx) =>
      beginRequest(tx, { scope: 't', key: 'c' }, { hash: 'body', at: 100, staleBefore: 0 }),
    );
    expect(await other).toEqual({ state: 'new' });
  });

  test('of fifty at once one goes on', async () => {
    const states = await Promise.all(Array.from({ length: 50 }, () => begin('d')));
    expect(states.filter(({ state }) => state === 'new')).toHaveLength(1);
    expect(states.filter(({ state }) => state === 'in_flight')).toHaveLength(49);
  });

  test('a claim whose process died is taken over or dropped, a young one and a done one stay', async () => {
    const key = { scope: 's', key: 'e' };
    const drop = (before: number) => db.transaction((tx) => dropStaleClaim(tx, key, before));
    expect(await drop(100)).toBe('free');
    await begin('e', 'body', 100);
    expect(await begin('e', 'body', 161)).toEqual({ state: 'new' });
    expect(await drop(161)).toBe('running');
    expect(await begin('e')).toEqual({ state: 'in_flight' });
    expect(await drop(162)).toBe('free');
    expect(await begin('e')).toEqual({ state: 'new' });
    await db.transaction((tx) => finishRequest(tx, key, { status: 200, reply: null }));
    expect(await drop(9_999)).toBe('free');
    expect(await begin('e', 'body', 9_999)).toEqual({ state: 'done', status: 200, reply: null });
  });

  test('old keys are forgotten', async () => {
    await begin('f', 'body', 5);
    expect(await db.transaction((tx) => forgetOldRequests(tx, 6))).toBe(1);
    expect(await begin('f')).toEqual({ state: 'new' });
  });
});
