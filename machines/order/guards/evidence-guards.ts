import type { Guard } from './guard.ts';

/** Conditions about what has happened in the order, as far as it is stored. */
export const evidenceGuards = {
  calculated: {
    kind: 'evidence',
    holds: (facts) => facts.calculated,
    refusal: 'Najpierw oblicz ratę i zapisz kalkulację.',
  },
  companyKnown: {
    kind: 'evidence',
    holds: (facts) => facts.companyKnown,
    refusal: 'Podaj dane firmy i osoby do kontaktu.',
  },
  agreementPrepared: {
    kind: 'evidence',
    holds: (facts) => facts.agreementPrepared,
    refusal: 'Umowa jest jeszcze przygotowywana. Spróbuj za chwilę.',
  },
  paid: {
    kind: 'evidence',
    holds: (facts) => facts.paid,
    refusal: 'Opłata wstępna nie jest jeszcze rozliczona.',
  },
  paymentCame: {
    kind: 'evidence',
    holds: (facts) => facts.paymentCame,
    refusal: 'Nie wpłynęły żadne pieniądze.',
  },
  signed: {
    kind: 'evidence',
    holds: (facts) => facts.signed,
    refusal: 'Umowa nie jest jeszcze podpisana.',
  },
  owes: {
    kind: 'evidence',
    holds: (facts) => !facts.paid && facts.initialPayment > 0,
    refusal: 'Nie ma już opłaty wstępnej do zapłaty.',
  },
} as const satisfies Record<string, Guard>;
