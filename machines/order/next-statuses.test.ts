import { describe, expect, test } from 'vitest';
import { nextStatuses, refusal } from './explain.ts';
import { newFacts } from './order.facts.ts';
import type { Facts } from './order.facts.ts';

const facts = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  calculated: true,
});
const posFacts = newFacts({
  salesChannel: 'pos',
  financingType: 'b2b_loan',
  flowType: 'salesman',
  calculated: true,
});

describe('what may be forced', () => {
  test('is what the kind of order leads to next', () => {
    const known = { ...facts, companyKnown: true };
    expect(nextStatuses('sumup', known)).toEqual([
      'agreement_method_selection',
      'complement_company_and_user',
    ]);
    expect(nextStatuses('sumup', facts)).toEqual(['complement_company_and_user']);
    expect(nextStatuses('canceled', facts)).toEqual([]);
  });

  test('leaves out what needs an agreement that is not drawn yet', () => {
    const approved: Facts = {
      ...facts,
      companyKnown: true,
      method: 'qes',
      formSubmitted: true,
      identityVerified: true,
    };
    expect(nextStatuses('leasing_decision_ok', approved)).toEqual([]);
    expect(nextStatuses('leasing_decision_ok', { ...approved, agreementPrepared: true })).toEqual([
      'agreement_accepted',
    ]);
  });

  test('leaves out what lacks the evidence that its target requires, and the refusal names it with who brings it', () => {
    const force = { type: 'FORCE', actor: 'admin', to: 'shipped', reason: 'próba' } as const;
    const accepted: Facts = {
      ...facts,
      companyKnown: true,
      method: 'qes',
      formSubmitted: true,
      agreementPrepared: true,
    };
    expect(nextStatuses('siemens_agreement_accepted', accepted)).toEqual([]);
    expect(refusal('siemens_agreement_accepted', accepted, force)).toBe(
      'Tego statusu nie można wymusić. ' +
        'Tożsamość osób podpisujących nie jest jeszcze potwierdzona. (dostawca podpisu, bank, sprzedawca albo administrator, który ją zapisuje) ' +
        'Opłata wstępna nie jest jeszcze rozliczona. (klient, na miejscu sprzedawca, a wpłatę spoza systemu zapisuje administrator) ' +
        'Umowa nie jest jeszcze podpisana. (osoby podpisujące, kurier albo administrator, który dodaje skan) ' +
        'Nie ma jeszcze pliku podpisanej umowy. (dostawca podpisu albo administrator, który dodaje skan)',
    );
    const signed = { ...accepted, identityVerified: true, paid: true, signed: true };
    const whole = { ...signed, signedAgreementStored: true };
    expect(nextStatuses('siemens_agreement_accepted', whole)).toEqual(['shipped']);
    expect(refusal('siemens_agreement_accepted', whole, force)).toBeNull();
  });

  test('stands for no money and for no signature; that nothing is owed is said by the calculation', () => {
    const agreed: Facts = {
      ...facts,
      companyKnown: true,
      method: 'qes',
      formSubmitted: true,
      identityVerified: true,
      agreementPrepared: true,
      initialPayment: 1_000_000,
      paymentCame: true,
    };
    expect(nextStatuses('initial_payment_manual', agreed)).toEqual(['initial_payment_rejected']);
    const to = 'initial_payment_accepted_manual';
    expect(
      refusal('initial_payment_manual', agreed, { type: 'FORCE', actor: 'admin', to, reason: 'próba' }),
    ).toBe(
      'Tego statusu nie można wymusić. Opłata wstępna nie jest jeszcze rozliczona. (klient, na miejscu sprzedawca, a wpłatę spoza systemu zapisuje administrator)',
    );
    expect(nextStatuses('initial_payment_accepted', { ...agreed, paid: true })).toEqual(['qes_failed']);
    expect(nextStatuses('agreement_accepted', { ...agreed, initialPayment: 0 })).toEqual([
      'zero_initial_payment_accepted',
    ]);
  });

  test('leads to no form that was not sent, and to no conditions that nobody proposed or accepted', () => {
    const filling: Facts = { ...facts, companyKnown: true, method: 'qes' };
    expect(nextStatuses('form_opened', filling)).toEqual(['update_vat_id']);
    const judged: Facts = { ...filling, formSubmitted: true, identityVerified: true };
    expect(nextStatuses('ready_for_siemens', judged)).toEqual([
      'leasing_decision_ok',
      'leasing_decision_rejected',
    ]);
    expect(nextStatuses('conditional_decision_ok', { ...judged, proposal: true })).toEqual([
      'client_conditional_decision_rejected',
    ]);
  });

  test('leaves out methods of signing that are not offered', () => {
    const known = { companyKnown: true };
    expect(nextStatuses('agreement_method_selection', { ...facts, ...known })).toEqual([
      'qes_selected',
      'delivery_selected',
    ]);
    expect(nextStatuses('salesman_agreement_method_selection', { ...posFacts, ...known })).toEqual([
      'autenti_v3_selected',
      'paper_selected',
    ]);
  });
});
