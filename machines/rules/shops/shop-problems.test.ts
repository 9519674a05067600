import { expect, test } from 'vitest';
import { shopProblems, type EditedShop } from './shop-problems.ts';

const shop: EditedShop = {
  ...{ name: 'Elektro', street: 'Długa 14', postalCode: '31-147', city: 'Kraków', phone: null, url: null },
  ...{
    parentId: null,
    configs: ['leaseEcommerce'],
    qes: false,
    keepsChildShops: false,
    minOrderPrice: null,
    maxOrderPrice: null,
  },
  ...{ commissionPercent: null, defaultMarginPercent: null, defaultAdministrativeCostPercent: null },
  ...{ fixedRatePercent: null, serviceFeeActive: false, serviceFeeValue: null },
  ...{ role: 'shop', decisionEngine: 'automatic', whiteLabel: null, brokers: ['b1'], providers: [] },
  categories: { general: ['c1', 'c2'], industry: [], plm: [], medical: [] },
};

test('a shop with a name, an address and one thing that it sells may be saved', () => {
  expect(shopProblems(shop)).toEqual({});
});

test.each<[string, Partial<EditedShop>, Readonly<Record<string, string>>]>([
  ['no name', { name: '  ' }, { name: 'To pole jest wymagane' }],
  ['a postal code without its dash', { postalCode: '31147' }, { postal_code: 'Wpisz kod w formacie 00-000' }],
  [
    'nothing that it sells',
    { configs: [] },
    { configs: 'Wybierz przynajmniej jeden kanał z rodzajem finansowania' },
  ],
  [
    'a least value that is the highest too',
    { minOrderPrice: 100_000, maxOrderPrice: 100_000 },
    { min_order_price: 'Najniższa wartość zamówienia musi być mniejsza od najwyższej' },
  ],
  [
    'a margin below one percent',
    { defaultMarginPercent: 0.99 },
    { default_margin_percent: 'Najniższa marża to 1%' },
  ],
  [
    'a fixed rate above thirty percent',
    { fixedRatePercent: 30.01 },
    { fixed_rate_percent: 'Stałe oprocentowanie to od 0 do 30%, najwyżej 2 miejsca po przecinku' },
  ],
  [
    'a fixed rate where only machines are sold',
    {
      fixedRatePercent: 9.3,
      configs: ['industryShop'],
      categories: { ...shop.categories, industry: ['i1'] },
    },
    { fixed_rate_percent: 'Stałe oprocentowanie mają tylko leasing i pożyczka, a sklep ich nie sprzedaje' },
  ],
  ['no decision engine', { decisionEngine: null }, { decision_engine: 'To pole jest wymagane' }],
  ['no broker', { brokers: [] }, { brokers: 'Wybierz przynajmniej jednego brokera' }],
  [
    'no category of what it sells',
    { categories: { ...shop.categories, general: [] } },
    { 'categories.general': 'Wybierz przynajmniej jedną kategorię' },
  ],
  [
    'two categories of medical equipment',
    {
      configs: ['leaseEcommerce', 'medicalShop'],
      categories: { ...shop.categories, medical: ['m1', 'm2'] },
    },
    { 'categories.medical': 'Wybierz dokładnie jedną kategorię' },
  ],
  [
    'no category of plm',
    { configs: ['plmShop'], categories: { ...shop.categories, general: [] } },
    { 'categories.plm': 'Wybierz dokładnie jedną kategorię' },
  ],
  [
    'a service fee of which nothing is said',
    { serviceFeeActive: true },
    { service_fee_value: 'To pole jest wymagane' },
  ],
  [
    'a service fee of nothing',
    { serviceFeeActive: true, serviceFeeValue: 0 },
    { service_fee_value: 'Opłata serwisowa musi być większa od zera' },
  ],
  [
    'an address that is no page of the web',
    { url: 'javascript:alert(1)' },
    { url: 'Wpisz adres strony, na przykład https://sklep.pl' },
  ],
  [
    'an address without its protocol',
    { url: 'sklep.pl' },
    { url: 'Wpisz adres strony, na przykład https://sklep.pl' },
  ],
  [
    'a commission above all',
    { commissionPercent: 100.5 },
    { commission_percent: 'Wpisz procent od 0 do 100' },
  ],
])('%s is told on its field', (_, change, problems) => {
  expect(shopProblems({ ...shop, ...change })).toEqual(problems);
});

test('bounds of a grosz apart, a rate of zero and of thirty percent are well', () => {
  expect(shopProblems({ ...shop, minOrderPrice: 1, maxOrderPrice: 2, fixedRatePercent: 0 })).toEqual({});
  expect(shopProblems({ ...shop, fixedRatePercent: 30 })).toEqual({});
});
