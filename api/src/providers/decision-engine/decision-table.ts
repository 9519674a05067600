import type { ApplicationRequest } from './decision-engine.port.ts';

/** What the simulated engine looks at. */
export type Application = Pick<
  ApplicationRequest,
  | 'amount'
  | 'turnoverFrom'
  | 'yearsInBusiness'
  | 'ownPaymentInPercent'
  | 'paymentsCount'
  | 'conditionsAccepted'
  | 'decidedBy'
>;

export type DecisionRow = {
  /** When the row applies, in Polish: it stands in the console's table. */
  readonly when: string;
  readonly holds: (application: Application) => boolean;
  readonly outcome: 'approved' | 'rejected' | 'conditional';
  /** 'samo' = about a second after the application; 'po naciśnięciu' = someone presses in the console. */
  readonly comes: 'samo' | 'po naciśnięciu';
};

const zloty = 100;
const between = (from: number, to: number) => (application: Application) =>
  application.amount > from * zloty && application.amount <= to * zloty;

/** The published table of the decision simulator; the first row that applies decides. Amounts are gross prices. */
export const decisionTable: readonly DecisionRow[] = [
  {
    when: 'klient przyjął warunki wcześniejszej decyzji',
    holds: (application) => application.conditionsAccepted,
    outcome: 'approved',
    comes: 'samo',
  },
  {
    when: 'o wnioskach sklepu decyduje osoba',
    holds: ({ decidedBy }) => decidedBy === 'person',
    outcome: 'approved',
    comes: 'po naciśnięciu',
  },
  { when: 'kwota do 10 000 zł', holds: between(-1, 10_000), outcome: 'approved', comes: 'samo' },
  {
    when: 'kwota od 10 000,01 do 20 000 zł',
    holds: between(10_000, 20_000),
    outcome: 'conditional',
    comes: 'samo',
  },
  {
    when: 'kwota od 20 000,01 do 25 000 zł',
    holds: between(20_000, 25_000),
    outcome: 'rejected',
    comes: 'samo',
  },
  {
    when: 'firma działa krócej niż rok',
    holds: ({ yearsInBusiness }) => yearsInBusiness !== null && yearsInBusiness < 1,
    outcome: 'rejected',
    comes: 'po naciśnięciu',
  },
  {
    when: 'kwota powyżej 100 000 zł, a obrót poniżej 500 tys. zł rocznie',
    holds: ({ amount, turnoverFrom }) => amount > 100_000 * zloty && turnoverFrom === 0,
    outcome: 'conditional',
    comes: 'po naciśnięciu',
  },
  { when: 'wszystkie pozostałe', holds: () => true, outcome: 'approved', comes: 'po naciśnięciu' },
];

/** The row of the table that speaks of this application. */
export function rowFor(application: Application): DecisionRow {
  const row = decisionTable.find(({ holds }) => holds(application));
  if (!row) throw new Error('the last row of the decision table applies to everything');
  return row;
}

/** What a conditional decision requires: ten points more of own payment (at least 20, at most 45), at most 24 instalments. */
export function conditionsFor(application: Pick<Application, 'ownPaymentInPercent' | 'paymentsCount'>) {
  return {
    ownPaymentInPercent: Math.min(45, Math.max(20, application.ownPaymentInPercent + 10)),
    paymentsCount: Math.min(24, application.paymentsCount),
  };
}
