import { inputGuards } from './guards/input-guards.ts';
import type { Guard } from './guards/guard.ts';
import { orderGuards } from './guards/order-guards.ts';
import type { OrderEvent } from './order.events.ts';
import type { Facts } from './order.facts.ts';

/** Every condition of the chart, by name. Guards judge the order as it is after the event's news (`learn`). */
export const guards = { ...orderGuards, ...inputGuards } as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
export const guardNames = Object.keys(guards) as GuardName[];

/** A condition by name, `!` for its opposite, or either of several. */
export type Condition = GuardName | `!${GuardName}` | { readonly either: readonly GuardName[] };

/** The names that a condition asks about, without its sign. */
export function guardsIn(condition: Condition): readonly GuardName[] {
  if (typeof condition !== 'string') return condition.either;
  return [(condition.startsWith('!') ? condition.slice(1) : condition) as GuardName];
}

/** Whether a condition is about the kind of order alone. */
export function isAboutOrder(condition: Condition): boolean {
  return guardsIn(condition).every((name) => guards[name].kind === 'order');
}

export function holds(condition: Condition, facts: Facts, event?: OrderEvent): boolean {
  const names = guardsIn(condition);
  const some = names.some((name) => (guards[name] as Guard).holds(facts, event));
  return typeof condition === 'string' && condition.startsWith('!') ? !some : some;
}

/** The Polish sentence for a condition that does not hold. */
export function refusalOf(condition: Condition): string {
  const [name] = guardsIn(condition);
  if (name === undefined) throw new Error('A condition names no guard');
  return typeof condition === 'string' && condition.startsWith('!')
    ? (negatedRefusals[name] ?? notNow)
    : guards[name].refusal;
}

/** What to say when an action that is not open is asked for. */
export const notNow = 'W tym statusie nie można wykonać tej czynności.';

/** Sentences for conditions that must not hold; the rest say that the action is not open. */
const negatedRefusals: Partial<Record<GuardName, string>> = {
  companyFound: 'Ta firma jest już w rejestrze, nie trzeba poprawiać numeru NIP.',
  paid: 'Opłata wstępna została już rozliczona.',
  signed: 'Umowa została już podpisana.',
  zeroOwnPayment: 'W tej ofercie nie ma opłaty wstępnej.',
  signsBeforePaying: 'W tym wniosku najpierw podpisuje się umowę, a potem wnosi opłatę wstępną.',
  pos: 'Tego kroku nie ma we wniosku z punktu sprzedaży.',
  methodChosen: 'Sposób podpisania umowy jest już wybrany.',
  courier: 'Umowę tego wniosku dostarcza kurier.',
};
