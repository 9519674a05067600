import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showFormPart } from '../../testing/form-part.tsx';
import { testOrder } from '../../testing/testing-screen.tsx';
import { FarmQuestion } from './farm-question.tsx';

vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
  Response.json({
    consents: [
      {
        name: 'agricultural_holding_consent',
        title: 'Oświadczenie o gospodarstwie rolnym',
        text: 'Oświadczam, że nie prowadzę gospodarstwa rolnego.',
        version: '1',
        url: null,
        required: true,
        accepted: false,
      },
    ],
  }),
);

const order = testOrder('client_form_opened');

test('a farmer answers truthfully and is told whom to call; "no" gives the statement (F095)', async () => {
  const { form, tryOn } = await showFormPart(
    <FarmQuestion order={order} name="agriculturalHoldingConsent" />,
    {},
    { legalForm: 'dg' },
  );
  const given = () => form.values().companyAttributes.agriculturalHoldingConsent;
  const call = page.getByText(/Zadzwoń do nas: 22\s100\s20\s30/u);
  await page.getByText('Tak', { exact: true }).click();
  await expect.element(call).toBeVisible();
  expect(given()).toBe(false);
  await page.getByText('Nie', { exact: true }).click();
  await expect.element(call).not.toBeInTheDocument();
  expect(given()).toBe(true);
  await tryOn();
  await expect.poll(() => document.querySelectorAll('[aria-invalid]').length).toBe(0);
});

test('a question that nobody has answered is asked for, as every other one', async () => {
  const { tryOn } = await showFormPart(
    <FarmQuestion order={order} name="agriculturalHoldingConsent" />,
    {},
    { legalForm: 'dg' },
  );
  await expect.element(page.getByText('Czy prowadzisz gospodarstwo rolne?')).toBeVisible();
  await tryOn();
  await expect
    .element(page.getByText('Odpowiedz na pytanie – przy odpowiedzi „tak” zadzwoń do nas'))
    .toBeVisible();
});
