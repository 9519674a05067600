import { loadShopByClientId, setShopActive, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { calls, type Call } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

const widget = (Object.values(calls) as readonly Call[]).filter(({ anyOrigin }) => anyOrigin !== undefined);

/** What only head office knows, in figures that stand nowhere else. */
const secrets = { commissionInPercent: '7.77', defaultMarginInPercent: '6.66' };

onEachDatabase("the calls of a calculator on a partner's page", (open) => {
  let db: Database;
  let world: RunningApp;
  let maria: string;
  beforeAll(async () => {
    db = await open();
    await seedShop(db, secrets);
    maria = await insertAccount(db, { email: 'maria@test.example', roles: ['superadmin'] });
    world = await runApp(db);
  });
  afterAll(() => world.stop());

  const ask = (path: string, query: Record<string, string> | string, headers: Record<string, string> = {}) =>
    world.app.request(`/api/widget/${path}?${new URLSearchParams(query)}`, { headers });

  /** Something that each call answers. */
  const askable = (clientId: string) => ({
    client_id: clientId,
    gross_price: '50000.00',
    category: 'computers',
  });
  const pathOf = ({ path }: Call): string => path.replace('/api/widget/', '');

  test('say nothing of margins, commissions and rates: each field on the wire is one of these', async () => {
    const names = new Set<string>();
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) return value.forEach(collect);
      if (typeof value !== 'object' || value === null) return undefined;
      for (const [name, inner] of Object.entries(value)) {
        names.add(name);
        collect(inner);
      }
      return undefined;
    };
    for (const row of widget) {
      const answer = await ask(pathOf(row), askable('test'));
      const text = await answer.text();
      expect([row.name, answer.status]).toEqual([row.name, 200]);
      for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
      collect(JSON.parse(text));
    }
    expect([...names].toSorted()).toEqual(
      [
        ...['administrative_cost', 'administrative_cost_in_percent', 'calculation_types', 'categories'],
        ...['client_id', 'custom_entry_value', 'custom_entry_value_net', 'custom_purpose_loan'],
        ...['custom_purpose_loan_limit', 'custom_purpose_loan_max', 'custom_purpose_loan_max_in_percent'],
        ...['entry_and_administrative_sum_gross', 'estimated_value', 'estimated_value_in_percent'],
        ...[
          'financing_type',
          'financing_types',
          'gross_installment_value',
          'gross_own_payment',
          'gross_price',
        ],
        ...['id', 'installment_value', 'insurance_price', 'loan_price', 'logo_url', 'max_order_price'],
        ...['min_order_price', 'name', 'own_payment', 'own_payment_in_percent', 'own_payment_max_in_percent'],
        ...[
          'own_payment_min_in_percent',
          'payments_count',
          'payments_counts',
          'price',
          'price_from',
          'price_to',
        ],
        ...['sales_channels', 'service_fee_value', 'theme', 'total_cost', 'total_cost_in_percent'],
        ...['total_loan_price', 'vat_levels'],
      ].toSorted(),
    );
  });

  test('are answered 404 for a shop that nobody knows, sells nothing on credit or is blocked', async () => {
    const answers = async (clientId: string) =>
      Promise.all(widget.map(async (row) => (await ask(pathOf(row), askable(clientId))).status));
    expect(await answers('nobody')).toEqual(widget.map(() => 404));
    const strange = await answers('strange');
    expect(strange).toEqual(widget.map(({ name }) => (name === 'getWidgetManifest' ? 200 : 404)));
    const shop = await loadShopByClientId(db, 'strange');
    await db.transaction((tx) => setShopActive(tx, shop?.id ?? '', false, { by: maria, at: Date.now() }));
    expect(await answers('strange')).toEqual(widget.map(() => 404));
  });

  test('are read by pages of any site, kept for a minute and asked for anew by what was answered', async () => {
    const first = await ask('v2/manifest', { client_id: 'test' }, { origin: 'https://sklep.example' });
    const headers = {
      'access-control-allow-origin': first.headers.get('access-control-allow-origin'),
      'cache-control': first.headers.get('cache-control'),
      'cross-origin-resource-policy': first.headers.get('cross-origin-resource-policy'),
      'set-cookie': first.headers.get('set-cookie'),
    };
    expect(headers).toEqual({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
      'set-cookie': null,
    });
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('v2/manifest', { client_id: 'test' }, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const other = await ask('v2/manifest', { client_id: 'strange' }, { 'if-none-match': etag });
    expect(other.status).not.toBe(304);
    const failed = await ask('v2/manifest', { client_id: 'nobody' });
    expect([failed.headers.get('access-control-allow-origin'), failed.headers.get('cache-control')]).toEqual([
      '*',
      'no-store',
    ]);
  });

  test('look for no session, so that they tell everybody the same', async () => {
    const plain = await (await ask('v2/manifest', { client_id: 'test' })).text();
    const signedIn = await ask(
      'v2/manifest',
      { client_id: 'test' },
      await world.signIn('admin@test.example'),
    );
    expect([await signedIn.text(), signedIn.headers.get('set-cookie')]).toEqual([plain, null]);
  });

  test('are the only ones that pages of other sites may read', async () => {
    const opened: string[] = [];
    for (const row of Object.values(calls) as readonly Call[]) {
      const path = row.path.replaceAll(/:[a-z_]+/gu, 'nobody');
      for (const method of [row.method, 'OPTIONS']) {
        const body = method === 'GET' || method === 'OPTIONS' ? {} : { body: '{}' };
        const headers = { origin: 'https://sklep.example', 'content-type': 'application/json' };
        const answer = await world.app.request(path, { method, headers, ...body });
        await answer.body?.cancel();
        if ([...answer.headers.keys()].some((name) => name.startsWith('access-control-')))
          opened.push(`${method} ${row.name}`);
      }
    }
    expect(opened).toEqual(widget.map(({ name }) => `GET ${name}`));
  });

  test('are counted per source and shop: what is asked for one shop takes nothing from another', async () => {
    const rates = { ...world.ports.settings.rates, widget: { points: 2, seconds: 60 } };
    const rated = await runApp(db, { rates });
    const statusOf = async (clientId: string) =>
      (await rated.app.request(`/api/widget/v2/manifest?client_id=${clientId}`)).status;
    const statuses = [];
    for (const shop of ['test', 'test', 'test', 'nobody']) statuses.push(await statusOf(shop));
    expect(statuses).toEqual([200, 200, 429, 404]);
    await rated.stop();
  });
});
