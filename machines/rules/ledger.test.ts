import { describe, expect, test } from 'vitest';
import { ledgerFaults, owedBack, type ReceivedSum } from './ledger.ts';
import type { RefundOfSum } from './refunds.ts';

const due = 6_457_50;
const unpaid = { paid: false, initialPayment: due, cancelled: false };
const paid = { ...unpaid, paid: true };
const cancelled = { ...paid, cancelled: true };

const sum = (id: string, amount: number, more: Partial<ReceivedSum> = {}): ReceivedSum => ({
  ...{ id, amount, paymentKind: 'initial_payment', currency: 'PLN', settled: null },
  ...more,
});
const accepted = (id: string, amount: number) => sum(id, amount, { settled: 'accepted' });
const refund = (operationId: string, amount: number): RefundOfSum => ({ operationId, amount, state: 'owed' });

describe('of the initial payment', () => {
  const back = (...[sums, refunds, use]: [ReceivedSum[], RefundOfSum[], typeof unpaid]) =>
    owedBack('initial_payment', sums, refunds, use).map(({ sum: { id }, amount }) => [id, amount]);

  test('what was accepted and is due stays, and its surplus goes back', () => {
    expect(back([accepted('a', due)], [], paid)).toEqual([]);
    expect(back([accepted('a', 10_000_00)], [], paid)).toEqual([['a', 10_000_00 - due]]);
    expect(back([accepted('a', 100), accepted('b', due)], [], paid)).toEqual([['b', 100]]);
  });

  test('what nobody accepted goes back, whatever else was accepted', () => {
    expect(back([sum('a', 100)], [], unpaid)).toEqual([['a', 100]]);
    expect(back([accepted('a', due), sum('b', 5)], [], paid)).toEqual([['b', 5]]);
    expect(back([sum('a', due, { currency: 'EUR' })], [], paid)).toEqual([['a', due]]);
  });

  test('what has a refund already is owed once', () => {
    expect(back([sum('a', 100)], [refund('a', 100)], unpaid)).toEqual([]);
    expect(back([accepted('a', 10_000_00)], [refund('a', 10_000_00 - due)], paid)).toEqual([]);
  });

  test('everything goes back where the order was cancelled', () => {
    expect(back([accepted('a', 10_000_00)], [refund('a', 10_000_00 - due)], cancelled)).toEqual([['a', due]]);
  });

  test('a sum of an unknown amount goes back once', () => {
    const unknown = sum('a', 0, { currency: 'XXX' });
    expect([back([unknown], [], unpaid), back([unknown], [refund('a', 0)], unpaid)]).toEqual([
      [['a', 0]],
      [],
    ]);
  });
});

test('the złoty of a verification goes back while the order keeps its initial payment', () => {
  const sums = [sum('z', 100, { paymentKind: 'test_payment' }), accepted('a', due)];
  expect(owedBack('test_payment', sums, [], paid)).toEqual([{ sum: sums[0], amount: 100 }]);
});

describe('the law of the ledger', () => {
  const faults = (sums: ReceivedSum[], refunds: RefundOfSum[] = [], use = { ...paid, isHolding: false }) =>
    ledgerFaults(sums, refunds, use);

  test.each([
    ['accepted as it is due', [accepted('a', due)], [], paid],
    ['accepted but for its surplus', [accepted('a', due + 1)], [refund('a', 1)], paid],
    ['owed back', [sum('a', 100)], [refund('a', 100)], unpaid],
    ['given back after the order was cancelled', [accepted('a', due)], [refund('a', due)], cancelled],
  ] as const)('holds of money that is %s', (_what, sums, refunds, use) => {
    expect(faults([...sums], [...refunds], { ...use, isHolding: false })).toEqual([]);
  });

  test('holds of money that somebody looks at, and of no other that is held', () => {
    const looked = (isHolding: boolean) => faults([sum('a', 100)], [], { ...unpaid, isHolding });
    expect([looked(true), looked(false)]).toEqual([
      [],
      ['of 1.00 PLN that came 0.00 is accepted, 0.00 held and 0.00 owed back or returned'],
    ]);
  });

  test.each([
    ['a refused sum is forgotten', [sum('a', 100_00, { settled: 'refused' })], [], paid],
    ['a złoty is kept', [sum('z', 1_00, { paymentKind: 'test_payment' })], [], paid],
    ['a second payment is kept', [accepted('a', due), sum('b', due)], [], paid],
    ['money is kept after the order was cancelled', [accepted('a', due)], [], cancelled],
    ['more goes back than came', [sum('a', 100)], [refund('a', 200)], unpaid],
    ['euro stand for złoty', [sum('a', due, { currency: 'EUR' })], [], paid],
  ] as const)('is broken where %s', (_what, sums, refunds, use) => {
    expect(faults([...sums], [...refunds], { ...use, isHolding: false })).toHaveLength(1);
  });

  test('is broken where more is accepted than is due', () => {
    expect(faults([accepted('a', 10_000_00)])).toEqual(['10000.00 PLN is accepted where 6457.50 PLN is due']);
  });
});
