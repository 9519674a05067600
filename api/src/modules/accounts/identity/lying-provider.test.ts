import { loadShopByClientId, loadUserByEmail, saveUser, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { AccountRole } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { identityProvider } from '../../../providers/identity/identity.ts';
import type { IdentitySettings } from '../../../providers/settings.ts';
import { insertAccount } from '../../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../../testing/index.ts';
import { lyingProvider, type Lie } from './testing/lying-provider.ts';
import { providerBrowser, type Returned } from './testing/provider-browser.ts';

const hour = 60 * 60;
const seconds = (): number => Math.floor(Date.now() / 1000);
const unproved = {
  status: 403,
  body: {
    code: 'provider',
    error: 'Nie udało się potwierdzić Twojej tożsamości u dostawcy. Zacznij logowanie od nowa.',
  },
};
const away = {
  status: 403,
  body: {
    code: 'provider',
    error: 'Dostawca tożsamości nie odpowiada. Spróbuj ponownie za chwilę albo zaloguj się hasłem.',
  },
};
const admins: IdentitySettings['roles'] = {
  claim: 'groups',
  by: [
    { value: 'bosses', role: 'superadmin' },
    { value: 'desk', role: 'admin' },
  ],
};

onEachDatabase('a provider', (open) => {
  let db: Database;
  let world: RunningApp;
  let provider: Awaited<ReturnType<typeof lyingProvider>>;

  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
    provider = await lyingProvider('us');
    for (const name of ['anna', 'piotr'])
      await insertAccount(db, { email: `${name}@sklep.example`, roles: ['admin'] });
  });
  afterAll(async () => {
    await provider.close();
    await world.stop();
  });

  /** The application that knows this provider, with a browser of its own. */
  function browse(change: Partial<IdentitySettings> = {}, settings: object = {}) {
    const known: IdentitySettings = {
      ...{ issuer: provider.url, reachedAt: null, clientId: 'us', clientSecret: 's&cret' },
      ...{ scopes: 'openid email', acr: { pki: 'card', network: null }, pkiIsSecondFactor: false },
      ...{ roles: null, ...change },
    };
    const { ports } = world;
    const identity = identityProvider(known, Date.now);
    const providers = { ...ports.providers, identity };
    return providerBrowser(createApp({ ...ports, providers, settings: { ...ports.settings, ...settings } }));
  }

  /** A whole login; `changed` is put in place of what the provider sends back. */
  async function signIn(lie: Lie, changed: Partial<Returned> = {}, browser = browse()) {
    provider.lies(lie);
    const begun = await browser.start('network');
    const asked = new URL(begun.headers.get('location') ?? 'http://nowhere');
    return browser.finish({ ...provider.answers(asked.searchParams), ...changed });
  }

  test('that tells the truth is believed: code, verifier and secret are shown to it once', async () => {
    const browser = browse();
    expect((await signIn({}, {}, browser)).status).toBe(200);
    const [shown] = provider.asked.filter(({ path }) => path === '/token');
    expect(shown).toMatchObject({
      body: {
        ...{ grant_type: 'authorization_code', redirect_uri: `${world.url}/callback` },
        ...{ code: expect.any(String), code_verifier: expect.stringMatching(/^[\w-]{43}$/u) },
      },
      authorization: `Basic ${Buffer.from('us:s%26cret').toString('base64')}`,
    });
    expect(provider.asked.map(({ path }) => path)).toEqual([
      '/.well-known/openid-configuration',
      '/token',
      '/keys',
    ]);
  });

  const lies: readonly (readonly [string, Lie])[] = [
    ['another nonce', { claims: { nonce: 'x'.repeat(43) } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'them' } }],
    ['further audiences without saying for whom it is', { claims: { aud: ['us', 'them'], azp: 'them' } }],
    ['a token that has expired', { claims: { iat: seconds() - 2 * hour, exp: seconds() - hour } }],
    ['a token of a login from before our longest session', { claims: { auth_time: seconds() - 13 * hour } }],
    ['no time of the login', { claims: { auth_time: undefined } }],
    ['no subject', { claims: { sub: undefined } }],
    ['a token that nobody signed', { header: { alg: 'none' } }],
    ['a token signed with the shared secret', { header: { alg: 'HS256' } }],
    ['a key that it does not publish', { unpublishedKey: true }],
    ['a key of an unknown name', { header: { kid: 'two' } }],
    ['a token changed after it was signed', { tampered: true }],
    ['no token', { withoutIdToken: true }],
    ['an e-mail of somebody else', { claims: { email: undefined }, userinfo: { sub: 'piotr' } }],
  ];
  test.each(lies)('that sends %s is not believed', async (_lie, lie) => {
    const browser = browse();
    expect([await signIn(lie, {}, browser), await browser.isSignedIn()]).toEqual([unproved, false]);
  });

  test('whose answer comes from another, with another state or a code of another login, is not believed', async () => {
    expect(await signIn({}, { iss: 'https://evil.example' })).toEqual(unproved);
    expect(await signIn({}, { iss: null })).toEqual(unproved);
    expect(await signIn({}, { state: 'x'.repeat(43) })).toMatchObject({
      status: 403,
      body: { code: 'provider' },
    });
    provider.lies({});
    const browser = browse();
    const of = async () =>
      provider.answers(new URL((await browser.start('network')).headers.get('location') ?? '').searchParams);
    const [mine, theirs] = [await of(), await of()];
    expect(await browser.finish({ ...mine, code: theirs.code })).toEqual(unproved);
    const right = await of();
    expect((await browser.finish(right)).status).toBe(200);
    const replayed = await of();
    expect(await browser.finish({ ...replayed, code: right.code })).toEqual(unproved);
  });

  test('whose description names another issuer is not gone to', async () => {
    provider.lies({ description: { issuer: 'https://evil.example' } });
    const answer = await browse().start('network');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/callback?failure=provider']);
  });

  test('that says no word of it is sent the digest of a verifier all the same (PKCE)', async () => {
    provider.lies({ description: { code_challenge_methods_supported: ['plain'] } });
    const address = new URL((await browse().start('network')).headers.get('location') ?? '');
    expect([
      address.searchParams.get('code_challenge_method'),
      address.searchParams.get('code_challenge')?.length,
    ]).toEqual(['S256', 43]);
  });

  test('whose e-mail is not verified, or verified in another word, opens no account', async () => {
    for (const email_verified of [false, undefined, 'true', 1])
      expect(await signIn({ claims: { sub: 'new', email_verified } })).toMatchObject({
        status: 403,
        body: { code: 'unknown_account' },
      });
  });

  test('that names another for the e-mail of an account is refused, in words', async () => {
    await signIn({});
    expect(await signIn({ claims: { sub: 'somebody else' } })).toMatchObject({
      status: 403,
      body: { code: 'unknown_account', error: expect.stringContaining('Poproś administratora systemu') },
    });
    expect((await signIn({ claims: { email: 'piotr@sklep.example' } })).body['email']).toBe(
      'anna@sklep.example',
    );
  });

  test('that breaks down is said to be away, and passwords open as ever', async () => {
    expect(await signIn({ tokenStatus: 503 })).toEqual(away);
    expect(await signIn({ hangs: true })).toEqual(away);
    const nobody = browse({ issuer: 'http://127.0.0.1:9' });
    const answer = await nobody.start('network');
    expect(answer.headers.get('location')).toBe('/callback?failure=provider');
    const signedIn = await nobody.ask('/api/auth', {
      method: 'POST',
      body: JSON.stringify({ email: 'anna@sklep.example', password: 'Demo-Wniosek-2026!' }),
    });
    expect(signedIn.status).toBe(200);
  }, 30_000);

  test('is asked for its description once for many logins', async () => {
    const browser = browse();
    provider.lies({});
    for (let login = 0; login < 3; login += 1) await browser.start('pki');
    expect(provider.asked.map(({ path }) => path)).toEqual(['/.well-known/openid-configuration']);
  });

  test('that is none answers 404, and the pages are told so', async () => {
    const { app } = world;
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"state":"x"}' };
    const statuses = [
      (await app.request('/api/auth/oidc/start?method=pki')).status,
      (await app.request('/api/auth/oidc', post)).status,
    ];
    const { features } = (await (await app.request('/api/features')).json()) as { features: object };
    expect([statuses, features]).toEqual([
      [404, 404],
      expect.objectContaining({ network_login: false, pki_login: false }),
    ]);
    const withoutCard = browse({ acr: { pki: null, network: null } });
    expect((await withoutCard.start('pki')).status).toBe(404);
  });

  test('needs our second factor, unless the setting takes its PKI card for one', async () => {
    const demanding = { secondFactorRoles: ['admin'] };
    const asked = await signIn({}, {}, browse({}, demanding));
    expect(asked).toMatchObject({ status: 401, body: { code: 'second_factor', enrolled: false } });
    const trusted = { pkiIsSecondFactor: true };
    expect((await signIn({}, {}, browse(trusted, demanding))).status).toBe(200);
    expect((await signIn({ claims: { acr: 'network' } }, {}, browse(trusted, demanding))).status).toBe(401);
  });

  const rolesOf = async (email: string) => (await loadUserByEmail(db, email))?.roles;
  const granted = (groups: unknown, email: string, sub = email) =>
    signIn({ claims: { sub, email, groups }, userinfo: { sub } }, {}, browse({ roles: admins }));

  test('gives and takes the roles that the setting names, of staff alone, and ends the sessions before', async () => {
    const email = 'role@sklep.example';
    await insertAccount(db, { email: 'szef@sklep.example', roles: ['superadmin'] });
    await insertAccount(db, { email, roles: ['admin', 'pricing_manager'] });
    const before = await world.signIn(email);
    expect((await granted(['bosses', 'unknown'], email)).body['roles']).toEqual([
      'pricing_manager',
      'superadmin',
    ]);
    expect((await world.app.request('/api/current_user', { headers: before })).status).toBe(401);
    expect((await granted('desk', email)).body['roles']).toEqual(['admin', 'pricing_manager']);
    expect((await granted(undefined, email)).body['roles']).toEqual(['pricing_manager']);
    const shopEmail = 'kasa@sklep.example';
    const shopId = (await loadShopByClientId(db, 'test'))?.id ?? '';
    await insertAccount(db, { email: shopEmail, roles: ['shop_employee'], shopId });
    expect((await granted(['bosses'], shopEmail)).body['roles']).toEqual(['shop_employee']);
  });

  test('leaves nobody without a role, and never takes the last superadmin away', async () => {
    const boss = await loadUserByEmail(db, 'szef@sklep.example');
    if (boss === null) throw new Error('There is no superadmin');
    await db.transaction((tx) => saveUser(tx, { ...boss, active: false }, Date.now()));
    const make = (email: string, roles: readonly AccountRole[]) => insertAccount(db, { email, roles });
    await make('only@sklep.example', ['admin']);
    expect(await granted([], 'only@sklep.example')).toMatchObject({
      status: 403,
      body: { code: 'denied', error: expect.stringContaining('żadnej roli') },
    });
    await make('first@sklep.example', ['superadmin']);
    await make('second@sklep.example', ['superadmin']);
    provider.lies({});
    const both = await Promise.all(
      ['first', 'second'].map(async (name) => {
        const browser = browse({ roles: admins });
        const begun = await browser.start('network');
        const asked = new URL(begun.headers.get('location') ?? '').searchParams;
        const who = { sub: name, email: `${name}@sklep.example`, groups: ['desk'] };
        return (await browser.finish(provider.answers(asked, who))).status;
      }),
    );
    const left = [await rolesOf('first@sklep.example'), await rolesOf('second@sklep.example')];
    expect([
      both.toSorted((one, other) => one - other),
      left.filter((roles) => roles?.includes('superadmin')).length,
    ]).toEqual([[200, 403], 1]);
  });
});
