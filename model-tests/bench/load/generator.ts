import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openConnection, type Connection } from './connection.ts';
import { plans, type Plan, type PlanName } from './plans.ts';

/** What the bench asks of a generator, in order: once what to send, then as often as it likes how hard. */
export type Order =
  | { readonly plan: PlanName; readonly port: number; readonly slugs: readonly string[] }
  | { readonly connections: number; readonly seconds: number };

/** One closed loop over so many connections. Latencies in milliseconds. */
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** How much of the time the generator itself was working; near 1 it would have measured itself. */
  readonly busy: number;
}

/** The start of a run is not steady: connections open, caches fill. */
const settling = 0.2;
/**
 * Ms between connecting and sending. A server takes on one connection in each turn of its loop: one that is busy already
 * would leave the last of 64 waiting for a second, and that second would stand among the latencies.
 */
const takingOn = 100;

let plan: Plan | null = null;
let port = 0;

async function loop(connection: Connection, { next }: Plan, until: number, from: number, times: number[]) {
  while (performance.now() < until) {
    const { request, answered } = next();
    const began = performance.now();
    const answer = await connection.send(request);
    const ended = performance.now();
    answered(answer);
    if (ended >= from && ended < until) times.push(ended - began);
  }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function measure(connections: number, seconds: number): Promise<Measured> {
  if (plan === null) throw new Error('The generator was not told what to send');
  const sending = plan;
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  await pause(takingOn);
  const times: number[] = [];
  const began = performance.now();
  const from = began + seconds * 1000 * settling;
  const until = began + seconds * 1000;
  const idle = performance.eventLoopUtilization();
  await Promise.all(open.map((connection) => loop(connection, sending, until, from, times)));
  const busy = performance.eventLoopUtilization(idle).utilization;
  for (const connection of open) connection.close();
  const sorted = times.toSorted((one, other) => one - other);
  const perSecond = sorted.length / ((until - from) / 1000);
  return { perSecond, p50: at(sorted, 0.5), p99: at(sorted, 0.99), busy };
}

process.on('message', (order: Order) => {
  if ('plan' in order) {
    plan = plans[order.plan](order.slugs);
    port = order.port;
    return;
  }
  measure(order.connections, order.seconds).then(
    (measured) => process.send?.(measured),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
