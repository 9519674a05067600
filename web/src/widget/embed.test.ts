import { expect, test } from 'vitest';
import { embedOf } from './embed.ts';
import { scriptTag } from './testing/script-tag.ts';

test('all that a tag may say is read (OFFER-033, 037, 038)', () => {
  const tag = scriptTag({
    ...{ env: 'production', 'flow-type': 'client', 'sales-channel': 'ecommerce', 'financing-type': 'lease' },
    ...{ 'client-id': 'elektro', mode: 'summary', theme: 'ispot', 'installments-count': '24' },
    products: JSON.stringify([
      {
        name: 'Laptop',
        category: 'computers',
        price: 10000,
        grossPrice: '12300.00',
        quantity: 2,
        vatLevel: 23,
      },
      { name: 'Torba', invoiceNumber: 'FV/7', price: '100.00', vatLevel: 8 },
    ]),
    'summary-values': JSON.stringify({ rateValue: '419.95', installmentsCount: 24, totalCost: 11278.8 }),
    'entry-values': JSON.stringify({ ownPaymentInPercent: 10, customPurposeLoan: '500' }),
    ...{ 'on-load': 'shop.loaded', 'on-calculate': 'calculated', 'on-click': 'clicked', target: '#rates' },
    removed: 'reload',
  });
  expect(embedOf(tag, '/laptops')).toEqual({
    origin: 'https://wnioski.example',
    ...{ clientId: 'elektro', flowType: 'client', salesChannel: 'ecommerce', financingType: 'lease' },
    ...{ mode: 'summary', theme: 'ispot', installmentsCount: 24, own: { percent: 10 }, loan: 50_000 },
    products: [
      {
        ...{ name: 'Laptop', invoiceNumber: null, category: 'computers', quantity: 2, vatLevel: 23 },
        ...{ price: 1_000_000, grossPrice: 1_230_000 },
      },
      {
        ...{ name: 'Torba', invoiceNumber: 'FV/7', category: null, quantity: 1, vatLevel: 8 },
        ...{ price: 10_000, grossPrice: 10_800 },
      },
    ],
    summaryValues: { installment_value: '419.95', total_cost: '11278.80', payments_count: 24 },
    ...{ onLoad: 'shop.loaded', onCalculate: 'calculated', onClick: 'clicked', target: '#rates' },
    ...{ reloadsPage: true, faults: [] },
  });
});

test('what an old tag says in words that nobody knows any more is left out, and the calculator begins all the same', () => {
  const tag = scriptTag({
    ...{ env: 'test', 'client-id': ' elektro ', 'financing-type': 'raty', mode: 'popup', theme: 'green' },
    ...{ products: '{not json', 'installments-count': 'dużo', 'entry-values': '[]', 'old-name': '1' },
  });
  expect(embedOf(tag, '/laptops')).toMatchObject({
    ...{ clientId: 'elektro', financingType: null, mode: 'calculator', theme: null, products: [] },
    ...{ installmentsCount: null, own: null, loan: 0 },
    faults: [
      'data-products is no JSON list of products with prices',
      'data-financing-type is none of lease, b2b_loan, medical, industry, plm',
      'data-mode is none of calculator, summary',
      'data-theme is none of siemens, ispot, cyfrowe',
    ],
  });
  tag.dataset['env'] = 'production';
  expect(embedOf(tag, '/laptops').faults).toEqual([]);
});

test('products are read under the names of calls too', () => {
  const products = JSON.stringify({
    name: 'Laptop',
    gross_price: '12300.00',
    vat_level: 23,
    invoice_number: 'F1',
  });
  expect(embedOf(scriptTag({ products }), '/').products).toMatchObject([
    { grossPrice: 1_230_000, price: 1_000_000, invoiceNumber: 'F1' },
  ]);
});

test.each([
  [{}, '/orders/V1StGXR8', 'client'],
  [{}, '/laptops', 'other'],
  [{ 'flow-type': 'other' }, '/orders/V1StGXR8', 'other'],
  [{ 'flow-type': 'client' }, '/laptops', 'client'],
])(
  "a client's page is known by its path, unless the tag says who looks at it (OFFER-031): %j %s",
  (said, path, who) => {
    expect(embedOf(scriptTag(said), path).flowType).toBe(who);
  },
);

test.each([
  [{ customEntryValueNet: 1000 }, { amount: 100_000 }],
  [{ customEntryValue: '1230,00' }, { grossAmount: 123_000 }],
  [{ ownPayment: '1000.00', ownPaymentInPercent: 20 }, { amount: 100_000 }],
  [{ ownPaymentInPercent: '12.5' }, { percent: 12.5 }],
  [{ ownPaymentInPercent: 'dużo' }, null],
])('of the sides of an own payment an amount leads: %j', (values, own) => {
  expect(embedOf(scriptTag({ 'entry-values': JSON.stringify(values) }), '/').own).toEqual(own);
});
