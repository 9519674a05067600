import type { Facts } from '@app/machines/order';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sentBy, showScreen, testOrder, textsOf } from '../../testing/testing-screen.tsx';
import { AgreementMethodScreen } from './agreement-method-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => void network.mockReset());

const order = (facts: Partial<Facts> = {}) => testOrder('agreement_method_selection', facts);
const submit = page.getByRole('button', { name: 'Wybierz i otwórz wniosek' });

test.each<[string, Partial<Facts>, object]>([
  [
    'a lease of a web shop',
    {},
    { tiles: ['mSzafir', 'Kwalifikowany podpis elektroniczny', 'Kurier'], chosen: [] },
  ],
  [
    'a lease that has chosen already',
    { method: 'qes' },
    { tiles: ['mSzafir', 'Kwalifikowany podpis elektroniczny', 'Kurier'], chosen: ['qes'] },
  ],
  [
    'a loan of a point of sale',
    { salesChannel: 'pos', financingType: 'b2b_loan' },
    { tiles: ['Podpis online (Autenti)', 'Umowa papierowa'], chosen: [] },
  ],
  [
    'a loan of a web shop',
    { financingType: 'b2b_loan' },
    { tiles: ['mSzafir', 'Kwalifikowany podpis elektroniczny', 'Kurier'], chosen: [] },
  ],
])('%s is offered the ways to sign of its policy', async (_, facts, shown) => {
  await showScreen(AgreementMethodScreen, order(facts));
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect({
    tiles: textsOf('label').map((tile) => tile.split('\n')[0]),
    chosen: radios.filter(({ checked }) => checked).map(({ value }) => value),
  }).toEqual(shown);
});

test('the quickest of the ways that a web shop offers says so, and no other does (F146)', async () => {
  await showScreen(AgreementMethodScreen, order());
  expect(textsOf('label').map((tile) => /najszybciej/u.test(tile))).toEqual([true, false, false]);
});

test('nothing is sent before a way is chosen; the chosen one is sent, and what the server finds wrong of it is shown', async () => {
  const said = 'Wybierz sposób podpisania';
  network.mockImplementation(async () =>
    Response.json({ errors: [{ agreement_signature_type: said }] }, { status: 422 }),
  );
  await showScreen(AgreementMethodScreen, order());
  await expect.element(submit).toBeDisabled();
  await page.getByRole('radio').first().click({ force: true });
  await submit.click();
  await expect.element(page.getByText(said)).toBeVisible();
  expect(sentBy(network.mock.calls)).toEqual([
    [
      'PATCH',
      '/api/orders/:slug/agreement_method_selections',
      { agreement_signature_type: 'mszafir', version: 3 },
    ],
  ]);
});
