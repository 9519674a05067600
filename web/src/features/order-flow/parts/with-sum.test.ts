import { newFacts, screenOf, type Facts, type OrderStatus } from '@app/machines/order';
import { expect, test } from 'vitest';
import type { Order } from '../queries/order-query.ts';
import { withSum } from './with-sum.ts';

const facts = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  initialPayment: 338_250,
});
type Row = Order['paymentsAttributes'][number];
const row = (status: string, amount: string, currency = 'PLN', paymentType = 'initial_payment') =>
  ({ status, amount, currency, paymentType }) as Row;
const titleOf = (status: OrderStatus, known: Partial<Facts>, ...paymentsAttributes: readonly Row[]) => {
  const order = { facts: { ...facts, ...known }, paymentsAttributes: [...paymentsAttributes] };
  return withSum(screenOf(status, order.facts, 'client'), order).title.replaceAll('\u00A0', ' ');
};

test('a title says how much is missing', () => {
  const held = { paymentCame: true, moneyHeld: 10_000 };
  expect(titleOf('initial_payment_manual', held, row('completed', '100.00'))).toBe(
    'Sprawdzamy Twoją wpłatę – brakuje 3 282,50 zł',
  );
  expect(titleOf('initial_payment_manual', { ...held, moneyHeld: 400_000 })).toBe('Sprawdzamy Twoją wpłatę');
});

test('a title says how much goes back, until it is back', () => {
  const came = { paymentCame: true };
  const back = (...rows: readonly Row[]) => titleOf('initial_payment_rejected', came, ...rows);
  const zloty = row('refused', '1.00', 'PLN', 'test_payment');
  expect(back(row('refused', '100.00'), row('refunded', '5.00'), row('refused', '7.50'), zloty)).toBe(
    'Nie przyjęliśmy Twojej wpłaty – zwracamy 107,50 zł',
  );
  expect(back(row('refused', '100.00'), row('refused', '20.00', 'EUR'))).toBe(
    'Nie przyjęliśmy Twojej wpłaty – zwracamy 100,00 zł i 20,00 EUR',
  );
  expect(titleOf('canceled', came, row('refunded', '100.00'))).toBe('Wniosek został anulowany');
});
