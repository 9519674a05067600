import { describe, expect, test } from 'vitest';
import { isSpokenOf, mutantsOf, sampleOf } from '../mutants/mutants.ts';
import { productTables } from '../oracle/charted.ts';
import { chartLaws, isLawful } from './laws.ts';

const mutants = mutantsOf();

/** A mutant that a law finds, by the law's name. */
const broken: Readonly<Record<string, string>> = {
  'who acts': 'live: TEST_PAYMENT_UNCLEAR: system → same status: by client instead of system',
  'every event is heard': 'form_opened: START_FORM: without client & pos → #client_form_opened',
  'who cancels': 'live: CANCEL: admin → #canceled: to #update_order_with_items',
  'what is sent back':
    'live: SEND_BACK: admin & !paid & !signed & !paymentUnanswered & !moneyHeld & restedIn & to update_order_with_items → #update_order_with_items: unless !paymentUnanswered',
  'what proves a fact': 'UPDATE_ITEMS teaches identityVerified',
  'what a status requires': 'salesman_sumup: requires: without calculated',
  'what entering a status settles': 'update_order_with_items: on entry: setFacts: without stage',
  'how long is waited': 'salesman_sumup: deadline: 30 days: 31 days',
  'who is reminded': 'sumup: reminds: without reminder',
  'what is asked for': 'form_saved: on entry: startIdentityVerification: unless electronicSignature',
  'how long it matters': 'sendReturnLink: while "always"',
  'what answers': 'startIdentityVerification: answers: without IDENTITY_CONFIRMED',
  'what runs': 'form_saved: on entry: startIdentityVerification: unless electronicSignature',
  'what a status belongs to': 'initial_payment_link_sent_to_client: tags: without payable',
  'the step of the bar': 'update_order_with_items pos: offer_editor: step decision',
  'the place of a screen': 'update_order_with_items staff: order_page: screen offer_editor',
  'one of several ways': 'salesman_sumup pos: without offer_summary',
  'what a sentence speaks of': 'form_opened client: leaseContract & company_form: without leaseContract',
  'who leads the order': 'update_vat_id offline: without clientFlow & client_is_working',
  'who has still to sign': 'agreement_accepted client: without signsBeforePaying & signerSigned & status',
  'whose turn it is': 'salesman_sumup offline: offer_summary: tone done',
  'what becomes of an order': 'live: CHANGE_CASH_PAYMENT: admin & pos & !paid → same status: without !paid',
};

describe('a law of orders', () => {
  test.each(Object.entries(chartLaws))('holds of the chart: %s', (_name, law) => {
    expect(law(productTables)).toEqual([]);
  });

  test('has a mutant that breaks it', () => {
    const found = Object.entries(broken).map(([law, name]) => {
      const mutant = mutants.find((each) => each.name === name);
      return [
        law,
        mutant === undefined ? 'no such mutant' : (chartLaws[law]?.(mutant.tables()) ?? []),
      ] as const;
    });
    expect(found.filter(([, findings]) => findings.length === 0 || typeof findings === 'string')).toEqual([]);
    expect(Object.keys(broken).toSorted()).toEqual(Object.keys(chartLaws).toSorted());
  });
});

test('laws and examples kill at least 85 of a hundred mutants; chart:mutants -- --without-tables tries every one', () => {
  const tried = sampleOf(mutants.filter(isSpokenOf), 100);
  expect(tried.filter(({ tables }) => !isLawful(tables())).length).toBeGreaterThanOrEqual(85);
});
