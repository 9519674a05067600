import { loadUserByEmail, saveUser, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { simulateIdentity } from '../../../providers/identity-simulator/identity.simulator.ts';
import { insertAccount } from '../../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../../testing/index.ts';
import { providerBrowser } from './testing/provider-browser.ts';

const minute = 60_000;
const person = (subject: string, email: string, verified = true) => ({
  ...{ subject, email, verified, fullName: subject, remark: '' },
});
const persons = [
  person('anna', 'ANNA@sklep.example'),
  person('other-anna', 'anna@sklep.example'),
  person('piotr', 'piotr@sklep.example'),
  person('unverified', 'ewa@sklep.example', false),
  person('stranger', 'nobody@nowhere.example'),
];
const sentence = (code: string, error: string) => ({ status: 403, body: { code, error } });
const over = sentence(
  'provider',
  'Logowanie trwało zbyt długo, było już użyte albo zaczęło się w innej przeglądarce. Zacznij je od nowa.',
);

onEachDatabase('a login at the identity provider', (open) => {
  let db: Database;
  let world: RunningApp;
  let now: number;
  let app: Hono;
  const browse = () => providerBrowser(app);

  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db, {}, { level: 'info', identity: (url) => simulateIdentity(persons, url) });
    for (const name of ['anna', 'piotr', 'ewa'])
      await insertAccount(db, { email: `${name}@sklep.example`, roles: ['admin'] });
    app = createApp({ ...world.ports, now: () => now });
  });
  beforeEach(() => void (now = Date.now()));
  afterAll(() => world.stop());

  const change = async (email: string, what: object): Promise<void> => {
    const user = await loadUserByEmail(db, email);
    if (user === null) throw new Error('There is no such user');
    await db.transaction((tx) => saveUser(tx, { ...user, ...what }, now));
  };

  test('leads there with PKCE, state and nonce, and ties what comes back to the browser', async () => {
    const browser = browse();
    const answer = await browser.start('pki');
    const address = new URL(answer.headers.get('location') ?? '');
    const asked = Object.fromEntries(address.searchParams);
    const secret = expect.stringMatching(/^[\w-]{43}$/u) as string;
    expect([answer.status, address.pathname, asked]).toEqual([
      302,
      '/sim/identity/auth',
      {
        ...{ client_id: 'finansowo', response_type: 'code', scope: 'openid email', ui_locales: 'pl' },
        ...{ state: secret, nonce: secret, code_challenge: secret, code_challenge_method: 'S256' },
        ...{ redirect_uri: `${world.url}/callback`, max_age: '43200', acr_values: 'urn:symulator:karta-pki' },
      },
    ]);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
  });

  test.each(['pki', 'network'] as const)(
    'by %s opens the account with the verified e-mail',
    async (method) => {
      const browser = browse();
      const { status, body } = await browser.signIn(method, 'anna');
      expect([status, body]).toMatchObject([200, { email: 'anna@sklep.example', roles: ['admin'] }]);
      expect(await browser.isSignedIn()).toBe(true);
      expect(browser.jar.get('session')).toMatch(/^[\w-]{43}$/u);
    },
  );

  test('is ended at the provider too: signing out answers its address, which leads back to signing in', async () => {
    const browser = browse();
    await browser.signIn('network', 'anna');
    const { body } = await browser.signOut();
    expect(await browser.isSignedIn()).toBe(false);
    const asked = await browser.follow(String(body['end_session_url']));
    const form = await asked.answer?.text();
    expect(form).toContain('Wylogować u dostawcy?');
    const xsrf = /name="xsrf" value="([^"]+)"/u.exec(form ?? '')?.[1] ?? '';
    const action = /action="([^"]+)"/u.exec(form ?? '')?.[1] ?? '';
    const left = await browser.follow(action, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(left.url.href).toBe(`${world.url}/login`);
    expect((await browser.signOut()).body).toEqual({ success: true, end_session_url: null });
  });

  test('of a password session is none: signing out ends here', async () => {
    const answer = await app.request('/api/auth', {
      method: 'DELETE',
      headers: await world.signIn('anna@sklep.example'),
    });
    expect(await answer.json()).toEqual({ success: true, end_session_url: null });
  });

  test('may be somebody else’s the next time, though the first has not left the provider', async () => {
    const browser = browse();
    await browser.signIn('network', 'piotr');
    expect((await browser.signIn('network', 'anna')).body['email']).toBe('anna@sklep.example');
  });

  test('is refused in words where the person refuses there', async () => {
    expect(await browse().signIn('network', '')).toEqual(
      sentence('denied', 'Dostawca odmówił logowania albo zostało ono przerwane.'),
    );
  });

  test('makes no account, and takes no address that the provider has not verified', async () => {
    const count = async () => (await db.kysely.selectFrom('users').select('id').execute()).length;
    const before = await count();
    expect(await browse().signIn('network', 'stranger')).toEqual(
      sentence(
        'unknown_account',
        'Nie ma u nas konta z Twoim adresem e-mail. Konto zakłada administrator: poproś go o nie.',
      ),
    );
    expect(await browse().signIn('network', 'unverified')).toMatchObject({
      status: 403,
      body: {
        code: 'unknown_account',
        error: expect.stringContaining('nie potwierdził Twojego adresu e-mail'),
      },
    });
    expect(await count()).toBe(before);
  });

  test('belongs to one identity from the first time on, whatever its e-mail is then', async () => {
    await browse().signIn('network', 'anna');
    expect(await browse().signIn('network', 'other-anna')).toEqual(
      sentence(
        'unknown_account',
        'Konto z Twoim adresem e-mail jest połączone z inną tożsamością u dostawcy. Poproś administratora systemu, aby usunął to połączenie.',
      ),
    );
    await change('anna@sklep.example', { email: 'anna.nowa@sklep.example' });
    await insertAccount(db, { email: 'anna@sklep.example', roles: ['superadmin'] });
    expect((await browse().signIn('network', 'anna')).body).toMatchObject({
      email: 'anna.nowa@sklep.example',
      roles: ['admin'],
    });
    await change('anna@sklep.example', { email: 'dawna@sklep.example', active: false });
    await change('anna.nowa@sklep.example', { email: 'anna@sklep.example' });
  });

  test('opens no blocked account, and blocking ends what it has opened', async () => {
    const browser = browse();
    await browser.signIn('network', 'piotr');
    await change('piotr@sklep.example', { active: false });
    expect(await browser.isSignedIn()).toBe(false);
    expect(await browser.signIn('network', 'piotr')).toEqual(
      sentence('denied', 'Konto jest zablokowane. Skontaktuj się z administratorem.'),
    );
    await change('piotr@sklep.example', { active: true });
  });

  test('comes back once, within ten minutes, to the browser in which it began', async () => {
    const [one, other] = [browse(), browse()];
    const returned = await one.choose('network', 'anna');
    expect(await other.finish(returned)).toEqual(over);
    await other.start('network');
    expect(await other.finish(returned)).toEqual(over);
    expect((await one.finish(returned)).status).toBe(200);
    expect(await one.finish(returned)).toEqual(over);
    const late = await one.choose('network', 'anna');
    now += 10 * minute;
    expect(await one.finish(late)).toEqual(over);
    expect(await one.finish({ ...late, state: 'x'.repeat(43) })).toEqual(over);
  });

  test('may be begun in two tabs of one browser', async () => {
    const browser = browse();
    const first = await browser.start('network');
    await browser.start('pki');
    expect((await browser.finish(await browser.choose('network', 'anna', first))).status).toBe(200);
  });

  test('gives each time a new session, and ends the one that the browser held', async () => {
    const browser = browse();
    await browser.signIn('network', 'anna');
    const before = browser.jar.get('session') ?? '';
    await browser.signIn('network', 'anna');
    const old = await app.request('/api/current_user', { headers: { cookie: `session=${before}` } });
    expect([browser.jar.get('session') === before, old.status]).toEqual([false, 401]);
  });

  test('leaves no code, state or token in the log, and says what happened', async () => {
    const returned = await browse().choose('network', 'anna');
    await browse().finish(returned);
    const written = world.log.join('');
    expect([written.includes(returned.state), written.includes(returned.code ?? '-')]).toEqual([
      false,
      false,
    ]);
    expect(written).toContain('"event":"provider_login","outcome":"login_over"');
  });
});
