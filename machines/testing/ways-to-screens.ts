import { initialTransition, transition } from 'xstate';
import { isShown, salesmanAudience, screenOf } from '../order/index.ts';
import type { Facts, OrderEvent, OrderStatus } from '../order/index.ts';
import type { Chart } from '../order/order.chart.ts';
import { machineOf, restore, statusOf } from '../order/order.machine.ts';
import type { Reached } from './chart-oracle.ts';
import { startingOrders } from './starting-orders.ts';
import type { Start } from './starting-orders.ts';
import { acceptedEvents, stateKey } from './walk-chart.ts';

/** How an order comes to what a client sees: where it starts, what happens to it, where it rests then. */
export interface Way {
  readonly start: Start;
  readonly events: readonly OrderEvent[];
  readonly reached: Reached;
}

const clientsOwn = ({ facts }: Start): number => (facts.flowType === 'client' ? 0 : 1);

/** Their rows of the policy say what medical's says. */
const likeMedical: readonly string[] = ['industry', 'plm'];

/** The client's own orders first; without guarantors, who change no screen but the form. */
const plainStarts = (): readonly Start[] =>
  startingOrders()
    .filter(({ facts }) => !facts.guarantee && facts.initialPayment <= 1_000_000)
    .filter(({ facts }) => !likeMedical.includes(facts.financingType))
    .toSorted((one, other) => clientsOwn(one) - clientsOwn(other));

/** Who is shown something: the client, or the salesman of the order's channel. */
type Reader = 'client' | 'salesman';

/** What a reader is shown, in words; null where the order has no such reader. */
function shownTo(reader: Reader, status: OrderStatus, facts: Facts): string | null {
  const audience = reader === 'client' ? 'client' : salesmanAudience(facts);
  if (audience === null || !isShown(status, facts, audience)) return null;
  const { screen, title, subtitle } = screenOf(status, facts, audience);
  return [audience, status, screen, title, subtitle].join('\n');
}

/** A shortest way to each thing that a reader can be shown: a status's screen with its title and sentence. Nobody forces anything. */
export function waysToScreens(
  chart: Chart,
  reader: Reader,
  starts: readonly Start[] = plainStarts(),
): readonly Way[] {
  const machine = machineOf(chart);
  const seen = new Set<string>();
  const shown = new Map<string, Way>();
  const queue: Way[] = [];

  const arrive = (way: Way): void => {
    const key = stateKey(way.reached);
    if (seen.has(key)) return;
    seen.add(key);
    queue.push(way);
    const { status, facts } = way.reached;
    const what = shownTo(reader, status, facts);
    if (what !== null && !shown.has(what)) shown.set(what, way);
  };

  for (const start of starts) {
    const [snapshot] = initialTransition(machine, start);
    arrive({ start, events: [], reached: { status: statusOf(snapshot), facts: snapshot.context } });
  }
  for (const { start, events, reached } of queue) {
    for (const event of acceptedEvents(chart, reached)) {
      const before = restore(reached.status, reached.facts, machine);
      if (!before.can(event)) continue;
      const [after] = transition(machine, before, event);
      arrive({
        start,
        events: [...events, event],
        reached: { status: statusOf(after), facts: after.context },
      });
    }
  }
  return [...shown.values()];
}
