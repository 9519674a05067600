import { readFileSync } from 'node:fs';
import { newFacts } from '../../order/index.ts';
import type { Actor, EventType, Facts, OrderEvent, OrderStatus } from '../../order/index.ts';
import { matchedTransition, outcomeOf, transitionsFor } from '../chart-oracle.ts';
import type { Reached } from '../chart-oracle.ts';
import { sampleEvents } from '../sample-events.ts';
import type { Law, Laws } from './law.ts';

const applied = { companyKnown: true, stage: 'applying' } as const;
const submitted = { ...applied, formSubmitted: true, stage: 'identity' } as const;
const identified = { ...submitted, identityVerified: true } as const;
const agreed = { ...identified, agreementPrepared: true, stage: 'agreement' } as const;

/** What is known of an order, by the word that an example has for it. */
const known: Readonly<Record<string, Partial<Facts>>> = {
  pos: { salesChannel: 'pos' },
  shop: { salesChannel: 'shop' },
  scrapper: { salesChannel: 'scrapper' },
  loan: { financingType: 'b2b_loan' },
  salesmanFlow: { flowType: 'salesman' },
  remote: { remote: true },
  complete: { itemsEditable: false },
  guaranteed: { guarantee: true },
  free: { initialPayment: 0 },
  noCash: { cashPaymentAllowed: false },
  known: { companyKnown: true },
  qes: { method: 'qes' },
  autenti: { method: 'autenti_v3' },
  courier: { method: 'delivery' },
  paper: { method: 'paper' },
  applied,
  submitted,
  identified,
  agreed,
  agreement: { stage: 'agreement' },
  proposed: { proposal: true },
  took: { conditionsAccepted: true },
  atBank: { bankUnanswered: true },
  bankNews: { bankNews: true },
  paying: { paymentUnanswered: true },
  came: { paymentCame: true, moneyHeld: 1_000_000 },
  tooLittle: { paymentCame: true, moneyHeld: 500_000 },
  paid: { paid: true },
  signed: { signed: true },
  stored: { signed: true, signedAgreementStored: true },
  renewsQes: { renewal: 'qes' },
  renewsV3: { renewal: 'v3' },
  renewsGuarantee: { renewal: 'with_guarantee' },
};

const fresh = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  calculated: true,
  grossPrice: 5_000_000,
  initialPayment: 1_000_000,
});

function knownOf(words: string): Facts {
  return words.split(' ').reduce<Facts>((facts, word) => {
    const more = word === '' ? {} : known[word];
    if (more === undefined) throw new Error(`An example knows of no ${word}`);
    return { ...facts, ...more };
  }, fresh);
}

/** The sample event that carries these values: 'newest=false', 'qes'. */
function sampleOf(type: string, actor: string, facts: Facts, carried: readonly string[]): OrderEvent {
  const says = carried.map((each) =>
    each === 'outOfBounds'
      ? '"itemsComplete":true'
      : each.includes('=')
        ? `"${each.replace('=', '":')}`
        : `"${each}"`,
  );
  const found = sampleEvents(type as EventType, actor as Actor, facts).find((event) =>
    says.every((each) => JSON.stringify(event).includes(each)),
  );
  if (found === undefined) throw new Error(`No sample of ${type} ${carried.join(' ')}`);
  if (!carried.includes('outOfBounds') || !('offer' in found)) return found;
  return { ...found, offer: { ...found.offer, calculationWithinBounds: false } } as OrderEvent;
}

interface Example {
  readonly line: string;
  readonly before: Reached;
  readonly event: OrderEvent;
  readonly rests: string;
  /** An effect, and whether it is asked for. */
  readonly effect: readonly [string, boolean] | null;
}

/**
 * A line each: `status (what is known of the order) | who does what, how → where it rests then + what is asked for`.
 * `same`: it stays; `no`: nothing happens. Said from the specification, not from the chart.
 */
const parsed: readonly Example[] = readFileSync(new URL('examples.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [
      ,
      status = '',
      words = '',
      actor = '',
      type = '',
      carried = '',
      rests = '',
      sign = '',
      effect = '',
    ] = /^(\w+) \(([^)]*)\) \| (\w+) (\w+)((?: \S+)*?) → (\w+)(?: ([+-]) (\w+))?$/u.exec(line) ?? [];
    if (rests === '') throw new Error(`Not an example: ${line}`);
    const facts = knownOf(words);
    return {
      line,
      before: { status: status as OrderStatus, facts },
      event: sampleOf(type, actor, facts, carried.trim().split(' ').filter(Boolean)),
      rests,
      effect: effect === '' ? null : [effect, sign === '+'],
    };
  });

const following: Law = ({ chart }) =>
  parsed.flatMap(({ line, before, event, rests, effect }) => {
    const edge = matchedTransition(transitionsFor(chart, before.status, event), before.facts, event);
    if (edge === undefined) return rests === 'no' ? [] : [`nothing happens: ${line}`];
    const { status, effects } = outcomeOf(chart, before, edge, event);
    const stays = edge.target === null;
    const wanted = rests === 'same' ? before.status : rests;
    if (rests === 'no' || status !== wanted) return [`${stays ? 'same' : status}: ${line}`];
    const [name, isAsked] = effect ?? [];
    return name !== undefined && effects.some((each) => each.name === name) !== isAsked
      ? [`${name}: ${line}`]
      : [];
  });

/** What becomes of orders, by example. */
export const exampleLaws: Laws = { 'what becomes of an order': following };
