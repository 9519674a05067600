import { beforeAll, expect, test } from 'vitest';
import { insertUser, invalidatePassword, saveUser, setPassword } from './account.queries.ts';
import type { Database } from './engine/database.ts';
import { isUniqueViolation } from './engine/errors.ts';
import {
  clearLoginFailures,
  countLoginAttempt,
  forgetLoginFailures,
  forgetOldSources,
  forgetSourcesOf,
  isKnownSource,
  rememberSource,
} from './login-attempt.queries.ts';
import { findPasswordLink, insertPasswordLink, startPasswordLink } from './password-link.queries.ts';
import {
  endSession,
  endUserSessions,
  forgetEndedSessions,
  insertSession,
  loadSession,
  touchSession,
} from './session.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeShop, noon } from './testing/sample-rows.ts';
import { holdUser, listUsers, loadUserByEmail } from './user.queries.ts';

onEachDatabase('accounts', (open) => {
  let db: Database;
  beforeAll(async () => void (db = await open()));

  const account = (email: string, shopId: string | null = null) =>
    db.transaction((tx) =>
      insertUser(tx, { email, fullName: 'Jan Żak', phone: '600700800', shopId, roles: ['shop_admin'] }, noon),
    );

  test('an account is found by its e-mail in any case; the e-mail is taken once', async () => {
    const user = await account('Jan@Sklep.pl');
    expect(await loadUserByEmail(db, ' jan@sklep.PL')).toEqual({ ...user, email: 'jan@sklep.pl' });
    await expect(account('jan@sklep.pl')).rejects.toSatisfy(isUniqueViolation);
  });

  test('saving changes roles and blocks; a password set by someone else is outdated', async () => {
    const user = await account('ewa@sklep.pl');
    const changed = { ...user, active: false, roles: ['shop_employee'] as const, phone: null };
    await db.transaction((tx) => saveUser(tx, changed, noon + 1));
    await db.transaction((tx) => setPassword(tx, user.id, { passwordHash: 'phc', outdated: true }, noon + 2));
    expect(await loadUserByEmail(db, user.email)).toEqual({
      ...changed,
      passwordHash: 'phc',
      passwordOutdated: true,
      passwordChangedAt: noon + 2,
      version: 3,
      updatedAt: noon + 2,
    });
  });

  test("a shop's accounts are listed page by page by the start of the e-mail, wildcards taken literally", async () => {
    const shop = await makeShop(db, 'listing');
    for (const name of ['b_2', 'a1', 'b%1', 'bx3']) await account(`${name}@list.pl`, shop.id);
    const shopIds = [shop.id];
    const page = await listUsers(db, { shopIds, size: 3 });
    expect(page.users.map(({ email }) => email)).toEqual(['a1@list.pl', 'b%1@list.pl', 'b_2@list.pl']);
    const rest = await listUsers(db, { shopIds, size: 3, after: page.next });
    expect(rest).toMatchObject({ users: [{ email: 'bx3@list.pl' }], next: null });
    const found = await listUsers(db, { shopIds, size: 9, email: 'B_' });
    expect(found.users.map(({ email }) => email)).toEqual(['b_2@list.pl']);
  });

  test('a session ends by idling, by time, by logging out, by blocking and with another role, for good', async () => {
    const user = await account('sesja@sklep.pl');
    const begin = (token: string) =>
      db.transaction((tx) =>
        insertSession(tx, { token, userId: user.id, at: 0, idleEndsAt: 10, endsAt: 100 }),
      );
    await begin('one');
    expect(await loadSession(db, 'one', 9)).toEqual({
      user: { ...user, lastLoginAt: 0 },
      createdAt: 0,
      confirmedAt: 0,
      idleEndsAt: 10,
      endsAt: 100,
    });
    expect(await loadSession(db, 'one', 10)).toBeNull();
    await db.transaction((tx) => touchSession(tx, 'one', 500));
    expect(await loadSession(db, 'one', 99)).not.toBeNull();
    expect(await loadSession(db, 'one', 100)).toBeNull();
    await db.transaction((tx) => endSession(tx, 'one'));
    expect(await loadSession(db, 'one', 1)).toBeNull();
    await begin('two');
    await db.transaction((tx) => saveUser(tx, { ...user, active: false }, noon));
    expect(await loadSession(db, 'two', 1)).toBeNull();
    await db.transaction((tx) => saveUser(tx, { ...user, version: 2 }, noon));
    expect(await loadSession(db, 'two', 1)).toBeNull();
    await begin('three');
    const renamed = { ...user, version: 3, fullName: 'Ewa Żak' };
    await db.transaction((tx) => saveUser(tx, renamed, noon));
    expect(await loadSession(db, 'three', 1)).not.toBeNull();
    await db.transaction((tx) => saveUser(tx, { ...renamed, version: 4, roles: ['admin'] }, noon));
    expect(await loadSession(db, 'three', 1)).toBeNull();
    await begin('four');
    await db.transaction((tx) => endUserSessions(tx, user.id));
    expect(await loadSession(db, 'four', 1)).toBeNull();
    await begin('five');
    expect(await db.transaction((tx) => forgetEndedSessions(tx, 10))).toBe(1);
  });

  const limits = { most: 5, withinMs: 100, blockMs: 900, accountMs: 1000 };
  const tried = (source: string, at: number, email = 'a@b.pl') =>
    db.transaction((tx) => countLoginAttempt(tx, { email, source }, { at, ...limits }));

  test('five tries block the account for that source only, and not for ever', async () => {
    const mine = '10.0.0.1';
    const until = async (at: number, source = mine) => (await tried(source, at)).blockedUntil;
    const answers = [];
    for (const at of [1, 2, 3, 4, 5, 6, 904]) answers.push(await until(at));
    expect(answers).toEqual([null, null, null, null, null, 905, 905]);
    expect(await until(6, '10.0.0.2')).toBeNull();
    expect(await until(905)).toBeNull();
    await db.transaction((tx) => clearLoginFailures(tx, { email: 'a@b.pl', source: mine }));
    expect(await until(907)).toBeNull();
  });

  test('tries are counted over all sources of an account, also those at one time, and no longer than they count', async () => {
    const email = 'all@b.pl';
    // Tries at one time need not see each other; the next one sees them all.
    await Promise.all([1, 2, 3, 4].map((n) => tried(`10.1.0.${n}`, 10, email)));
    expect(await tried('10.1.0.9', 11, email)).toEqual({ blockedUntil: null, ofAccount: 5 });
    expect((await tried('10.1.0.9', 11, 'other@b.pl')).ofAccount).toBe(1);
    expect((await tried('10.1.0.8', 1011, email)).ofAccount).toBe(1);
  });

  test('tries that count no more are forgotten, those of a block that runs are kept', async () => {
    await db.transaction((tx) => tx.kysely.deleteFrom('loginFailures').execute());
    for (const at of [1, 2, 3, 4, 5]) await tried('10.2.0.1', at, 'blocked@b.pl');
    await tried('10.2.0.2', 1, 'old@b.pl');
    await tried('10.2.0.2', 400, 'young@b.pl');
    const forget = (now: number) =>
      db.transaction((tx) => forgetLoginFailures(tx, { before: now - 100, now }));
    expect([await forget(401), await forget(904), await forget(905), await forget(905)]).toEqual([
      1, 1, 1, 0,
    ]);
  });

  test('an account knows a source that it was entered from, until it is reset or the source is too old', async () => {
    const { id: userId } = await account('znane@sklep.pl');
    const one = { userId, source: '10.0.0.1' };
    const knows = (source: string, since: number) =>
      isKnownSource(db, { email: 'Znane@sklep.pl', source }, since);
    await db.transaction((tx) => rememberSource(tx, one, 10));
    await db.transaction((tx) => rememberSource(tx, one, 20));
    expect([await knows('10.0.0.1', 19), await knows('10.0.0.1', 20), await knows('10.0.0.2', 0)]).toEqual([
      true,
      false,
      false,
    ]);
    await db.transaction((tx) => forgetOldSources(tx, 19));
    expect(await knows('10.0.0.1', 0)).toBe(true);
    await db.transaction((tx) => forgetSourcesOf(tx, userId));
    expect(await knows('10.0.0.1', 0)).toBe(false);
  });

  test('a link for a new password works from its letter on, in time, and the newest only', async () => {
    const user = await account('link@sklep.pl');
    const put = (token: string) =>
      db.transaction((tx) => insertPasswordLink(tx, { token, userId: user.id }, 0));
    const start = (token: string) => db.transaction((tx) => startPasswordLink(tx, token, 50));
    await put('old');
    await put('new');
    expect(await findPasswordLink(db, 'new', 0)).toBeNull();
    expect([await start('old'), await start('new')]).toEqual([false, true]);
    expect([await findPasswordLink(db, 'new', 49), await findPasswordLink(db, 'new', 50)]).toEqual([
      user.id,
      null,
    ]);
    await db.transaction((tx) => saveUser(tx, { ...user, active: false }, noon));
    expect([await findPasswordLink(db, 'new', 49), await start('new')]).toEqual([null, false]);
  });

  test('a password that was reset is kept to compare only, however often, and holds no account', async () => {
    const user = await account('reset@sklep.pl');
    const set = (passwordHash: string) =>
      db.transaction((tx) => setPassword(tx, user.id, { passwordHash, outdated: false }, noon));
    const hashes = async () => {
      const { passwordHash, previousPasswordHash } = (await loadUserByEmail(db, user.email)) ?? {};
      return [passwordHash, previousPasswordHash];
    };
    const holds = (passwordHash: string | null) =>
      db.transaction((tx) => holdUser(tx, { id: user.id, passwordHash }));
    await set('first');
    expect(await holds('first')).toBe(true);
    for (let time = 0; time < 2; time += 1)
      await db.transaction((tx) => invalidatePassword(tx, user.id, noon));
    expect(await hashes()).toEqual([null, 'first']);
    expect(await holds('first')).toBe(false);
    await set('second');
    expect(await hashes()).toEqual(['second', null]);
  });
});
