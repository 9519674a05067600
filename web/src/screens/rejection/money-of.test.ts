import { newFacts } from '@app/machines/order';
import { expect, test } from 'vitest';
import type { Order } from '../../queries/order.ts';
import { moneyOf } from './money-of.ts';

const facts = newFacts({
  salesChannel: 'pos',
  financingType: 'lease',
  flowType: 'salesman',
  initialPayment: 338_250,
});
const paid = { ...facts, paid: true };

const payment = (paymentType: string, status: string): Order['paymentsAttributes'][number] => ({
  id: `${paymentType} ${status}`,
  paymentType,
  status,
  amount: '3382.50',
  createdAt: '2026-11-20T10:00:00.000Z',
});
const moneyWith = (known: Order['facts'], ...payments: Order['paymentsAttributes']) =>
  moneyOf({ facts: known, paymentsAttributes: payments });

test('an order whose payments came to nothing has taken nothing', () => {
  const tries = ['opened', 'started', 'rejected'].map((status) => payment('initial_payment', status));
  expect([moneyWith(facts), moneyWith(facts, ...tries)]).toEqual(['nothing', 'nothing']);
});

test('an order in which nothing was owed has taken nothing, although it counts as paid', () => {
  expect(moneyWith({ ...paid, initialPayment: 0 })).toBe('nothing');
});

test('an initial payment that came goes back, whether it was accepted, refused or not looked at yet', () => {
  expect(moneyWith(paid, payment('initial_payment', 'accepted'))).toBe('paid');
  expect(moneyWith(facts, payment('initial_payment', 'completed'))).toBe('paid');
});

test('an initial payment that the salesman took has no account to go back to', () => {
  expect(moneyWith(paid)).toBe('atCounter');
});

test('a złoty of the verification goes back', () => {
  expect(moneyWith(facts, payment('test_payment', 'completed'))).toBe('verified');
});
