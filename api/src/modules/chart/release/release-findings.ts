import { countEveryStatus, listNumbersIn, loadChartBefore, type Tx } from '@app/db';
import { chartChanges, chartDocument, type ChartChange, type ChartDocument } from '@app/machines/diagram';
import { chartHash, isOrderStatus } from '@app/machines/order';
import type { Mapping } from './mapping.ts';

/** A difference of the charts with the orders that are under way where it matters. */
export interface Finding extends ChartChange {
  /** How many rest in its statuses, and in each of these, none among them. */
  readonly orders: number;
  readonly resting: readonly { readonly status: string; readonly name: string; readonly orders: number }[];
  /** Some of them, the longest there first. */
  readonly examples: readonly { readonly slug: string; readonly number: string; readonly status: string }[];
  /**
   * Whether somebody has to say that it is meant before it is released: what takes something from orders under way, and
   * whatever lets happen what was not let.
   */
  readonly needsWord: boolean;
}

/** This release's chart beside the one that served this database before. */
export interface ReleaseFindings {
  /** Null where no other chart has served it. */
  readonly before: { readonly hash: string; readonly release: string; readonly startedAt: number } | null;
  readonly findings: readonly Finding[];
  /** Statuses in which orders rest and which this chart has not. */
  readonly unknown: readonly { readonly status: string; readonly name: string; readonly orders: number }[];
}

const fewExamples = 10;

/** Compares this release's chart with the last other one that served, over the orders that there are. */
export async function releaseFindings(
  tx: Tx,
  after: ChartDocument = chartDocument(),
): Promise<ReleaseFindings> {
  const stored = await loadChartBefore(tx, chartHash);
  const before = stored === null ? null : (JSON.parse(stored.document) as ChartDocument);
  const counts = await countEveryStatus(tx);
  const names = new Map<string, string>(
    [...(before?.statuses ?? []), ...after.statuses].map(({ id, name }) => [id, name]),
  );
  const findings: Finding[] = [];
  for (const change of before === null ? [] : chartChanges(before, after)) {
    const resting = change.statuses.map((status) => ({
      ...{ status, name: names.get(status) ?? 'nowy wniosek', orders: counts.get(status) ?? 0 },
    }));
    const orders = resting.reduce((sum, each) => sum + each.orders, 0);
    const held = resting.flatMap((each) => (each.orders > 0 ? [each.status] : []));
    findings.push({
      ...change,
      orders,
      resting,
      examples: change.kind === 'additive' ? [] : await listNumbersIn(tx, held, fewExamples),
      needsWord: change.kind === 'loosened' || (change.kind === 'breaking' && orders > 0),
    });
  }
  const known = new Set<string>(after.statuses.map(({ id }) => id));
  return {
    before: stored && { hash: stored.hash, release: stored.release, startedAt: stored.startedAt },
    findings,
    unknown: [...counts].flatMap(([status, orders]) =>
      known.has(status) ? [] : [{ status, name: names.get(status) ?? status, orders }],
    ),
  };
}

/** What of the findings a mapping leaves open: nothing where the release may go out. */
export function openFindings(
  { findings, unknown }: ReleaseFindings,
  mapping: Mapping | null,
): { readonly unmapped: ReleaseFindings['unknown']; readonly unaccepted: readonly Finding[] } {
  return {
    unmapped: unknown.filter(({ status }) => mapping?.statuses[status] === undefined),
    unaccepted: findings.filter(
      ({ key, needsWord }) =>
        // Orders of a status that is gone are mapped; there is nothing else to say of it.
        needsWord && !key.startsWith('status-removed ') && mapping?.accepted.includes(key) !== true,
    ),
  };
}

/** The mapping that would be needed, its targets to be filled in; null where none is. */
export function neededMapping(
  found: ReleaseFindings,
): (Omit<Mapping, 'statuses'> & { readonly statuses: Record<string, string> }) | null {
  const { unmapped, unaccepted } = openFindings(found, null);
  if (found.before === null || unmapped.length + unaccepted.length === 0) return null;
  return {
    before: found.before.hash,
    after: chartHash,
    statuses: Object.fromEntries(unmapped.map(({ status }) => [status, ''])),
    accepted: unaccepted.map(({ key }) => key),
  };
}

/** The statuses in which orders rest and which this release's chart has not, with how many. */
export async function unknownStatuses(tx: Tx): Promise<ReadonlyMap<string, number>> {
  return new Map([...(await countEveryStatus(tx))].filter(([status]) => !isOrderStatus(status)));
}
