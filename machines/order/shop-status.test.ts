import { describe, expect, test } from 'vitest';
import { newFacts } from './order.facts.ts';
import { isTransient, orderStatuses } from './order.statuses.ts';
import { hasAcceptedAgreement, shopStatusNames, shopStatusOf } from './shop-status.ts';

const ecommerce = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });
const pos = newFacts({ salesChannel: 'pos', financingType: 'lease', flowType: 'salesman' });
const shop = newFacts({ salesChannel: 'shop', financingType: 'lease', flowType: 'salesman' });

describe('the status that a shop sees', () => {
  test('is there for every resting status, and for none that is transient', () => {
    const unseen = orderStatuses.filter((status) => shopStatusOf(status, pos) === null);
    expect(unseen).toEqual(orderStatuses.filter(isTransient));
  });

  test('uses every one of its names', () => {
    const remote = { ...shop, remote: true };
    const seen = orderStatuses.flatMap((status) =>
      [ecommerce, pos, shop, remote].map((facts) => shopStatusOf(status, facts)),
    );
    expect(
      Object.keys(shopStatusNames).filter((name) => !(seen as (string | null)[]).includes(name)),
    ).toEqual([]);
  });

  test('tells a calculation from an offer that was sent', () => {
    expect(shopStatusOf('sumup', ecommerce)).toBe('calculation');
    expect(shopStatusOf('sumup', { ...shop, remote: true })).toBe('offer_sent');
  });

  test('depends on who fills in the company', () => {
    expect(shopStatusOf('update_vat_id', ecommerce)).toBe('form');
    expect(shopStatusOf('update_vat_id', pos)).toBe('calculation');
  });

  test('after a failed signature says what was being signed', () => {
    expect(shopStatusOf('qes_failed', { ...ecommerce, stage: 'identity' })).toBe('verification');
    expect(shopStatusOf('qes_failed', { ...ecommerce, stage: 'agreement' })).toBe(
      'agreement_waiting_for_signature',
    );
  });

  test('asks a shop to hand the goods over and an online shop to send them', () => {
    expect(shopStatusOf('siemens_agreement_accepted', pos)).toBe('issue_equipment');
    expect(shopStatusOf('siemens_agreement_accepted', shop)).toBe('issue_equipment');
    expect(shopStatusOf('siemens_agreement_accepted', ecommerce)).toBe('send_equipment');
    expect(shopStatusOf('accepted_by_admin', pos)).toBe('attach_documents');
  });
});

describe('documents and delivery', () => {
  const shownIn = (facts: typeof pos) =>
    orderStatuses.filter((status) => hasAcceptedAgreement(status, facts));

  test('show at a point of sale once the financing party has accepted the agreement', () => {
    expect(shownIn(pos)).toEqual([
      'siemens_agreement_accepted',
      'waiting_for_delivery',
      'delivered',
      'finished',
    ]);
  });

  test('show in a shop once the agreement is accepted', () => {
    expect(shownIn(shop)).toEqual([
      'accepted_by_admin',
      'waiting_for_delivery',
      'shipped',
      'delivered',
      'finished',
    ]);
    expect(
      hasAcceptedAgreement('agreement_accepted_by_admin', { ...shop, agreementStatus: 'accepted_by_admin' }),
    ).toBe(true);
  });

  test('always show for orders of other channels', () => {
    expect(shownIn(ecommerce)).toEqual(orderStatuses);
  });
});
