import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { isUniqueViolation } from '../is-unique-violation.ts';
import { clearLoginFailures } from '../login-failures/clear-login-failures.ts';
import { loadLoginBlock } from '../login-failures/load-login-block.ts';
import { recordLoginFailure } from '../login-failures/record-login-failure.ts';
import { insertPasswordLink } from '../password-links/insert-password-link.ts';
import { usePasswordLink } from '../password-links/use-password-link.ts';
import { endSession } from '../sessions/end-session.ts';
import { endUserSessions } from '../sessions/end-user-sessions.ts';
import { forgetEndedSessions } from '../sessions/forget-ended-sessions.ts';
import { insertSession } from '../sessions/insert-session.ts';
import { loadSession } from '../sessions/load-session.ts';
import { touchSession } from '../sessions/touch-session.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeShop, noon } from '../testing/sample-rows.ts';
import { insertUser } from './insert-user.ts';
import { listUsers } from './list-users.ts';
import { loadUserByEmail } from './load-user-by-email.ts';
import { saveUser } from './save-user.ts';
import { setPassword } from './set-password.ts';

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
    expect(await loadSession(db, 'one', 9)).toEqual({ user, createdAt: 0, idleEndsAt: 10, endsAt: 100 });
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

  test('five wrong passwords block the account for that source only, and not for ever', async () => {
    const limits = { most: 5, withinMs: 100, blockMs: 900 };
    const mine = { email: 'a@b.pl', source: '10.0.0.1' };
    const fail = (at: number) => db.transaction((tx) => recordLoginFailure(tx, mine, { at, ...limits }));
    const answers = [];
    for (const at of [1, 2, 3, 4, 5]) answers.push(await fail(at));
    expect(answers).toEqual([null, null, null, null, 905]);
    expect(await loadLoginBlock(db, mine, 904)).toBe(905);
    expect(await loadLoginBlock(db, mine, 905)).toBeNull();
    expect(await loadLoginBlock(db, { ...mine, source: '10.0.0.2' }, 6)).toBeNull();
    expect(await fail(906)).toBeNull();
    await db.transaction((tx) => clearLoginFailures(tx, mine));
    expect(await loadLoginBlock(db, mine, 6)).toBeNull();
  });

  test('a link for a new password works once, in time, and the newest only', async () => {
    const user = await account('link@sklep.pl');
    const put = (token: string) =>
      db.transaction((tx) => insertPasswordLink(tx, { token, userId: user.id, expiresAt: 50 }, 0));
    const spend = (token: string, at: number) => db.transaction((tx) => usePasswordLink(tx, token, at));
    await put('old');
    await put('new');
    expect(await spend('old', 1)).toBeNull();
    expect(await spend('new', 50)).toBeNull();
    expect(await spend('new', 49)).toBe(user.id);
    expect(await spend('new', 49)).toBeNull();
  });
});
