import { isDeepStrictEqual } from 'node:util';
import {
  checkHistory,
  listOpenEffects,
  listOrderEvents,
  listPayments,
  loadOrder,
  type Order,
  type Task,
} from '@app/db';
import { listTasks } from '@app/db/test-queries';
import { advanceOrder, type SentEvent } from '@app/api/testing';
import type { OrderWire } from '@app/machines/contract';
import { edgesFault, isShown, diffFacts, explain, nextStatuses, screenOf } from '@app/machines/order';
import type { Actor, Facts, OrderEvent } from '@app/machines/order';
import {
  designedChart,
  designedDeadline,
  designedScreen,
  outcomeOf,
  type Outcome,
} from '@app/machines/testing';
import type { Move } from './pair-cover.ts';
import type { World } from './walk-context.ts';
import { isUnsent, sendOverTheWire } from './send-event.ts';

/** Everything of an order that an event may change. */
export interface Seen {
  readonly order: Order;
  readonly effects: readonly string[];
  readonly payments: Awaited<ReturnType<typeof listPayments>>;
  readonly tasks: readonly Task[];
  readonly events: Awaited<ReturnType<typeof listOrderEvents>>;
}

export async function look({ ports }: World, slug: string): Promise<Seen> {
  const order = await loadOrder(ports.db, slug);
  if (order === null) throw new Error(`${slug} is gone`);
  const [effects, payments, tasks, events] = await Promise.all([
    listOpenEffects(ports.db, order.id),
    listPayments(ports.db, order.id),
    listTasks(ports.db, order.id),
    listOrderEvents(ports.db, order.id),
  ]);
  return { order, events, payments, tasks, effects: effects.map(({ effect }) => effect) };
}

const read = async (
  world: World,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OrderWire> => {
  const answer = await world.app.request(path, { headers });
  if (answer.status !== 200)
    throw new Error(`GET ${path.replace(/[\w-]{21}/u, ':slug')} answered ${answer.status}`);
  return (await answer.json()) as OrderWire;
};

/** The fields of a reply that show the order's status and what may follow. */
const statusFields = ({
  status,
  screen,
  step,
  next_statuses,
  move_to_previous_allowed,
  deadline_at,
}: OrderWire) => ({
  ...{ status, screen, step, next_statuses, move_to_previous_allowed, deadline_at },
});

function expectedFields(order: Order, actor: Actor, audience: 'client' | 'staff') {
  const { status, facts } = order;
  const screen = designedScreen(status, facts, audience);
  return {
    ...{ status, screen, step: screenOf(status, facts, audience).step },
    next_statuses: nextStatuses(status, facts),
    move_to_previous_allowed: explain(status, facts, actor).allowed.includes('MOVE_TO_PREVIOUS'),
    deadline_at: order.deadlineAt === null ? null : new Date(order.deadlineAt).toISOString(),
  };
}

/** Names of what differs between two values of the same shape. */
function differences(found: object, expected: object): string[] {
  const there = found as Record<string, unknown>;
  return Object.entries(expected).flatMap(([name, value]) =>
    isDeepStrictEqual(there[name], value)
      ? []
      : [`${name}: ${JSON.stringify(there[name])} instead of ${JSON.stringify(value)}`],
  );
}

const raisesTask = (name: string): boolean => name === 'raiseTask';
const booksMoney = (name: string): boolean => name === 'oweRefund' || name === 'oweZlotyBack';

const active = ({ tasks }: Seen): readonly Task[] => tasks.filter(({ status }) => status === 'active');

/** What a person is asked after a move: the task raised last, else what he was asked before and not only while the order rested there. */
function expectedTasks(before: Seen, outcome: Outcome): readonly Task['type'][] {
  const raised = outcome.effects.findLast(({ name }) => raisesTask(name));
  if (raised !== undefined) return [raised.data.task ?? 'other'];
  const { status } = before.order;
  return active(before)
    .filter(({ raisedIn }) => raisedIn !== status || outcome.status === status)
    .map(({ type }) => type);
}

/** Amounts are calculated by the API from its catalogue; the chart's samples only say that they changed. */
const withAmountsOf = (expected: Facts, { grossPrice, initialPayment }: Facts): Facts => ({
  ...expected,
  grossPrice,
  initialPayment,
});

/** Where the replies to staff and client differ from tables and chart: each shows the one screen of the order's status. */
export async function readingFaults(world: World, order: Order): Promise<readonly string[]> {
  const staff = await read(world, `/api/superadmin/orders/${order.slug}`, world.admin);
  const faults = differences(statusFields(staff), expectedFields(order, 'admin', 'staff'));
  if (!isShown(order.status, order.facts, 'client')) return faults;
  const client = await read(world, `/api/orders/${order.slug}`);
  return [...faults, ...differences(statusFields(client), expectedFields(order, 'client', 'client'))];
}

/** What no event changes, or none but the one that is for it, whatever its body says. */
const lasting = (order: Order, { type }: OrderEvent) => ({
  slug: order.slug,
  number: order.number,
  shopId: order.shopId,
  salesChannel: order.salesChannel,
  financingType: order.financingType,
  ...(type === 'TAKE_OVER' ? {} : { userId: order.userId }),
});

/** What of a taken step differs from what the tables say; empty where all is as it should be. */
async function faultsOf(
  world: World,
  before: Seen,
  move: Move,
  reading: boolean,
): Promise<readonly string[]> {
  const { event, edge } = move;
  const { order } = before;
  const after = await look(world, order.slug);
  const outcome = outcomeOf(designedChart, order, edge, event);
  const moved = outcome.visited.length > 0;
  const last = after.events.at(-1);
  const deadline = moved
    ? designedDeadline(outcome.status, outcome.facts, world.clock.now)
    : event.type === 'DEADLINE_PASSED'
      ? null
      : order.deadlineAt;
  const asked = outcome.effects
    .map(({ name }) => name)
    .filter((name) => !raisesTask(name) && !booksMoney(name));
  const raised = outcome.effects.filter(({ name }) => raisesTask(name));
  const facts = withAmountsOf(outcome.facts, after.order.facts);
  const found = {
    ...lasting(after.order, event),
    status: after.order.status,
    facts: after.order.facts,
    version: after.order.version,
    deadline: after.order.deadlineAt,
    effects: after.effects.toSorted(),
    rows: after.events.length,
    row: last && [
      last.event,
      last.actor,
      last.fromStatus,
      last.toStatus,
      last.visited,
      last.factsPatch,
      last.forced,
      edgesFault(last),
    ],
    newTasks: after.tasks.length - before.tasks.length,
    activeTasks: active(after).map(({ type }) => type),
  };
  const expected = {
    ...lasting(order, event),
    status: outcome.status,
    facts,
    version: order.version + 1,
    deadline,
    effects: [...before.effects, ...asked].toSorted(),
    rows: before.events.length + 1,
    row: [
      event.type,
      event.actor,
      order.status,
      outcome.status,
      outcome.visited,
      diffFacts(order.facts, facts),
      false,
      null,
    ],
    newTasks: raised.length,
    activeTasks: expectedTasks(before, outcome),
  };
  const faults = differences(found, expected);
  if (reading) faults.push(...(await readingFaults(world, after.order)));
  return faults.map((fault) => `${order.status} ${event.type} by ${event.actor}: ${fault}`);
}

/** What became of a sent event: by which way it went, and what is wrong with what it left. */
export interface Sent {
  readonly wire: boolean;
  /** Whether a call carries it, over the wire or, for want of a sender here, past it. */
  readonly carried: boolean;
  readonly faults: readonly string[];
}

/** Sends a move's event, by the wire where a call carries it, and compares what it left with the tables; with `reading` the replies to readers too. */
export async function takeMove(world: World, slug: string, move: Move, reading: boolean): Promise<Sent> {
  const before = await look(world, slug);
  const { event } = move;
  world.clock.now += 1000;
  const sending = sendOverTheWire({ world, order: before.order, to: move.to.status }, event);
  if (sending === null) {
    const { actor, ...sent } = event;
    await advanceOrder(world.ports, { slug, actor, event: sent as SentEvent });
    return { wire: false, carried: isUnsent(event), faults: await faultsOf(world, before, move, reading) };
  }
  const answer = await sending;
  if (!answer.ok) {
    const said = `${answer.status} ${(await answer.text()).slice(0, 300)}`;
    return {
      wire: true,
      carried: true,
      faults: [`${before.order.status} ${event.type} by ${event.actor} was answered ${said}`],
    };
  }
  return { wire: true, carried: true, faults: await faultsOf(world, before, move, reading) };
}

/** Why the stored history does not fold to the order; null where it does. */
export async function historyFault({ ports }: World, slug: string): Promise<string | null> {
  const order = await loadOrder(ports.db, slug);
  return order === null ? 'gone' : checkHistory(ports.db, order.id);
}
