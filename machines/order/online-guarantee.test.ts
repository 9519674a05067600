import { expect, test } from 'vitest';
import { guaranteesOnline } from './online-guarantee.ts';
import { newFacts } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import type { OrderStatus } from './order.statuses.ts';

const loan: Facts = {
  ...newFacts({ salesChannel: 'pos', financingType: 'b2b_loan', flowType: 'salesman' }),
  ...{ method: 'autenti_v3', guarantee: true, paid: true },
};

test.each<[string, OrderStatus, Partial<Facts>, boolean]>([
  ['with its guarantee', 'renew', { renewal: 'with_guarantee' }, true],
  ['a guarantee alone', 'renew', { renewal: 'guarantee_only' }, true],
  ['an agreement that somebody guarantees', 'renew', { renewal: 'v3' }, true],
  ['one that is drawn for online, signed otherwise before', 'renew', { renewal: 'v3', method: 'qes' }, true],
  ['one that nobody guarantees', 'renew', { renewal: 'v3', guarantee: false }, false],
  ['one that is drawn for a qualified signature', 'renew', { renewal: 'qes' }, false],
  ['a guarantee to a qualified one', 'renew', { renewal: 'with_guarantee', method: 'qes' }, false],
  ['one that is sent to be signed again', 'agreement_resent', {}, true],
  ['one that is sent for a qualified signature', 'agreement_resent', { method: 'qes' }, false],
  ['one that is signed', 'autenti_agreement_signed', {}, false],
])('%s, in %s: whether a guarantee is signed online', (_what, status, facts, expected) => {
  expect(guaranteesOnline(status, { ...loan, ...facts })).toBe(expected);
});
