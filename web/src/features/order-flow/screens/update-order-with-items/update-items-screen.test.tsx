import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, network, showItems } from './testing/items-page.tsx';

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
  await showItems({ salesChannel: 'ecommerce', financingType });
  expect(labels()).toEqual(offer);
  await button('Zmień: Laptop').click();
  expect(labels().slice(offer.length)).toEqual(product);
});

test.each([
  [
    'an order of a web shop',
    { salesChannel: 'ecommerce' },
    ['Zmień: Laptop', 'Dodaj produkt', 'Zapisz i dokończ później', 'Zatwierdź ofertę'],
  ],
  [
    'a finished order',
    { salesChannel: 'ecommerce', itemsEditable: false },
    ['Zapisz i dokończ później', 'Zatwierdź ofertę'],
  ],
  ['goods from any shop', { salesChannel: 'scrapper' }, ['Dodaj produkt', 'Potwierdź produkty']],
] as const)('%s: what can be done with its goods', async (_, kind, buttons) => {
  await showItems({ financingType: 'lease', ...kind });
  expect(
    page
      .getByRole('button')
      .elements()
      .map((one) => one.getAttribute('aria-label') ?? one.textContent.replaceAll('\u00A0', ' ')),
  ).toEqual(buttons);
});

test('an own payment out of bounds is listed under the side that was typed, and the other follows', async () => {
  await showItems({ salesChannel: 'ecommerce', financingType: 'lease' });
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
  await showItems({ salesChannel: 'ecommerce', financingType: 'lease' });
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
  await showItems({ salesChannel: 'ecommerce', financingType: 'lease' });
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
  await showItems({ salesChannel: 'scrapper', financingType: 'lease' }, 9);
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
  await showItems({ salesChannel: 'scrapper', financingType: 'lease' });
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
  await showItems({ salesChannel: 'ecommerce', financingType: 'lease', itemsEditable: false });
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
