import { beforeEach, expect, test } from 'vitest';
import { insertUser } from './account.queries.ts';
import type { Database } from './engine/database.ts';
import {
  beginEnrolment,
  finishEnrolment,
  loadSecondFactor,
  putRecoveryCodes,
  removeSecondFactor,
  tryTimeCode,
  useRecoveryCode,
} from './second-factor.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { noon } from './testing/sample-rows.ts';

const minute = 60_000;
const tries = { free: 5, firstWaitMs: 15 * minute, longestWaitMs: 24 * 60 * minute };

onEachDatabase('a second factor', (open) => {
  let db: Database;
  let userId: string;
  beforeEach(async () => {
    db = await open();
    const user = { email: 'jan@sklep.pl', fullName: 'Jan Żak', roles: ['admin'] as const };
    userId = (await db.transaction((tx) => insertUser(tx, user, noon))).id;
  });

  const begin = (secret = 'secret') => db.transaction((tx) => beginEnrolment(tx, userId, secret));
  const finish = (step: number | null = 10, recoveryCodes = ['first', 'second']) =>
    db.transaction((tx) => finishEnrolment(tx, userId, { at: noon, stepOf: () => step, recoveryCodes }));
  const attempt = (step: number | null, at = noon) =>
    db.transaction((tx) => tryTimeCode(tx, userId, { at, tries, stepOf: () => step }));
  const outcome = async (step: number | null, at = noon) => (await attempt(step, at)).outcome;

  test('counts once a code has confirmed it, and not before', async () => {
    await begin();
    expect([await loadSecondFactor(db, userId), await outcome(11)]).toEqual([null, 'none']);
    expect([await finish(null), await finish(10), await finish(11)]).toEqual([false, true, false]);
    expect(await loadSecondFactor(db, userId)).toEqual({ enrolledAt: noon, recoveryCodesLeft: 2 });
  });

  test('takes a code once, and none of an earlier time after it', async () => {
    await begin();
    await finish(10);
    const seen: string[] = [];
    for (const step of [10, 9, 11, 11, 12]) seen.push(await outcome(step));
    expect(seen).toEqual(['used', 'used', 'right', 'used', 'right']);
  });

  test('takes one of six right codes that come at once', async () => {
    await begin();
    await finish(10);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcome(11)));
    expect(outcomes.toSorted()).toEqual(['right', 'used', 'used', 'used', 'used', 'used']);
  });

  test('makes wrong codes wait after five in a row, twice as long each time, and a day at most', async () => {
    await begin();
    await finish(10);
    const six = await Promise.all(Array.from({ length: 6 }, () => outcome(null)));
    expect(six.toSorted()).toEqual(['waits', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong']);
    const waits: number[] = [];
    let at = noon;
    for (let round = 0; round < 9; round += 1) {
      const tried = await attempt(12, at);
      if (tried.outcome !== 'waits') throw new Error('A right code was looked at before its time');
      waits.push((tried.until - at) / minute);
      at = tried.until;
      expect(await outcome(null, at)).toBe('wrong');
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    expect([await outcome(12, at + 24 * 60 * minute), await outcome(null, at + 25 * 60 * minute)]).toEqual([
      'right',
      'wrong',
    ]);
    expect(await outcome(13, at + 25 * 60 * minute)).toBe('right');
  });

  test('is opened by each of its recovery codes once, also while codes wait, which are free again then', async () => {
    await begin();
    await finish(10);
    for (let wrong = 0; wrong < 5; wrong += 1) await attempt(null);
    const recover = (code: string) => db.transaction((tx) => useRecoveryCode(tx, userId, code));
    expect(await outcome(12)).toBe('waits');
    const six = await Promise.all(Array.from({ length: 6 }, () => recover('first')));
    expect(six.filter(Boolean)).toEqual([true]);
    expect([await recover('first'), await outcome(12), await recover('third')]).toEqual([
      false,
      'right',
      false,
    ]);
    await db.transaction((tx) => putRecoveryCodes(tx, userId, ['third'], noon));
    expect([await recover('second'), await recover('third')]).toEqual([false, true]);
  });

  test('goes on until another one is confirmed in its place, and is gone with its codes when taken away', async () => {
    await begin('old');
    await finish(10);
    await begin('new');
    const secrets: string[] = [];
    const stepOf = (secret: string) => (secrets.push(secret), 11);
    await db.transaction((tx) => tryTimeCode(tx, userId, { at: noon, tries, stepOf }));
    await finish(12, ['fresh']);
    await db.transaction((tx) => tryTimeCode(tx, userId, { at: noon, tries, stepOf }));
    expect(secrets).toEqual(['old', 'new']);
    const remove = () => db.transaction((tx) => removeSecondFactor(tx, userId));
    expect([await remove(), await remove(), await loadSecondFactor(db, userId)]).toEqual([true, false, null]);
    await begin();
    expect(await remove()).toBe(false);
  });
});
