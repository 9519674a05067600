import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { testOrder } from '../testing/testing-screen.tsx';
import { messages } from './deciding-points.messages.ts';
import { decidingPoints } from './deciding-points.ts';

const t = createTranslator({ locale: 'pl', messages, namespace: 'decides' });
const sums = {
  interest: '12',
  paymentsCount: 2,
  initialPaymentAmount: '1230.00',
  installmentValue: '4450.00',
  serviceFeeValue: '0.00',
  totalCost: '10000.00',
  estimatedValue: '100.00',
  insurancePrice: '0.00',
};
const said = (...order: Parameters<typeof testOrder>) =>
  decidingPoints(testOrder(...order), t).map((text) => text.replaceAll('\u00A0', ' '));

test('a lease says its rate, its whole sum with VAT, who insures and what the purchase costs', () => {
  expect(said('leasing_decision_ok', {}, sums)).toEqual([
    'Oprocentowanie jest stałe: 12% w skali roku.',
    'Razem do zapłaty: 10 000,00 zł netto, 12 300,00 zł brutto.',
    'Sprzęt ubezpieczasz we własnym zakresie i na własny koszt.',
    'Po ostatniej racie wykupujesz sprzęt za 100,00 zł netto, 123,00 zł brutto. Jeśli nie chcesz go wykupić, napisz o tym najpóźniej 30 dni przed końcem umowy.',
  ]);
});

test('a loan says its rate and its whole sum, without VAT, and the insurance that is in it', () => {
  const loan = { ...sums, interest: '15', insurancePrice: '50.00' };
  expect(said('leasing_decision_ok', { financingType: 'b2b_loan' }, loan)).toEqual([
    'Oprocentowanie jest stałe: 15% w skali roku.',
    'Razem do zapłaty: 10 000,00 zł. Do rat nie doliczamy VAT.',
    'Ubezpieczenie za 50,00 zł jest wliczone w opłaty.',
  ]);
});
