import { newFacts, screenOf } from '@app/machines/order';
import type { Facts } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../../api/query-client.ts';
import { SharedTexts, Texts } from '../../../../texts/texts.tsx';
import { siemens } from '../../../../theme/siemens.ts';
import { ThemeProvider } from '../../../../theme/theme-provider.tsx';
import type { Order } from '../../queries/order-query.ts';
import { messages as shared } from '../../texts/order.messages.ts';
import { UpdateItemsScreen } from './update-items-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');

const terms = {
  min_count: 12,
  max_count: 24,
  price_from: null,
  price_to: null,
  rate_in_percent: 10,
  factor_in_percent: 5,
  residual_in_percent: 1,
  administrative_cost_in_percent: 0,
  administrative_cost_financed: false,
  handling_fee: '0.00',
  insurance_price: '0.00',
  service_fee: '0.00',
};
const categories = [
  {
    ...{ id: 'it', name: 'Komputery', partner_program: null, depreciation_rate: null, price_ranges: [] },
    ...{ own_payment_min_percent: 0, own_payment_max_percent: 45, terms: [terms] },
  },
];

beforeEach(() => {
  network.mockImplementation(async (url) =>
    Response.json(typeof url === 'string' && url.endsWith('_categories') ? { categories } : { products: [] }),
  );
});
afterEach(() => {
  network.mockReset();
  sessionStorage.clear();
});

const laptop = {
  id: 'a',
  type: 'single',
  name: 'Laptop',
  invoiceNumber: null,
  quantity: 1,
  price: '10000.00',
  grossPrice: '12300.00',
  grossPriceSelected: false,
  vatLevel: 23,
  category: 'it',
  productType: 'new',
};

type Kind = Pick<Facts, 'salesChannel' | 'financingType'> & { itemsEditable?: boolean };

async function show({ itemsEditable = true, ...kind }: Kind, quantity = 1) {
  const order = {
    slug: 'V1StGXR8_Z5jdHi6B-myT',
    version: 3,
    status: 'update_order_with_items',
    allowed: [],
    calculated: false,
    facts: { ...newFacts({ flowType: 'client', ...kind }), itemsEditable },
    shopAttributes: { name: 'Sklep', minOrderPrice: null, maxOrderPrice: null },
    orderItemsAttributes: [{ ...laptop, quantity }],
    paymentsCount: 24,
    ownPayment: '1000.00',
    grossOwnPayment: '1230.00',
    ownPaymentInPercent: '10',
    entryValueSetManually: false,
    customPurposeLoan: '0.00',
  } as unknown as Order;
  await render(
    <SharedTexts>
      <Texts of={shared}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <UpdateItemsScreen order={order} screen={screenOf(order.status, order.facts, 'client')} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await expect
    .element(page.getByRole('button', { name: /Zatwierdź ofertę|Potwierdź produkty/u }))
    .toBeVisible();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const labels = () =>
  [...document.querySelectorAll('form label[for]')].map(({ textContent }) =>
    textContent.replace('*', '').replaceAll('\u00A0', ' '),
  );
const summary = () => [...document.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent);

const goods = ['Nazwa', 'Kategoria', 'Stan', 'Ilość', 'Cena netto za sztukę'];
const counted = (side: string) => ['Liczba rat', `Wpłata własna ${side}`, 'Wpłata własna w procentach'];

test.each([
  ['a lease', 'lease', counted('netto'), [...goods, 'Stawka VAT']],
  ['a loan', 'b2b_loan', counted('brutto'), [...goods, 'Stawka VAT']],
  [
    'medical equipment',
    'medical',
    [...counted('brutto'), 'Pożyczka na dowolny cel'],
    [...goods, 'Stawka VAT'],
  ],
  ['machines', 'industry', counted('brutto'), goods],
  ["a manufacturer's programme", 'plm', counted('brutto'), [...goods, 'Stawka VAT']],
] as const)('%s: what is asked of the offer, and of a product', async (_, financingType, offer, product) => {
  await show({ salesChannel: 'ecommerce', financingType });
  expect(labels()).toEqual(offer);
  await button('Zmień: Laptop').click();
  expect(labels().slice(offer.length)).toEqual(product);
});

test.each([
  [
    'an order of a web shop',
    { salesChannel: 'ecommerce' },
    ['Zmień: Laptop', 'Dodaj produkt', 'Zatwierdź ofertę'],
  ],
  ['a finished order', { salesChannel: 'ecommerce', itemsEditable: false }, ['Zatwierdź ofertę']],
  ['goods from any shop', { salesChannel: 'scrapper' }, ['Dodaj produkt', 'Potwierdź produkty']],
] as const)('%s: what can be done with its goods', async (_, kind, buttons) => {
  await show({ financingType: 'lease', ...kind });
  expect(
    page
      .getByRole('button')
      .elements()
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  ).toEqual(buttons);
});

test('an own payment out of bounds is listed under the side that was typed, and the other follows', async () => {
  await show({ salesChannel: 'ecommerce', financingType: 'lease' });
  await field('Wpłata własna w procentach').fill('50');
  await expect.element(field('Wpłata własna netto')).toHaveValue('5\u00A0000,00');
  await userEvent.tab();
  await button('Zatwierdź ofertę').click();
  await page.getByRole('alert').getByRole('link').click();
  await expect.element(field('Wpłata własna w procentach')).toHaveFocus();
  await field('Wpłata własna netto').fill('4600');
  await userEvent.tab();
  await button('Zatwierdź ofertę').click();
  await page.getByRole('alert').getByRole('link').click();
  await expect.element(field('Wpłata własna netto')).toHaveFocus();
});

test('a product is saved whole or not at all, and what is missing takes the focus', async () => {
  await show({ salesChannel: 'ecommerce', financingType: 'lease' });
  await button('Zmień: Laptop').click();
  await field('Nazwa').fill('');
  await field('Ilość').fill('2');
  await button('Zapisz produkt').click();
  await expect.element(field('Nazwa')).toHaveFocus();
  await expect.element(page.getByText('1 szt.', { exact: true })).toBeInTheDocument();
  await field('Nazwa').fill('Serwer');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 szt.', { exact: true })).toBeVisible();
  await expect.element(button('Zmień: Serwer')).toBeVisible();
});

test('what the server refuses of a product leads to the button that opens it', async () => {
  await show({ salesChannel: 'ecommerce', financingType: 'lease' });
  network.mockImplementation(async () =>
    Response.json(
      { errors: [{ 'order_items_attributes.0.category': 'Ta kategoria nie jest już dostępna' }] },
      { status: 422 },
    ),
  );
  await button('Zatwierdź ofertę').click();
  await expect.poll(summary).toEqual(['Ta kategoria nie jest już dostępna']);
  await page.getByRole('alert').getByRole('link').click();
  await expect.element(button('Zmień: Laptop')).toHaveFocus();
});

test('more than ten pieces from any shop are not checked, and a product that is taken away takes its errors along', async () => {
  await show({ salesChannel: 'scrapper', financingType: 'lease' }, 9);
  await button('Dodaj produkt').click();
  await button('Potwierdź produkty').click();
  await expect.poll(summary).toEqual(['To pole jest wymagane', 'To pole jest wymagane']);
  await field('Ilość').nth(1).fill('2');
  await expect.element(button('Potwierdź produkty')).toBeDisabled();
  await button('Usuń produkt 2').click();
  await expect.element(button('Potwierdź produkty')).toBeEnabled();
  await expect.poll(summary).toEqual([]);
});

test('what is typed while the goods are saved is what the calculation begins with', async () => {
  await show({ salesChannel: 'scrapper', financingType: 'lease' });
  const saved = Promise.withResolvers<Response>();
  network.mockImplementation(() => saved.promise);
  await button('Potwierdź produkty').click();
  await field('Ilość').fill('3');
  saved.resolve(
    Response.json({ slug: 'V1StGXR8_Z5jdHi6B-myT', status: 'update_order_with_items', version: 4 }),
  );
  await expect.element(page.getByText('3 szt.', { exact: true })).toBeVisible();
});

test('what the server refuses of goods that cannot be changed is listed as text, for there is nothing to lead to', async () => {
  await show({ salesChannel: 'ecommerce', financingType: 'lease', itemsEditable: false });
  network.mockImplementation(async () =>
    Response.json(
      {
        errors: [
          { 'order_items_attributes.0.category': 'Ta kategoria nie jest już dostępna' },
          { base: 'Produkty są za tanie' },
        ],
      },
      { status: 422 },
    ),
  );
  await button('Zatwierdź ofertę').click();
  await expect
    .poll(() => [...document.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent))
    .toEqual(['Ta kategoria nie jest już dostępna', 'Produkty są za tanie']);
  expect(summary()).toEqual([]);
});

const figure = (label: string) =>
  page.getByText(label, { exact: true }).element().nextElementSibling?.textContent?.replaceAll('\u00A0', ' ');
const sums = () =>
  [...document.querySelectorAll('form dl dt')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );

test('the calculator shows one side of VAT at a time, and the instalment before its sums (F103)', async () => {
  await show({ salesChannel: 'ecommerce', financingType: 'lease' });
  expect(figure('Rata miesięczna netto')).toBe('411,52 zł');
  expect(sums().filter((label) => label?.includes('brutto'))).toEqual([
    'Opłata wstępna brutto, przed podpisaniem',
  ]);
  await page.getByText('Brutto', { exact: true }).click();
  // 411.52 and 23 % of it, 94.6496.
  await expect.poll(() => figure('Rata miesięczna brutto')).toBe('506,17 zł');
  expect(sums().filter((label) => label?.includes('netto'))).toEqual([]);
});

test('in the gross view a percent beyond its bound is told the bound gross, and goods of another VAT have a sentence (F102)', async () => {
  await show({ salesChannel: 'ecommerce', financingType: 'lease' });
  await page.getByText('Brutto', { exact: true }).click();
  await field('Wpłata własna w procentach').fill('50');
  await userEvent.tab();
  // 45 % of 10 000 net is 4 500, with 23 % VAT 5 535.
  await expect
    .element(page.getByText(/najwyżej 5\s535,00\szł brutto, czyli 45% wartości produktów netto/u).first())
    .toBeVisible();
  expect(page.getByText(/także gdy produkty mają inną stawkę/u).elements()).toHaveLength(0);
  await button('Zmień: Laptop').click();
  await page.getByRole('combobox', { name: 'Stawka VAT' }).selectOptions('8%');
  await button('Zapisz produkt').click();
  await expect.element(page.getByText(/także gdy produkty mają inną stawkę/u)).toBeVisible();
});
