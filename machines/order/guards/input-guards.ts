import type { SignatureMethod } from '../order.kinds.ts';
import type { Guard } from './guard.ts';

function asksFor(methods: readonly SignatureMethod[]): Guard['holds'] {
  return (facts, event) =>
    event?.type === 'SELECT_METHOD' && methods.includes(event.method) && facts.method === event.method;
}

/** Conditions about what was sent, and about what registries and providers answered. */
export const inputGuards = {
  itemsEditable: {
    kind: 'input',
    holds: (facts) => facts.itemsEditable,
    refusal: 'Produktów tego zamówienia nie można zmienić.',
  },
  itemsComplete: {
    kind: 'input',
    holds: (facts) => facts.itemsComplete,
    refusal: 'Uzupełnij nazwy, ceny i stawki VAT wszystkich produktów.',
  },
  calculationWithinBounds: {
    kind: 'input',
    holds: (facts) => facts.calculationWithinBounds,
    refusal: 'Kalkulacja wykracza poza dopuszczalne kwoty lub liczbę rat.',
  },
  requiredConsentsGiven: {
    kind: 'input',
    holds: (facts) => facts.requiredConsentsGiven,
    refusal: 'Zaznacz wymagane zgody, aby przejść dalej.',
  },
  companyFound: {
    kind: 'system',
    holds: (facts) => facts.companyFound,
    refusal: 'Nie znaleźliśmy firmy o tym numerze NIP.',
  },
  formComplete: {
    kind: 'input',
    holds: (_facts, event) => event?.type === 'SUBMIT_COMPANY_FORM' && event.formComplete,
    refusal: 'Uzupełnij wszystkie wymagane pola wniosku.',
  },
  bankConsentsGiven: {
    kind: 'input',
    holds: (_facts, event) => event?.type === 'START_TEST_PAYMENT' && event.bankConsentsGiven,
    refusal: 'Zaznacz zgody potrzebne do weryfikacji w banku.',
  },
  smsCodeCorrect: {
    kind: 'input',
    holds: (_facts, event) => event?.type === 'VERIFY_SMS' && event.smsCodeCorrect,
    refusal: 'Kod jest niepoprawny',
  },
  allSigningPersonsConfirmed: {
    kind: 'input',
    holds: (_facts, event) => event?.type === 'CONFIRM_IDENTITIES' && event.allSigningPersonsConfirmed,
    refusal: 'Potwierdź tożsamość każdej osoby podpisującej umowę.',
  },
  restedIn: {
    kind: 'input',
    holds: (_facts, event) => event?.type === 'SEND_BACK' && event.restedIn.includes(event.to),
    refusal: 'Wniosku nie można cofnąć do kroku, w którym nie był.',
  },
  guarantorsGiven: {
    kind: 'input',
    holds: (_facts, event) => event?.type === 'RENEW_AGREEMENT' && event.guarantorsGiven,
    refusal: 'Wskaż, kto poręcza.',
  },
  scanGiven: {
    kind: 'input',
    holds: (_facts, event) => event !== undefined && 'scanGiven' in event && event.scanGiven,
    refusal: 'Dodaj skan podpisanej umowy.',
  },
  newest: {
    kind: 'input',
    holds: (_facts, event) => event !== undefined && 'newest' in event && event.newest,
    refusal: 'Ta wiadomość dotyczy wcześniejszej próby.',
  },
  asksQualifiedSignature: {
    kind: 'input',
    holds: asksFor(['qes', 'mszafir']),
    refusal: 'Wybierz jeden z dostępnych sposobów podpisania umowy.',
  },
  asksAutenti: {
    kind: 'input',
    holds: asksFor(['autenti_v3']),
    refusal: 'Wybierz jeden z dostępnych sposobów podpisania umowy.',
  },
  asksCourier: {
    kind: 'input',
    holds: asksFor(['delivery']),
    refusal: 'Wybierz jeden z dostępnych sposobów podpisania umowy.',
  },
  asksPaper: {
    kind: 'input',
    holds: asksFor(['paper']),
    refusal: 'Wybierz jeden z dostępnych sposobów podpisania umowy.',
  },
} as const satisfies Record<string, Guard>;
