import { describe, expect, test } from 'vitest';
import { refusal } from './explain.ts';
import { newFacts } from './order.facts.ts';
import type { OrderStatus } from './order.statuses.ts';
import { restedIn, sendBackTargets } from './send-back.ts';

const rested = (...statuses: readonly OrderStatus[]) => restedIn(statuses.map((toStatus) => ({ toStatus })));

const facts = {
  ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client', calculated: true }),
  companyKnown: true,
  method: 'qes',
} as const;

describe('the path of an order', () => {
  test('has the statuses in which it rested, without the one in which it rests', () => {
    expect(rested('sumup', 'agreement_method_selection', 'form_opened', 'form_saved')).toEqual([
      'sumup',
      'agreement_method_selection',
      'form_opened',
    ]);
    expect(rested('sumup', 'sumup', 'sumup')).toEqual([]);
  });

  test('is cut where the order goes back', () => {
    expect(
      rested('sumup', 'complement_company_and_user', 'agreement_method_selection', 'sumup', 'form_opened'),
    ).toEqual(['sumup']);
  });
});

describe('an order is sent back', () => {
  const path = ['sumup', 'agreement_method_selection', 'form_opened', 'form_saved'] as const;

  test('to where something can be changed again, of its own path alone', () => {
    expect(sendBackTargets({ status: 'test_payment_in_progress', facts }, path)).toEqual([
      'sumup',
      'agreement_method_selection',
      'form_opened',
    ]);
    expect(sendBackTargets({ status: 'test_payment_in_progress', facts }, [])).toEqual([]);
  });

  test('to the proposal after its refusal, whatever its path', () => {
    const judged = { ...facts, formSubmitted: true, identityVerified: true, proposal: true };
    expect(sendBackTargets({ status: 'client_conditional_decision_rejected', facts: judged }, [])).toEqual([
      'conditional_decision_ok',
    ]);
  });

  test('by an administrator alone, and not once it is paid, signed or has money to look at', () => {
    const why = (known: object, actor: 'admin' | 'client' = 'admin', to: OrderStatus = 'form_opened') =>
      refusal(
        'agreement_accepted',
        { ...facts, ...known },
        { type: 'SEND_BACK', actor, to, restedIn: [...path] },
      );
    expect([
      why({}),
      why({}, 'client'),
      why({}, 'admin', 'salesman_form_opened'),
      why({ paid: true }),
      why({ signed: true }),
      why({ moneyHeld: 1 }),
      why({ calculated: false }),
    ]).toEqual([
      null,
      'W tym statusie nie można wykonać tej czynności.',
      'Wniosku nie można cofnąć do kroku, w którym nie był.',
      'Opłata wstępna została już rozliczona.',
      'Umowa została już podpisana.',
      'Najpierw trzeba rozliczyć pieniądze, które wpłynęły.',
      'Wniosku nie można cofnąć do kroku, w którym nie był.',
    ]);
  });
});
