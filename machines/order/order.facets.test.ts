import { describe, expect, test } from 'vitest';
import { newFacts } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { isTransient, orderStatuses } from './order.statuses.ts';
import { hasAcceptedAgreement, isFormOpen, isSale, shopStatusOf, toneOf, waitOf } from './order.facets.ts';
import { shopStatusNames } from './order.wording.ts';
import { audiences, waits } from './screen.ts';

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
    orderStatuses.filter((status) => hasAcceptedAgreement(facts, [status]));

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
      hasAcceptedAgreement({ ...shop, agreementStatus: 'accepted_by_admin' }, [
        'agreement_accepted_by_admin',
      ]),
    ).toBe(true);
  });

  test('still show of an order that was concluded and cancelled afterwards', () => {
    expect(hasAcceptedAgreement(pos, ['siemens_agreement_accepted', 'canceled'])).toBe(true);
    expect(hasAcceptedAgreement(pos, ['agreement_accepted', 'canceled'])).toBe(false);
  });

  test('always show for orders of other channels', () => {
    expect(shownIn(ecommerce)).toEqual(orderStatuses);
  });
});

describe('a tone', () => {
  const resting = orderStatuses.filter((status) => !isTransient(status));

  test('is there for each audience of each resting status, and refused in a transient one', () => {
    const tones = resting.flatMap((status) => audiences.map((audience) => toneOf(status, audience)));
    expect([...new Set(tones)].toSorted()).toEqual(['attention', 'current', 'done', 'refused', 'waiting']);
    expect(() => toneOf('qes_selected', 'staff')).toThrow('No order rests in qes_selected');
  });

  test('calls staff where a task is raised at once, and lets nobody wait for what is over', () => {
    expect(resting.filter((status) => toneOf(status, 'staff') === 'done')).toEqual(['delivered', 'finished']);
    expect(toneOf('initial_payment_accepted_manual', 'staff')).toBe('waiting');
    expect(toneOf('initial_payment_manual', 'staff')).toBe('attention');
    expect(toneOf('leasing_decision_rejected', 'client')).toBe('refused');
  });
});

describe('what is waited for', () => {
  const signing = { ...ecommerce, stage: 'agreement' } as const;

  test('depends on how the agreement is signed and on whether it is', () => {
    expect(waitOf({ status: 'initial_payment_accepted', facts: { ...signing, method: 'delivery' } })).toBe(
      'courier',
    );
    expect(waitOf({ status: 'initial_payment_accepted', facts: { ...signing, method: 'paper' } })).toBe(
      'paper',
    );
    expect(waitOf({ status: 'initial_payment_accepted', facts: { ...signing, method: 'qes' } })).toBe(
      'signature',
    );
    expect(
      waitOf({ status: 'initial_payment_accepted', facts: { ...signing, method: 'qes', signed: true } }),
    ).toBe('acceptance');
  });

  const after = (...orders: readonly Facts[]) =>
    orders.map((facts) => waitOf({ status: 'agreement_accepted', facts }));
  const methods = ['paper', 'delivery', 'qes', 'autenti_v3'] as const;

  test('after the agreement is accepted at the counter is the payment, however it is signed', () => {
    const atCounter = { ...pos, stage: 'agreement', initialPayment: 1_000_000 } as const;
    expect(after(...methods.map((method) => ({ ...atCounter, method })))).toEqual(
      methods.map(() => 'counterPayment'),
    );
  });

  test('of a client by himself is then the payment link, of one who signs first his signature', () => {
    const owed = { ...signing, initialPayment: 1_000_000 };
    expect(after({ ...owed, method: 'qes' }, { ...owed, method: 'autenti_v3' })).toEqual([
      'paymentLink',
      'signature',
    ]);
  });

  test('where nothing is owed is then whoever signs', () => {
    const free = methods.slice(0, 3).map((method) => ({ ...pos, initialPayment: 0, method }));
    expect(after(...free)).toEqual(['paper', 'courier', 'signature']);
  });

  test('of a payment that an administrator refused is not that of one that never came', () => {
    const refused = [ecommerce, { ...ecommerce, paymentCame: true }].map((facts) =>
      waitOf({ status: 'initial_payment_rejected', facts }),
    );
    expect(refused).toEqual(['paymentFailed', 'paymentRefused']);
  });

  test('is nothing where it is the client himself, and uses each of its kinds', () => {
    expect(waitOf({ status: 'test_payment_opened', facts: ecommerce })).toBeNull();
    const facts = (['qes', 'delivery', 'paper', 'autenti_v3'] as const).flatMap((method) =>
      [
        ecommerce,
        pos,
        { ...ecommerce, initialPayment: 1, paymentCame: true },
        { ...pos, initialPayment: 1 },
      ].map((order) => ({ ...order, method })),
    );
    const met = orderStatuses
      .filter((status) => !isTransient(status))
      .flatMap((status) => facts.map((known) => waitOf({ status, facts: known })));
    expect(waits.filter((wait) => !met.includes(wait))).toEqual([]);
  });
});

test('the form is open where the chart accepts it, and sales are decided positively and not over', () => {
  expect(orderStatuses.filter(isFormOpen)).toEqual(['form_opened', 'salesman_form_opened']);
  expect([isSale('leasing_decision_ok'), isSale('conditional_decision_ok'), isSale('finished')]).toEqual([
    true,
    false,
    false,
  ]);
});
