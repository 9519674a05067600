import { evidenceGuards } from './guards/evidence-guards.ts';
import { inputGuards } from './guards/input-guards.ts';
import type { Guard } from './guards/guard.ts';
import { orderGuards } from './guards/order-guards.ts';
import type { OrderEvent } from './order.events.ts';
import { formatPln } from '../rules/money.ts';
import { missingPayment } from './order.facts.ts';
import type { Facts } from './order.facts.ts';

/** Every condition of the chart, by name. Guards see the order as the event leaves it (`applyEvent`). */
export const guards = { ...orderGuards, ...evidenceGuards, ...inputGuards } as const satisfies Record<
  string,
  Guard
>;

export type GuardName = keyof typeof guards;
export const guardNames = Object.keys(guards) as GuardName[];

/** A guard by name, or its opposite. */
export type Literal = GuardName | `!${GuardName}`;

/** What an event may change under its own condition: evidence, and who leads the order. */
type Changed = keyof typeof evidenceGuards | 'clientFlow';

/** A condition on what it was before the event. */
type Earlier = `was ${Changed}` | `!was ${Changed}`;

/** What must hold: a literal, or either of two. */
export type Condition = Literal | `${Literal} | ${Literal}` | Earlier;

interface Parsed {
  readonly name: GuardName;
  readonly negated: boolean;
  /** Judged before the event. */
  readonly earlier: boolean;
}

const parsed = new Map<Condition, readonly Parsed[]>();

function parse(condition: Condition): readonly Parsed[] {
  const known = parsed.get(condition);
  if (known !== undefined) return known;
  const literals = condition.split(' | ').map((literal) => {
    const [, not, was, name] = /^(!?)(was )?(\w+)$/u.exec(literal) ?? [];
    return { name: name as GuardName, negated: not === '!', earlier: was !== undefined };
  });
  parsed.set(condition, literals);
  return literals;
}

/** The names that a condition asks about, without their signs. */
export const guardsIn = (condition: Condition): readonly GuardName[] =>
  parse(condition).map(({ name }) => name);

/** Whether what is stored of the order decides a condition: a forced move keeps these alone. */
export const isAboutOrder = (condition: Condition): boolean =>
  guardsIn(condition).every((name) => guards[name].kind === 'order' || guards[name].kind === 'evidence');

/**
 * Whether a condition holds of the facts as an event leaves them; `before`: as they were, where that is known. A fact that
 * a stored order does not know yet is none.
 */
export function holds(condition: Condition, facts: Facts, event?: OrderEvent, before = facts): boolean {
  return parse(condition).some(
    ({ name, negated, earlier }) =>
      Boolean((guards[name] as Guard).holds(earlier ? before : facts, event)) !== negated,
  );
}

/** The Polish sentence for a condition that does not hold, of no order in particular; '{kwota}' in it is an amount. */
export function refusalSentence(condition: Condition): string {
  const [literal] = parse(condition);
  if (literal === undefined) throw new Error('A condition names no guard');
  return literal.negated ? (negatedRefusals[literal.name] ?? notNow) : guards[literal.name].refusal;
}

/** The same of an order: the amount is what the initial payment lacks. */
export const refusalOf = (condition: Condition, facts: Facts): string =>
  refusalSentence(condition).replace('{kwota}', formatPln(missingPayment(facts)));

/** The sentence for evidence that an order lacks, with who brings it. */
export function lackOf(condition: Condition, facts: Facts): string {
  const brought = guardsIn(condition).flatMap((name) => {
    const { suppliers } = guards[name] as Guard;
    return suppliers === undefined ? [] : [suppliers];
  });
  return [refusalOf(condition, facts), ...brought.map((who) => `(${who})`)].join(' ');
}

/** The sentence for an action that is not open. */
export const notNow = 'W tym statusie nie można wykonać tej czynności.';

/** Sentences for conditions that must not hold; the rest say that the action is not open. */
const negatedRefusals: Partial<Record<GuardName, string>> = {
  companyFound: 'Ta firma jest już w rejestrze, nie trzeba poprawiać numeru NIP.',
  paid: 'Opłata wstępna została już rozliczona.',
  paymentUnanswered: 'Na rozpoczętą wpłatę nie ma jeszcze odpowiedzi.',
  moneyHeld: 'Najpierw trzeba rozliczyć pieniądze, które wpłynęły.',
  moneyTouched: 'Wpłata przyszła albo jest w drodze: wniosek może anulować tylko finansujący.',
  signed: 'Umowa została już podpisana.',
  zeroOwnPayment: 'W tej ofercie nie ma opłaty wstępnej.',
  signsBeforePaying: 'W tym wniosku najpierw podpisuje się umowę, a potem wnosi opłatę wstępną.',
  pos: 'Tego kroku nie ma we wniosku z punktu sprzedaży.',
  methodChosen: 'Sposób podpisania umowy jest już wybrany.',
  courier: 'Umowę tego wniosku dostarcza kurier.',
  leaseContract: 'Umowy leasingu nie można podpisać zwykłym podpisem online.',
  renewsWithGuarantee: 'Wskaż, kto poręcza.',
  renewsV3: 'Umowy leasingu nie można podpisać zwykłym podpisem online.',
};
