import type { Guard } from './guard.ts';
import { signsElectronically } from './order-guards.ts';

/** Conditions about what has happened in the order, as far as it is stored. */
export const evidenceGuards = {
  identityVerified: {
    kind: 'evidence',
    holds: (facts) => facts.identityVerified,
    refusal: 'Tożsamość osób podpisujących nie jest jeszcze potwierdzona.',
    suppliers: 'dostawca podpisu, bank, sprzedawca albo administrator, który ją zapisuje',
  },
  calculated: {
    kind: 'evidence',
    holds: (facts) => facts.calculated,
    refusal: 'Najpierw oblicz ratę i zapisz kalkulację.',
    suppliers: 'klient lub sprzedawca',
  },
  companyKnown: {
    kind: 'evidence',
    holds: (facts) => facts.companyKnown,
    refusal: 'Podaj dane firmy i osoby do kontaktu.',
    suppliers: 'klient lub sprzedawca',
  },
  formSubmitted: {
    kind: 'evidence',
    holds: (facts) => facts.formSubmitted,
    refusal: 'Wniosek firmowy nie został jeszcze wysłany.',
    suppliers: 'klient lub sprzedawca',
  },
  proposal: {
    kind: 'evidence',
    holds: (facts) => facts.proposal,
    refusal: 'Nie ma propozycji innych warunków.',
    suppliers: 'system decyzyjny',
  },
  conditionsAccepted: {
    kind: 'evidence',
    holds: (facts) => facts.conditionsAccepted,
    refusal: 'Zaproponowane warunki nie zostały jeszcze przyjęte.',
    suppliers: 'klient lub sprzedawca',
  },
  agreementPrepared: {
    kind: 'evidence',
    holds: (facts) => facts.agreementPrepared,
    refusal: 'Umowa jest jeszcze przygotowywana. Spróbuj za chwilę.',
    suppliers: 'system przygotowuje ją po decyzji',
  },
  paid: {
    kind: 'evidence',
    holds: (facts) => facts.paid,
    refusal: 'Opłata wstępna nie jest jeszcze rozliczona.',
    suppliers: 'klient, na miejscu sprzedawca, a wpłatę spoza systemu zapisuje administrator',
  },
  bankUnanswered: {
    kind: 'evidence',
    holds: (facts) => facts.bankUnanswered,
    refusal: 'Klient nie rozpoczął weryfikacji w banku.',
    suppliers: 'klient rozpoczyna weryfikację',
  },
  bankNews: {
    kind: 'evidence',
    holds: (facts) => facts.bankNews,
    refusal: 'Bank nie odpowiedział na weryfikację.',
    suppliers: 'bank',
  },
  paymentUnanswered: {
    kind: 'evidence',
    holds: (facts) => facts.paymentUnanswered,
    refusal: 'Żadna rozpoczęta wpłata nie czeka na odpowiedź.',
    suppliers: 'klient rozpoczyna wpłatę',
  },
  paymentCame: {
    kind: 'evidence',
    holds: (facts) => facts.paymentCame,
    refusal: 'Nie wpłynęły żadne pieniądze.',
  },
  moneyReceived: {
    kind: 'evidence',
    holds: (facts) => facts.paymentCame || (facts.paid && facts.initialPayment > 0),
    refusal: 'Nie wpłynęły żadne pieniądze.',
  },
  signed: {
    kind: 'evidence',
    holds: (facts) => facts.signed,
    refusal: 'Umowa nie jest jeszcze podpisana.',
    suppliers: 'osoby podpisujące lub kurier',
  },
  /** What was signed on paper lies there as paper: no file of it is waited for. */
  signedAgreementStored: {
    kind: 'evidence',
    holds: (facts) => facts.signedAgreementStored || !signsElectronically(facts),
    refusal: 'Podpisana umowa nie została jeszcze pobrana od dostawcy podpisu.',
    suppliers: 'dostawca podpisu',
  },
  owes: {
    kind: 'evidence',
    holds: (facts) => !facts.paid && facts.initialPayment > 0,
    refusal: 'Nie ma już opłaty wstępnej do zapłaty.',
  },
} as const satisfies Record<string, Guard>;
