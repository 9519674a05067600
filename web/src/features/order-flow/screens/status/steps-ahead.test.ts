import { newFacts, screenOf } from '@app/machines/order';
import type { Facts, OrderStatus } from '@app/machines/order';
import { expect, test } from 'vitest';
import type { Order } from '../../queries/order-query.ts';
import { stepsAhead } from './steps-ahead.ts';

const facts = newFacts({
  salesChannel: 'pos',
  financingType: 'b2b_loan',
  flowType: 'salesman',
  initialPayment: 338_250,
});
const ahead = (status: OrderStatus, known: Facts) =>
  stepsAhead({ status, facts: known } as Order, screenOf(status, known, 'client'));

test('what the salesman takes at the counter is not announced as a transfer', () => {
  expect(ahead('agreement_accepted', facts)).toEqual(['counterFee', 'signing', 'delivery']);
});

test('who signs online before paying has the signature before the payment', () => {
  const online: Facts = { ...facts, flowType: 'client', method: 'autenti_v3' };
  expect(ahead('agreement_accepted', online)).toEqual(['signing', 'initialFee', 'delivery']);
});

test('what is being compared or was delivered is not asked for again', () => {
  const came: Facts = { ...facts, method: 'qes', paymentCame: true };
  expect(ahead('initial_payment_manual', came)).toEqual(['signing', 'delivery']);
  expect(ahead('initial_payment_rejected', came)).toEqual(['initialFee', 'signing', 'delivery']);
  const signed: Facts = { ...came, paid: true, signed: true };
  expect(ahead('agreement_resent', { ...signed, signed: false })).toEqual([
    'signing',
    'delivery',
    'schedule',
  ]);
  expect(ahead('shipped', signed)).toEqual(['arrival', 'schedule']);
  expect(ahead('delivered', signed)).toEqual(['start']);
});

test('what a web shop sells is sent, and nobody is told to fetch it (F098)', () => {
  const web: Facts = { ...facts, salesChannel: 'ecommerce', method: 'qes', paid: true };
  expect(ahead('initial_payment_accepted', web)).toEqual(['signing', 'dispatch']);
  expect(ahead('agreement_signed', { ...web, signed: true })).toEqual(['dispatch', 'schedule']);
});

test('what is paid does not lie ahead any more', () => {
  expect(ahead('initial_payment_accepted_by_salesman', { ...facts, paid: true })).toEqual([
    'signing',
    'delivery',
  ]);
});
