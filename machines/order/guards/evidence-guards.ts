import { missingPayment } from '../order.facts.ts';
import type { Facts } from '../order.facts.ts';
import type { Guard } from './guard.ts';

/** Money towards the initial payment has come to us or into the salesman's hands. */
const hasCome = ({ paymentCame, paid, initialPayment }: Facts): boolean =>
  paymentCame || (paid && initialPayment > 0);

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
  moneyHeld: {
    kind: 'evidence',
    // A stored order of an older release does not know the fact.
    holds: (facts) => (facts.moneyHeld ?? null) !== null,
    refusal: 'Nie ma pieniędzy, o których trzeba zdecydować.',
  },
  covered: {
    kind: 'evidence',
    holds: (facts) => facts.paid || missingPayment(facts) === 0,
    refusal: 'Do opłaty wstępnej brakuje jeszcze {kwota}.',
    suppliers: 'klient, a wpłatę spoza systemu zapisuje administrator',
  },
  moneyTouched: {
    kind: 'evidence',
    holds: (facts) => facts.paymentCame || facts.paymentUnanswered,
    refusal: 'Nie wpłynęły żadne pieniądze.',
  },
  moneyReceived: {
    kind: 'evidence',
    holds: hasCome,
    refusal: 'Nie wpłynęły żadne pieniądze.',
  },
  refundOwed: {
    kind: 'evidence',
    holds: (facts) => hasCome(facts) && (facts.moneyHeld ?? null) === null,
    refusal: 'Nie ma czego zwracać.',
  },
  signed: {
    kind: 'evidence',
    holds: (facts) => facts.signed,
    refusal: 'Umowa nie jest jeszcze podpisana.',
    suppliers: 'osoby podpisujące, kurier albo administrator, który dodaje skan',
  },
  signedAgreementStored: {
    kind: 'evidence',
    holds: (facts) => facts.signedAgreementStored,
    refusal: 'Nie ma jeszcze pliku podpisanej umowy.',
    suppliers: 'dostawca podpisu albo administrator, który dodaje skan',
  },
  owes: {
    kind: 'evidence',
    holds: (facts) => !facts.paid && facts.initialPayment > 0,
    refusal: 'Nie ma już opłaty wstępnej do zapłaty.',
  },
} as const satisfies Record<string, Guard>;
