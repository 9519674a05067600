import { beforeEach, expect, test } from 'vitest';
import { insertUser } from './account.queries.ts';
import type { Database } from './engine/database.ts';
import { findUserOfIdentity, linkIdentity, unlinkIdentities } from './external-identity.queries.ts';
import { forgetIdentityLogins, insertIdentityLogin, takeIdentityLogin } from './identity-login.queries.ts';
import { insertSession, loadIdToken, loadSession } from './session.queries.ts';
import { insertTicket, tryTicket } from './sign-in-ticket.queries.ts';
import { listSuperadmins } from './superadmin.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { noon } from './testing/sample-rows.ts';

const minute = 60_000;
const issuer = 'https://id.example';
const proof = { idToken: 'header.claims.signature', authenticatedAt: noon - minute };

onEachDatabase('an identity provider', (open) => {
  let db: Database;
  let anna: string;
  let piotr: string;
  const insert = async (email: string, more: object = {}) => {
    const user = { email, fullName: email, roles: ['superadmin'] as const, ...more };
    return (await db.transaction((tx) => insertUser(tx, user, noon))).id;
  };
  beforeEach(async () => {
    db = await open();
    anna = await insert('anna@sklep.pl');
    piotr = await insert('piotr@sklep.pl');
  });
  const link = (userId: string, subject: string, from = issuer) =>
    db.transaction((tx) => linkIdentity(tx, userId, { issuer: from, subject }, noon));
  const owner = (subject: string, from = issuer) => findUserOfIdentity(db, { issuer: from, subject });

  test('has one identity for an account and one account for an identity', async () => {
    expect([await link(anna, 'a'), await link(anna, 'a2'), await link(piotr, 'a')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([await owner('a'), await owner('a2')]).toEqual([anna, null]);
    expect([
      await link(anna, 'a2', 'https://other.example'),
      await owner('a2', 'https://other.example'),
    ]).toEqual([true, anna]);
    const unlink = () => db.transaction((tx) => unlinkIdentities(tx, anna));
    expect([await unlink(), await unlink(), await owner('a'), await link(piotr, 'a')]).toEqual([
      true,
      false,
      null,
      true,
    ]);
  });

  test('is come back from once, in time, in the browser that went there', async () => {
    const login = { nonce: 'n', verifier: 'v', method: 'pki' as const };
    const begin = (state: string) =>
      db.transaction((tx) => insertIdentityLogin(tx, { state, browser: 'mine' }, login, noon + minute));
    const take = (state: string, browser: string, at = noon) =>
      db.transaction((tx) => takeIdentityLogin(tx, { state, browser }, at));
    for (const state of ['s', 'late', 'left']) await begin(state);
    expect([
      await take('s', 'yours'),
      await take('other', 'mine'),
      await take('s', 'mine'),
      await take('s', 'mine'),
      await take('late', 'mine', noon + minute),
      await take('late', 'mine'),
    ]).toEqual([null, null, login, null, null, null]);
    await db.transaction((tx) => forgetIdentityLogins(tx, noon + minute));
    expect(await take('left', 'mine')).toBeNull();
  });

  test('is taken by one of six that come back at once', async () => {
    const returning = { state: 's', browser: 'mine' };
    const login = { nonce: 'n', verifier: 'v', method: 'network' as const };
    await db.transaction((tx) => insertIdentityLogin(tx, returning, login, noon + minute));
    const six = await Promise.all(
      Array.from({ length: 6 }, () => db.transaction((tx) => takeIdentityLogin(tx, returning, noon))),
    );
    expect(six.filter((one) => one !== null)).toEqual([login]);
  });

  test('proves what a session, or the ticket before it, keeps sealed until it ends', async () => {
    const ends = { idleEndsAt: noon + minute, endsAt: noon + minute };
    await db.transaction(async (tx) => {
      await insertSession(tx, { token: 'by provider', userId: anna, at: noon, ...ends, proof });
      await insertSession(tx, { token: 'by password', userId: anna, at: noon, ...ends });
      await insertTicket(tx, {
        ticket: 't',
        userId: anna,
        source: '10.0.0.1',
        expiresAt: noon + minute,
        proof,
      });
    });
    const confirmedAt = async (token: string) => (await loadSession(db, token, noon))?.confirmedAt;
    expect([await loadIdToken(db, 'by provider'), await confirmedAt('by provider')]).toEqual([
      proof.idToken,
      noon - minute,
    ]);
    expect([await loadIdToken(db, 'by password'), await confirmedAt('by password')]).toEqual([null, noon]);
    expect(await loadIdToken(db, 'nobody')).toBeNull();
    const shown = { ticket: 't', source: '10.0.0.1', at: noon, maxTries: 1 };
    expect(await db.transaction((tx) => tryTicket(tx, shown))).toEqual({
      ...{ userId: anna, newPasswordHash: null, proof },
    });
  });

  test('counts as superadmins those who are active', async () => {
    await insert('dawna@sklep.pl', { active: false });
    await insert('inny@sklep.pl', { roles: ['admin'] });
    expect(await listSuperadmins(db)).toEqual([anna, piotr].toSorted());
  });
});
