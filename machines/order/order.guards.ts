import { inputGuards } from './guards/input-guards.ts';
import type { Guard } from './guards/guard.ts';
import { orderGuards } from './guards/order-guards.ts';
import type { OrderEvent } from './order.events.ts';
import type { Facts } from './order.facts.ts';

/** Every condition of the chart, by name. Guards see the order as the event leaves it (`applyEvent`). */
export const guards = { ...orderGuards, ...inputGuards } as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
export const guardNames = Object.keys(guards) as GuardName[];

/** A condition by name, its opposite, or either of two. */
export type Condition = GuardName | `!${GuardName}` | `${GuardName} | ${GuardName}`;

interface Parsed {
  readonly names: readonly GuardName[];
  readonly negated: boolean;
}

const parsed = new Map<Condition, Parsed>();

function parse(condition: Condition): Parsed {
  const known = parsed.get(condition);
  if (known !== undefined) return known;
  const negated = condition.startsWith('!');
  const names = (negated ? condition.slice(1) : condition).split(' | ') as GuardName[];
  parsed.set(condition, { names, negated });
  return { names, negated };
}

/** The names that a condition asks about, without its sign. */
export const guardsIn = (condition: Condition): readonly GuardName[] => parse(condition).names;

/** Whether a condition is about the order alone, neither about what was sent nor about what a provider answered. */
export const isAboutOrder = (condition: Condition): boolean =>
  guardsIn(condition).every((name) => guards[name].kind === 'order');

export function holds(condition: Condition, facts: Facts, event?: OrderEvent): boolean {
  const { names, negated } = parse(condition);
  return names.some((name) => (guards[name] as Guard).holds(facts, event)) !== negated;
}

/** The Polish sentence for a condition that does not hold. */
export function refusalOf(condition: Condition): string {
  const { names, negated } = parse(condition);
  const [name] = names;
  if (name === undefined) throw new Error('A condition names no guard');
  return negated ? (negatedRefusals[name] ?? notNow) : guards[name].refusal;
}

/** The sentence for an action that is not open. */
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
