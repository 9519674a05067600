import { isDeepStrictEqual } from 'node:util';
import { orderFaults } from '@app/api/testing';
import { listOrderEvents, type Database, type StoredOrderEvent, type Task } from '@app/db';
import { listTasks } from '@app/db/test-queries';
import {
  endsProcesses,
  isAskedBesideChart,
  isOrderStatus,
  type EffectName,
  type EventType,
  type Facts,
  type OrderEvent,
} from '@app/machines/order';
import {
  outcomeOf,
  orderChart,
  transitionsFor,
  matchedTransition,
  sampleEvents,
} from '@app/machines/testing';
import type { Finding } from './journal.ts';

/** An order with its whole history. */
export interface OrderHistory {
  readonly id: string;
  readonly slug: string;
  readonly externalId: string | null;
  readonly version: number;
  readonly events: readonly StoredOrderEvent[];
}

/** All orders of the run. */
export async function readHistories(db: Database): Promise<OrderHistory[]> {
  const orders = await db.kysely
    .selectFrom('orders')
    .select(['id', 'slug', 'externalOrderId as externalId', 'version'])
    .orderBy('createdAt')
    .execute();
  const histories: OrderHistory[] = [];
  for (const order of orders) histories.push({ ...order, events: await listOrderEvents(db, order.id) });
  return histories;
}

/** Whether an open effect waits for a person: an administrator has forced the order past what the effect needs. */
export const waitsForPerson = ({ lastError }: { readonly lastError: string | null }): boolean =>
  lastError?.startsWith('IncompleteOrder') ?? false;

/** Whether a task was raised for that person, in the moment that the effect notes. */
const hasTask = (
  { personAskedAt }: { readonly personAskedAt: number | null },
  tasks: readonly Task[],
): boolean => tasks.some(({ createdAt }) => createdAt === personAskedAt);

/** Effects that are rows of their own, written with the transition. */
const ownEffects: readonly EffectName[] = ['raiseTask', 'oweRefund', 'oweZlotyBack'];

/** How many tasks that an edge asks for were not raised with it. */
function tasksMissing(
  { at, toStatus }: StoredOrderEvent,
  asked: readonly EffectName[],
  tasks: readonly Task[],
): number {
  const raised = tasks.filter(({ createdAt, raisedIn }) => createdAt === at && raisedIn === toStatus).length;
  return Math.max(0, asked.filter((name) => name === 'raiseTask').length - raised);
}

interface Performed {
  readonly attempts: number;
  readonly createdAt: number;
  readonly doneAt: number | null;
}

/**
 * How often an effect may have been taken: once, once more for each server killed meanwhile or move that hastened it, and
 * once more after each failure, which comes after delays of 1, 2, 4 … seconds. More attempts mean that somebody performs
 * it without a claim.
 */
function mostAttempts(
  { createdAt, doneAt }: Performed,
  killedAt: readonly number[],
  hastenedAt: readonly number[],
): number {
  const until = doneAt ?? Infinity;
  const again = [...killedAt, ...hastenedAt].filter((at) => at >= createdAt && at <= until).length;
  return 1 + again + Math.floor(Math.log2((until - createdAt) / 1_000 + 1));
}

/** The events that may have been sent: the history keeps only their name and the facts that they changed. */
function candidates(
  { event, actor, visited, reason }: StoredOrderEvent,
  before: Facts,
  after: Facts,
): OrderEvent[] {
  const [to] = visited;
  if (event === 'FORCE') return to === undefined ? [] : [{ type: 'FORCE', to, actor, reason: reason ?? '' }];
  const type = event as EventType;
  const { grossPrice, initialPayment } = after;
  const offered = { type, actor, offer: { grossPrice, initialPayment } } as OrderEvent;
  const remote = { type, actor, companyFound: true, remote: true } as OrderEvent;
  const { moneyHeld, paymentUnanswered: unanswered } = after;
  const brought = { type, actor, held: moneyHeld ?? 0, unanswered } as OrderEvent;
  return [
    ...sampleEvents(type, actor, after),
    ...sampleEvents(type, actor, before),
    offered,
    remote,
    brought,
  ];
}

/** The effects of this edge by the chart; null where it has no such edge. */
function askedOn(row: StoredOrderEvent, before: Facts, after: Facts): readonly EffectName[] | null {
  const { fromStatus: status, toStatus, visited, edges } = row;
  if (status === null || !isOrderStatus(status)) return null;
  for (const event of candidates(row, before, after)) {
    const taken = matchedTransition(transitionsFor(orderChart, status, event), before, event);
    if (taken === undefined) continue;
    const outcome = outcomeOf(orderChart, { status, facts: before }, taken, event);
    const whole = [outcome.status, outcome.visited, outcome.facts, outcome.edges.map(({ id }) => id)];
    if (isDeepStrictEqual(whole, [toStatus, visited, after, edges]))
      return outcome.effects.map(({ name }) => name);
  }
  return null;
}

/** The history against the chart, edge by edge, and the outbox against what each edge asks for. */
export async function checkOrders(
  db: Database,
  histories: readonly OrderHistory[],
  killedAt: readonly number[],
): Promise<{ readonly findings: Finding[]; readonly edges: number; readonly kinds: number }> {
  const findings: Finding[] = [];
  const kinds = new Set<string>();
  let edges = 0;
  for (const { id, slug, version, events } of histories) {
    const find = (counts: Finding['counts'], what: string): void =>
      void findings.push({ counts, what: `${slug.slice(0, 4)}…: ${what}` });
    for (const fault of await orderFaults(db, id)) find('illegal', fault);
    const last = events.at(-1)?.seq ?? 0;
    if (last > version) find('doubled', `version ${version} after history row ${last}`);
    const rows = await db.kysely
      .selectFrom('outbox')
      .select(['key', 'effect', 'createdAt', 'dueAt', 'doneAt', 'attempts', 'lastError', 'personAskedAt'])
      .where('orderId', '=', id)
      .execute();
    const tasks = await listTasks(db, id);
    const active = tasks.filter(({ status }) => status === 'active').length;
    if (active > 1) find('doubled', `${active} tasks are active`);
    const expected = new Set<string>();
    let facts = (events[0]?.factsPatch ?? {}) as Facts;
    for (const row of events.slice(1)) {
      const after = { ...facts, ...row.factsPatch };
      const asked = askedOn(row, facts, after);
      edges += 1;
      kinds.add(`${row.fromStatus} ${row.event} ${row.toStatus}`);
      if (asked === null) find('illegal', `${row.fromStatus} –${row.event} (${row.actor})→ ${row.toStatus}`);
      const missing = tasksMissing(row, asked ?? [], tasks);
      if (missing > 0) find('lost', `${row.event} to ${row.toStatus} raised ${missing} task(s) too few`);
      const effects = (asked ?? []).filter((name) => !ownEffects.includes(name));
      for (const [place, name] of effects.entries()) expected.add(`${id}:${row.seq}:${place}:${name}`);
      facts = after;
    }
    const stored = new Set(rows.map(({ key }) => key));
    for (const key of expected)
      if (!stored.has(key)) find('lost', `the outbox lacks ${key.slice(id.length + 1)}`);
    const hastenedAt = rows.filter(({ effect }) => endsProcesses(effect)).map(({ createdAt }) => createdAt);
    for (const row of rows) {
      const { key, effect, dueAt, doneAt, attempts, lastError } = row;
      const most = mostAttempts(row, killedAt, hastenedAt);
      if (!expected.has(key) && !isAskedBesideChart(effect))
        find('doubled', `no history row asks for ${key.slice(id.length + 1)}`);
      if (attempts > most)
        find('doubled', `${effect} was taken ${attempts} times, where ${most} can be explained`);
      const waits = waitsForPerson(row) && events.some(({ forced }) => forced);
      // A letter that waits until its client may have done what it asks for.
      const isDue = attempts > 0 || dueAt <= Date.now();
      if (doneAt === null && !waits && isDue)
        find('lost', `${effect} is not done after ${attempts} tries (${lastError ?? 'no error'})`);
      if (doneAt === null && waits && !hasTask(row, tasks))
        find('lost', `${effect} waits for a person without a task`);
    }
  }
  return { findings, edges, kinds: kinds.size };
}
