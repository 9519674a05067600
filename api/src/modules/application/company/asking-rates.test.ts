import { onEachDatabase } from '@app/db/testing';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import type { Settings } from '../../../kernel/env.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

/** VAT ids that no register of the demo has. */
const unknown = ['5260250274', '1745761971'];

onEachDatabase('what a stranger may ask about companies', (open) => {
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
  });
  afterAll(() => world.stop());

  /** The application with one rate as a deployment has it. */
  const limited = (rates: Partial<Settings['rates']>): Hono => {
    const { settings } = world.ports;
    return createApp({
      ...world.ports,
      settings: { ...settings, trustProxy: true, rates: { ...settings.rates, ...rates } },
    });
  };

  test('the registry’s rate counts VAT ids, not requests, and other sources go on (F038)', async () => {
    const app = limited({ registry: { points: 5, seconds: 60 } });
    const ask = async (count: number, source: string): Promise<number> => {
      const ids = Array.from({ length: count }, (_, place) => `vat_ids[]=${unknown[place % 2]}`);
      const headers = { 'x-forwarded-for': source };
      return (await app.request(`/api/regon/companies?${ids.join('&')}`, { headers })).status;
    };
    const asked = [
      await ask(2, '10.0.0.21'),
      await ask(2, '10.0.0.21'),
      await ask(2, '10.0.0.21'),
      await ask(1, '10.0.0.21'),
      await ask(2, '10.0.0.22'),
    ];
    expect(asked).toEqual([200, 200, 429, 429, 200]);
    // One VAT id written often is asked for once.
    expect([await ask(20, '10.0.0.23'), await ask(2, '10.0.0.23')]).toEqual([200, 200]);
  });

  test('one request asks for no more VAT ids than the form holds: 21 (F038)', async () => {
    const ask = (count: number) =>
      world.app.request(`/api/regon/companies?${'vat_ids[]=5260250274&'.repeat(count)}`);
    expect((await ask(21)).status).toBe(200);
    const refused = await ask(22);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      {
        error: 'Popraw zaznaczone pola i spróbuj ponownie.',
        errors: [{ 'vat_ids[]': 'Podaj najwyżej 21 numerów NIP' }],
      },
    ]);
  });

  test('an order tells of a few e-mails whether they are taken, whoever asks; its own goes on (F039)', async () => {
    const app = limited({ contactEmail: { points: 3, seconds: 3600 } });
    let sources = 0;
    const complement = async (slug: string, email: string) => {
      const answer = await app.request(`/api/orders/${slug}/basic_company_details`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${(sources += 1)}` },
        body: JSON.stringify({
          vat_id: '9236388491',
          full_name: 'Jan Kowalski',
          email,
          phone: '500600701',
        }),
      });
      const { error } = (await answer.json()) as { error?: string };
      return { status: answer.status, error, after: answer.headers.get('retry-after') };
    };
    const taken = { status: 422, error: 'Email was assigned to another Vat ID', after: null };
    const other = await world.createOrder({ external_order_id: 'A-1' });
    await world.walkToForm(other, 'qes');
    const slug = await world.createOrder({ external_order_id: 'A-2' });
    const given = ['personal_data_consent', 'bik_procuration_consent', 'big_authorization_consent'];
    await world.call(
      'confirmSummary',
      { slug },
      Object.fromEntries(
        [...given, 'terms_of_use_consent', 'electronic_invoice_consent'].map((name) => [name, true]),
      ),
    );
    const { email } = world.person;
    expect(await complement(slug, email)).toEqual(taken);
    expect(await complement(slug, email.toUpperCase())).toEqual(taken);
    expect(await complement(slug, 'nowy@firma.example')).toMatchObject({ status: 200 });
    const refused = {
      status: 429,
      error: 'Przy tym wniosku podano już zbyt wiele różnych adresów e-mail. Spróbuj ponownie za godzinę.',
      after: expect.stringMatching(/^3[56]\d\d$/u),
    };
    expect(await complement(slug, email)).toEqual(refused);
    expect(await complement(slug, 'wolny@firma.example')).toEqual(refused);
    // The order's own e-mail tells nothing, and another order has tries of its own.
    expect((await complement(slug, 'Nowy@firma.example')).status).not.toBe(429);
    const third = await world.createOrder({ external_order_id: 'A-3' });
    expect(await complement(third, email)).toEqual(taken);
  });
});
