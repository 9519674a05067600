import { describe, expect, test } from 'vitest';
import { newFacts, type Facts } from './order.facts.ts';
import { flagsChangeAt, flagsMoved, flagsOf, type FlagDetails, type FlaggedOrder } from './order-flags.ts';
import type { OrderStatus } from './order.statuses.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = 100 * day;
const orderIn = (status: OrderStatus, facts: Partial<Facts> = {}): FlaggedOrder => ({
  ...{ status, statusSince: now, createdAt: now - 10 },
  facts: {
    ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
    ...facts,
  },
});
const nothing: FlagDetails = {
  ...{
    hasProforma: false,
    hasSpecification: false,
    suspectedSince: null,
    lacksBureauData: false,
    companyOrders: [],
    at: now,
  },
};
const other = (status: OrderStatus, statusSince = now, createdAt = now - 20) => ({
  ...{ status, statusSince, createdAt },
});
/** The flags that stand or will, each with its moment after now. */
const flagged = (order: FlaggedOrder, details: Partial<FlagDetails> = {}) =>
  Object.fromEntries(
    flagsOf(order, { ...nothing, ...details }).flatMap(({ flag, since }) =>
      since === null ? [] : [[flag, since - now]],
    ),
  );

describe('an order is flagged', () => {
  test('for the bank, where its answer is looked at or was refused, or the form brought nothing for the bureau', () => {
    expect(flagged(orderIn('test_payment_manual'))).toEqual({ bik: 0 });
    expect(flagged(orderIn('test_payment_manual_rejected'))).toEqual({ bik: 0 });
    expect(flagged(orderIn('form_saved', { formSubmitted: true }), { lacksBureauData: true })).toEqual({
      bik: -10,
    });
    for (const order of [orderIn('form_opened'), orderIn('leasing_decision_ok', { formSubmitted: true })])
      expect(flagged(order, { lacksBureauData: true })).toEqual({});
  });

  test('for the financier a day after it was asked, at once where an agreement was rejected', () => {
    const asked: OrderStatus[] = [
      ...(['ready_for_siemens', 'client_conditional_decision_accepted', 'accepted_by_admin'] as const),
      ...(['agreement_accepted_by_admin', 'attachments_uploaded'] as const),
    ];
    for (const status of asked)
      expect([status, flagged(orderIn(status))]).toEqual([status, { siemens: day }]);
    expect(flagged(orderIn('rejected_by_admin'))).toEqual({ siemens: 0 });
  });

  test('for the file that is missing a quarter of an hour after the electronic signature', () => {
    const signed = { signed: true, method: 'qes' } as const;
    expect(flagged(orderIn('agreement_signed', signed))).toEqual({ no_autenti_files: 15 * minute });
    expect(flagged(orderIn('agreement_signed', { ...signed, signedAgreementStored: true }))).toEqual({});
    expect(flagged(orderIn('agreement_signed', { ...signed, method: 'paper' }))).toEqual({});
  });

  test('for the specification of its goods, at a counter once the agreement is signed', () => {
    expect(flagged(orderIn('sumup'), { hasProforma: true })).toEqual({ no_specification: -10 });
    expect(flagged(orderIn('sumup'), { hasProforma: true, hasSpecification: true })).toEqual({});
    const atCounter = { salesChannel: 'pos', signed: true, method: 'paper' } as const;
    expect(flagged(orderIn('agreement_signed', atCounter))).toEqual({ no_specification: -10 });
  });

  test("for its company's other orders that are open, or were refused within 90 days", () => {
    const of = (...companyOrders: FlagDetails['companyOrders']) =>
      flagged(orderIn('sumup'), { companyOrders });
    expect(of(other('form_opened'))).toEqual({ other_company_orders: -10 });
    expect(of(other('form_opened', now, now - 5))).toEqual({ other_company_orders: -5 });
    expect(of(other('leasing_decision_rejected', now - 89 * day))).toEqual({ other_company_orders: -10 });
    expect(of(other('leasing_decision_rejected', now - 90 * day), other('canceled'))).toEqual({});
  });

  test('for nothing once it is refused or closed', () => {
    const companyOrders = [other('form_opened')];
    for (const status of ['leasing_decision_rejected', 'canceled', 'finished'] as const)
      expect(flagged(orderIn(status), { companyOrders, hasProforma: true })).toEqual({});
  });
});

test('a refusal is looked at again when it no longer counts', () => {
  const companyOrders = [other('form_opened'), other('leasing_decision_rejected', now - 80 * day)];
  expect(flagsChangeAt({ ...nothing, companyOrders })).toBe(now + 10 * day);
  expect(flagsChangeAt(nothing)).toBe(null);
});

describe('a move', () => {
  test('raises and settles what the order itself says', () => {
    expect(flagsMoved(orderIn('test_payment_manual'), orderIn('ready_for_siemens'))).toEqual({
      changes: [
        { flag: 'bik', since: null },
        { flag: 'siemens', since: now + day },
      ],
      ...{ over: false, check: true },
    });
    expect(flagsMoved(orderIn('sumup'), orderIn('form_opened'))).toEqual({
      ...{ changes: [], over: false, check: false },
    });
  });

  test("to the end settles everything, and has its company's orders looked at", () => {
    expect(flagsMoved(orderIn('ready_for_siemens'), orderIn('canceled'))).toEqual({
      ...{ changes: [], over: true, check: true },
    });
  });

  test('is looked at where an agreement is signed', () => {
    const signed = orderIn('agreement_signed', { signed: true, method: 'paper' });
    expect(flagsMoved(orderIn('agreement_accepted'), signed).check).toBe(true);
  });
});
