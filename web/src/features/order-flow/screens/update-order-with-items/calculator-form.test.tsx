import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, network, showItems } from './testing/items-page.tsx';

const figure = (label: string) =>
  page.getByText(label, { exact: true }).element().nextElementSibling?.textContent?.replaceAll('\u00A0', ' ');
const sums = () =>
  [...document.querySelectorAll('form dl dt')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );

test('the calculator shows one side of VAT at a time, and the instalment before its sums (F103)', async () => {
  await showItems({ salesChannel: 'ecommerce', financingType: 'lease' });
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
  await showItems({ salesChannel: 'ecommerce', financingType: 'lease' });
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

test('an offer that fits is kept on the server as it stands, and the order stays where it is', async () => {
  await showItems({ salesChannel: 'ecommerce', financingType: 'lease', itemsEditable: false });
  await page.getByRole('combobox', { name: 'Liczba rat' }).selectOptions('12 rat');
  const sent: unknown[] = [];
  network.mockImplementation(async (_, request) => {
    sent.push(JSON.parse(typeof request?.body === 'string' ? request.body : '{}'));
    return Response.json({
      ...{ slug: 'V1StGXR8_Z5jdHi6B-myT', status: 'update_order_with_items', version: 4 },
      ...{ facts: { salesChannel: 'ecommerce' }, allowed: [] },
    });
  });
  await button('Zapisz i dokończ później').click();
  await expect
    .poll(() => sent)
    .toEqual([expect.objectContaining({ payments_count: 12, dont_move_to_next_status: true, version: 3 })]);
  await field('Wpłata własna w procentach').fill('50');
  await expect.element(button('Zapisz i dokończ później')).toBeDisabled();
});
