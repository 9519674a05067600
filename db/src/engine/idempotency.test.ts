import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/on-each-database.ts';
import type { Database } from './database.ts';
import { beginRequest, finishRequest, forgetOldRequests, forgetRequest } from './idempotency.ts';

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

  test('a claim whose process died is taken over, a given back one is free, a done one stays', async () => {
    await begin('e', 'body', 100);
    expect(await begin('e', 'body', 161)).toEqual({ state: 'new' });
    await db.transaction((tx) => forgetRequest(tx, { scope: 's', key: 'e' }));
    expect(await begin('e')).toEqual({ state: 'new' });
    await db.transaction((tx) => finishRequest(tx, { scope: 's', key: 'e' }, { status: 200, reply: null }));
    await db.transaction((tx) => forgetRequest(tx, { scope: 's', key: 'e' }));
    expect(await begin('e', 'body', 9_999)).toEqual({ state: 'done', status: 200, reply: null });
  });

  test('old keys are forgotten', async () => {
    await begin('f', 'body', 5);
    expect(await db.transaction((tx) => forgetOldRequests(tx, 6))).toBe(1);
    expect(await begin('f')).toEqual({ state: 'new' });
  });
});
