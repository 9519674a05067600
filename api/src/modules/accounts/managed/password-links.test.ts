import { loadUserByEmail } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { codeAt } from '../second-factor/testing/code-at.ts';
import { accountsWorld, all, fields, mailOf, own, type AccountsWorld } from './testing/accounts-world.ts';

const fresh = 'Krowa-Zielona-81';
const day = 24 * 60 * 60_000;

onEachDatabase('links for passwords of accounts', (open) => {
  let world: AccountsWorld;
  beforeAll(async () => void (world = await accountsWorld(open)));
  beforeEach(() => world.begin());
  afterAll(() => world.stop());

  const tokenIn = (text = ''): string => /\/reset-password\?token=([\w-]{43})/u.exec(text)?.[1] ?? '';
  const choose = async (token: string, password = fresh): Promise<number> => {
    const body = { password, password_confirmation: password };
    return (await world.ask('', 'PUT', `/api/password_resets/${token}`, body)).status;
  };

  test('are added with a letter, whose link chooses the first password, once and within three days', async () => {
    const added = await world.add('kierownik', 'nowy', {
      email: 'Nowy@Konta.Example',
      phone: '+48 600-700-800',
    });
    expect([added.status, added.body.user]).toEqual([
      201,
      {
        ...{ id: added.body.user.id, email: mailOf('nowy'), full_name: 'nowy', phone: '600700800' },
        ...{ roles: ['shop_employee'], shop: { id: world.shop, name: 'Sklep' }, active: true },
        ...{ blocked_with_shop: false, invited: true, last_login_at: null, version: 1 },
        ...{ created_at: new Date(world.ports.now()).toISOString(), second_factor_since: null },
        changes: [
          {
            at: new Date(world.ports.now()).toISOString(),
            ...{ by: 'Sprzedawca', field: 'created', before: null, after: null },
          },
        ],
      },
    ]);
    expect((await world.ask('kierownik', 'GET', `${own}/${added.body.user.id}`)).body).toEqual(added.body);
    await world.performDue();
    expect(world.mails().map(({ to, subject }) => [to, subject])).toEqual([
      [mailOf('nowy'), 'Masz nowe konto – ustaw hasło'],
    ]);
    const token = tokenIn(world.mails()[0]?.text);
    world.clock.now += 3 * day - 1;
    expect([await choose(token), await choose(token)]).toEqual([200, 404]);
    world.cookies.set('nowy', await world.signIn(mailOf('nowy'), fresh));
    expect(await world.lives('nowy')).toBe(true);
    world.cookies.set('kierownik', await world.signIn('sklep@test.example'));
    expect((await world.ask('kierownik', 'GET', `${own}/${added.body.user.id}`)).body.user).toMatchObject({
      invited: false,
      last_login_at: new Date(world.ports.now()).toISOString(),
    });
    for (const name of ['szef', 'ada', 'gl']) world.cookies.set(name, await world.signIn(mailOf(name)));
  });

  test('that move to another e-mail leave the link of the one before useless, which is told; who was only invited gets another', async () => {
    const { id, version } = (await world.add('gl', 'literowka')).body.user;
    await world.performDue();
    const before = tokenIn(world.mails()[0]?.text);
    const user = fields('literowka', { email: mailOf('poprawna') });
    expect((await world.ask('gl', 'PATCH', `${own}/${id}`, { user, version })).status).toBe(200);
    await world.performDue();
    const { to, subject, text } = world.mails()[1] ?? {};
    expect([to, subject]).toEqual([mailOf('literowka'), 'Zmieniono adres e-mail Twojego konta']);
    // Who has the former address learns of the change, and not where the account went.
    expect([text?.includes('(gl)'), text?.includes(mailOf('poprawna'))]).toEqual([true, false]);
    expect(world.mails()[2]?.to).toBe(mailOf('poprawna'));
    expect([await choose(before), await choose(tokenIn(world.mails()[2]?.text))]).toEqual([404, 200]);
    const taken = fields('literowka', { email: mailOf('gl') });
    const refused = await world.ask('gl', 'PATCH', `${own}/${id}`, { user: taken, version: 1 });
    expect([refused.status, refused.body['code']]).toEqual([409, 'version']);
    const now = (await loadUserByEmail(world.db, mailOf('poprawna')))?.version;
    expect(
      (await world.ask('gl', 'PATCH', `${own}/${id}`, { user: taken, version: now })).body['errors'],
    ).toEqual([{ 'user.email': 'Ten adres e-mail jest już zajęty' }]);
  });

  test('are reset by e-mail or by text, with a link that opens once; who has no phone is reset by e-mail', async () => {
    const { id } = (await world.add('gl', 'zapomniany', { phone: '600700800' })).body.user;
    await world.performDue();
    await choose(tokenIn(world.mails()[0]?.text));
    world.cookies.set('zapomniany', await world.signIn(mailOf('zapomniany'), fresh));
    const reset = (variant: string) => world.ask('gl', 'POST', `${own}/${id}/reset_password`, { variant });
    expect(await reset('phone')).toEqual({ status: 200, body: { success: true } });
    expect(await world.lives('zapomniany')).toBe(false);
    await world.performDue();
    expect(world.texts()).toMatchObject([
      { to: '600700800', text: expect.stringContaining('ustaw nowe haslo') as string },
    ]);
    expect((await reset('email')).status).toBe(200);
    expect(await choose(tokenIn(world.texts()[0]?.text))).toBe(404);
    await world.performDue();
    expect(world.mails().at(-1)?.subject).toBe('Twoje hasło zostało zresetowane – ustaw nowe');
    expect(await choose(tokenIn(world.mails().at(-1)?.text), 'Krowa-Zielona-82')).toBe(200);
    const gl = (await loadUserByEmail(world.db, mailOf('gl')))?.id ?? '';
    const none = await world.ask('szef', 'POST', `${all}/${gl}/reset_password`, { variant: 'phone' });
    expect([none.status, none.body['errors']]).toEqual([
      422,
      [{ variant: 'To konto nie ma numeru telefonu' }],
    ]);
    expect(await world.lives('gl')).toBe(true);
  });

  test('that went to a wrong telephone or address open nothing once it is corrected; the right one gets another', async () => {
    const { id } = (await world.add('gl', 'pomylony', { phone: '600700801' })).body.user;
    await world.performDue();
    await choose(tokenIn(world.mails()[0]?.text));
    await world.begin();
    await world.ask('gl', 'POST', `${own}/${id}/reset_password`, { variant: 'phone' });
    await world.performDue();
    const correct = async (more: object) => {
      const { version } = (await world.ask('gl', 'GET', `${own}/${id}`)).body.user;
      const user = fields('pomylony', { phone: '600700801', ...more });
      expect((await world.ask('gl', 'PATCH', `${own}/${id}`, { user, version })).status).toBe(200);
      await world.performDue();
    };
    await correct({ phone: '600700802' });
    const [wrong, right] = world.texts();
    expect([wrong?.to, right?.to]).toEqual(['600700801', '600700802']);
    await correct({ phone: '600700802', email: mailOf('wlasciwy') });
    expect([await choose(tokenIn(wrong?.text)), await choose(tokenIn(right?.text))]).toEqual([404, 404]);
    const [told, letter] = world.mails();
    expect([told?.to, letter?.to]).toEqual([mailOf('pomylony'), mailOf('wlasciwy')]);
    expect(letter?.subject).toBe('Twoje hasło zostało zresetowane – ustaw nowe');
    expect(await choose(tokenIn(letter?.text), 'Krowa-Zielona-82')).toBe(200);
    // Who has a password is sent none.
    await world.begin();
    await correct({ phone: null, email: mailOf('wlasciwy') });
    expect([world.mails(), world.texts()]).toEqual([[], []]);
  });

  test('are reset so often in an hour and no more, whoever asks', async () => {
    const rates = { ...world.ports.settings.rates, passwordLink: { points: 300, seconds: 3_600 } };
    const strict = createApp({ ...world.ports, settings: { ...world.ports.settings, rates } });
    const { id } = (await world.add('gl', 'dreczony')).body.user;
    const statuses: number[] = [];
    for (let tried = 0; tried < 8; tried += 1)
      statuses.push(
        (
          await strict.request(`${all}/${id}/reset_password`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...world.cookies.get(tried % 2 ? 'szef' : 'ada') },
            body: '{}',
          })
        ).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  test('whose owner has lost his second factor sign in without one after a superadmin took it away, never one’s own', async () => {
    const id = await world.make('zgubil', 'admin', null);
    const factor = '/api/current_user/second_factor';
    const { body } = await world.ask<{ secret: string }>('zgubil', 'POST', factor);
    await world.ask('zgubil', 'PUT', factor, { code: codeAt(body.secret, world.ports.now()) });
    expect((await world.ask('szef', 'GET', `${all}/${id}`)).body.user.second_factor_since).not.toBeNull();
    expect((await world.ask('ada', 'DELETE', `${all}/${id}/second_factor`)).status).toBe(403);
    const taken = await world.ask('szef', 'DELETE', `${all}/${id}/second_factor`);
    expect([taken.status, taken.body.user.second_factor_since]).toEqual([200, null]);
    expect(taken.body.user.changes[0]).toMatchObject({ by: 'szef', field: 'secondFactor' });
    expect(await world.lives('zgubil')).toBe(false);
    world.cookies.set('zgubil', await world.signIn(mailOf('zgubil')));
    expect(await world.lives('zgubil')).toBe(true);
    const chief = (await loadUserByEmail(world.db, mailOf('szef')))?.id ?? '';
    expect((await world.ask('szef', 'DELETE', `${all}/${chief}/second_factor`)).body['code']).toBe(
      'own_account',
    );
  });
});
