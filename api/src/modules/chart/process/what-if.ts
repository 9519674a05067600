import { groszFromWire, type QueryOf, type ReplyOf } from '@app/machines/contract';
import { chartDocument } from '@app/machines/diagram';
import { whatIf, type Supposed, type Supposition } from '@app/machines/process-mining';
import { afterWarsawDays } from '@app/machines/rules';
import { invalid } from '../../../kernel/errors.ts';
import type { Query } from '../../../kernel/handlers.ts';
import { histories } from './histories.ts';

type Changed = ReplyOf<'getWhatIf'>['changed'][number];

const days = 365;
const mostOrders = 100_000;
const fewExamples = 10;

/** What is supposed; 422 where the policy's own value is missing. */
function suppositionOf({ policy, days: asked, amount }: QueryOf<'getWhatIf'>): Supposition {
  if (policy === 'on_place_limit') {
    if (amount === undefined) throw invalid({ amount: 'Podaj kwotę' });
    return { policy: 'onPlaceLimit', amount: groszFromWire(amount) };
  }
  if (asked === undefined) throw invalid({ days: 'Podaj liczbę dni' });
  return {
    policy: policy === 'decision_deadline' ? 'decisionDeadline' : 'initialPaymentDeadline',
    days: Number(asked),
  };
}

const outcomes = {
  endedIn: 'ended_in',
  wentOn: 'went_on',
  paidElsewhere: 'paid_elsewhere',
  mayPayOnPlace: 'may_pay_on_place',
} as const satisfies Record<Supposed['outcome'], Changed['outcome']>;

/** How the orders of the last year would have ended under another policy. */
export const getWhatIf: Query<'getWhatIf'> = async ({ ports, query }) => {
  const suppose = whatIf(chartDocument(), suppositionOf(query));
  const now = ports.now();
  const groups = new Map<string, Changed & { examples: Changed['examples'][number][] }>();
  let orders = 0;
  const lastYear = { createdFrom: afterWarsawDays(now, -days), createdBefore: now + 1 };
  for await (const { slug, number, salesChannel, initialPayment, events } of histories(
    ports.db,
    lastYear,
    mostOrders,
  )) {
    orders += 1;
    const supposed = suppose({ steps: events, initialPayment, salesChannel });
    const ended = events.at(-1)?.to;
    if (supposed === null || ended === undefined) continue;
    const status = supposed.outcome === 'endedIn' ? supposed.status : null;
    // Whoever is there already would have come there sooner, which is no other end.
    if (status === ended) continue;
    const key = `${ended} ${supposed.outcome} ${status}`;
    const group = groups.get(key) ?? {
      ...{ ended, outcome: outcomes[supposed.outcome], status, orders: 0, examples: [] },
    };
    group.orders += 1;
    if (group.examples.length < fewExamples) group.examples.push({ slug, siemens_id: number });
    groups.set(key, group);
  }
  return {
    orders,
    whole: orders < mostOrders,
    changed: [...groups.values()].toSorted((one, other) => other.orders - one.orders),
  };
};
