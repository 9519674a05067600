import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

onEachDatabase("what a calculator on a partner's page is told", (open) => {
  let world: RunningApp;
  beforeAll(async () => {
    const db = await open();
    await seedShop(db);
    world = await runApp(db);
  });
  afterAll(() => world.stop());

  const read = async (path: string, query: Record<string, string> | string) => {
    const answer = await world.app.request(`/api/widget/${path}?${new URLSearchParams(query)}`);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const price = (gross_price: string, more: Record<string, string> = {}) => ({
    ...{ client_id: 'test', gross_price, own_payment_in_percent: '10' },
    ...more,
  });

  test.each([
    [
      'get_calculate_lease',
      price('12300.00', { payments_count: '24', 'categories[]': 'computers' }),
      '419.95',
    ],
    [
      'get_calculate_loan',
      price('12300.00', { payments_count: '36', 'categories[]': 'computers' }),
      '383.75',
    ],
    [
      'get_calculate_industry',
      price('246000', { payments_count: '60', 'categories[]': 'machines' }),
      '4639.00',
    ],
    ['get_calculate_plm', price('20000', { payments_count: '24', 'categories[]': 'tools' }), '819.00'],
    ['medical/calculations', price('150000', { payments_count: '60', 'categories[]': 'dental' }), '2750.25'],
    [
      'medical/calculations',
      price('150000', { payments_count: '60', 'categories[]': 'dental', custom_purpose_loan: '30000' }),
      '3361.42',
    ],
  ])(
    '%s gives the instalment of the worked example (OFFER-043, 047, 049, 050)',
    async (path, query, expected) => {
      const { status, body } = await read(path, query);
      expect([status, body['installment_value'] ?? body]).toEqual([200, expected]);
    },
  );

  test('a calculation is written as everywhere, with the bounds of what can be chosen (OFFER-038, 039)', async () => {
    const query = price('12300.00', { payments_count: '24', 'categories[]': 'computers' });
    expect((await read('get_calculate_lease', query)).body).toEqual({
      ...{ price: '10000.00', gross_price: '12300.00', payments_count: 24 },
      ...{ own_payment: '1000.00', gross_own_payment: '1230.00', own_payment_in_percent: '10.00' },
      ...{ custom_entry_value_net: '1000.00', custom_entry_value: '1230.00' },
      ...{ administrative_cost: '100.00', administrative_cost_in_percent: '1.00' },
      ...{ estimated_value: '100.00', estimated_value_in_percent: '1.00' },
      ...{ installment_value: '419.95', gross_installment_value: '516.54' },
      ...{ total_cost: '11278.80', total_cost_in_percent: '112.79' },
      ...{ entry_and_administrative_sum_gross: '1353.00', loan_price: '9000.00' },
      ...{ total_loan_price: '9000.00', insurance_price: '0.00', service_fee_value: '0.00' },
      ...{ custom_purpose_loan: '0.00', custom_purpose_loan_limit: null },
      payments_counts: [12, 24, 36, 48],
      ...{ own_payment_min_in_percent: '10.00', own_payment_max_in_percent: '45.00' },
    });
  });

  test('goods of several categories take the terms that hold for all of them, and a net price its own VAT', async () => {
    const both = 'client_id=test&gross_price=1080&price=1000&categories[]=computers&categories[]=furniture';
    const { status, body } = await read('get_calculate_lease', both);
    expect([status, body['price'], body['gross_price'], body['payments_counts']]).toEqual([
      200,
      '1000.00',
      '1080.00',
      [24],
    ]);
  });

  test.each([
    ['a number of instalments that is not offered', { payments_count: '25' }, 'payments_count'],
    ['an own payment above the bound', { own_payment_in_percent: '46' }, 'own_payment_in_percent'],
    ['an amount of own payment above the bound', { own_payment: '6000' }, 'own_payment'],
    ['an amount that is none', { gross_price: 'dużo' }, 'gross_price'],
    ['nothing', { gross_price: '0' }, 'gross_price'],
    ['a net price above the gross one', { price: '12301' }, 'price'],
    [
      'a programme beside other goods',
      'client_id=test&gross_price=12300&categories[]=computers&categories[]=new_devices',
      'categories[]',
    ],
  ])('%s is refused at its field, in a sentence', async (_what, more, field) => {
    const query = typeof more === 'string' ? more : price('12300.00', more as Record<string, string>);
    const { status, body } = await read('get_calculate_lease', query);
    const [refused] = body['errors'] as Record<string, string>[];
    expect([status, Object.keys(refused ?? {})]).toEqual([422, [field]]);
    expect(refused?.[field]).toMatch(/^\p{Lu}.{12,}/u);
  });

  test('the manifest says how the shop looks and what it sells on credit (OFFER-041)', async () => {
    const { status, body } = await read('v2/manifest', { client_id: 'test' });
    const types = body['financing_types'] as { financing_type: string; sales_channels: string[] }[];
    expect({ status, ...body, financing_types: types.map(({ financing_type }) => financing_type) }).toEqual({
      ...{ status: 200, client_id: 'test', name: 'Sklep', theme: 'siemens', logo_url: null },
      ...{ min_order_price: null, max_order_price: null },
      financing_types: ['lease', 'b2b_loan', 'medical', 'industry', 'plm'],
    });
    expect(types[4]).toEqual({
      ...{ financing_type: 'plm', sales_channels: ['shop'], vat_levels: [23, 8] },
      categories: expect.arrayContaining([{ id: 'tools', name: 'Program narzędziowy' }]) as unknown,
    });
  });

  test('bounds of a category, of supported goods and of medical loans are told (OFFER-042, 046, 048)', async () => {
    const tools = {
      ...{ id: 'tools', name: 'Program narzędziowy', financing_type: 'plm', vat_levels: [23, 8] },
      payments_counts: [24, 36],
      ...{ own_payment_min_in_percent: '10.00', own_payment_max_in_percent: '45.00' },
      ...{ price_from: '1000.00', price_to: '200000.00' },
    };
    const category = { client_id: 'test', category: 'tools' };
    expect(await read('category_details', category)).toEqual({ status: 200, body: tools });
    expect(await read('plm_settings', { client_id: 'test' })).toEqual({ status: 200, body: tools });
    const types = await read('medical/calculations/calculation_types', { client_id: 'test' });
    expect(types.body['calculation_types']).toEqual([
      {
        ...{ id: 'equipment', name: 'Pożyczka na sprzęt' },
        ...{ custom_purpose_loan_max_in_percent: null, custom_purpose_loan_max: null },
      },
      {
        ...{ id: 'equipment_and_custom_purpose', name: 'Pożyczka na sprzęt i dowolny cel' },
        ...{ custom_purpose_loan_max_in_percent: '20.00', custom_purpose_loan_max: '80000.00' },
      },
    ]);
    const elsewhere = await read('category_details', { ...category, financing_type: 'lease' });
    expect([elsewhere.status, elsewhere.body['code']]).toEqual([404, 'not_offered']);
  });
});
