import {
  countFilteredNow,
  countStatusesNow,
  listCountedDays,
  listStatusTimes,
  sumFlow,
  type Database,
  type DayRange,
  type FigureFilters,
  type StatusFlow,
  type StatusNow,
  type TimeRow,
} from '@app/db';
import { momentOrNull, momentToWire, type ReplyOf } from '@app/machines/contract';
import { orderStatuses, type OrderStatus } from '@app/machines/order';
import { afterWarsawDays, warsawDay } from '@app/machines/rules';
import { keepLatest } from '../../kernel/keep-latest.ts';
import { endOfDay, startOfDay } from '../../kernel/polish-days.ts';
import type { Query } from '../../kernel/handlers.ts';
import { countEvents, dayBefore, lastClosedDay } from './count-days.ts';
import { addDurations, quantile, type Durations } from './durations.ts';
import type { DayFigures } from './tally.ts';

type Reply = ReplyOf<'getChartFigures'>;

const dayMs = 86_400_000;

/** Days of each period, the running one among them. */
const days = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** So long what happened since the last counted day is not counted again, in ms. Orders in each status are counted each time. */
const freshMs = 30_000;

/** How many orders are looked at for counts that are narrowed: statuses that hold more than is left are not counted. */
const mostLookedAt = 20_000;

type Recent = (key: string, make: () => Promise<DayFigures>) => Promise<DayFigures>;
const recentOf = new WeakMap<Database, Recent>();

function keptRecent(db: Database): Recent {
  const kept = recentOf.get(db) ?? keepLatest<DayFigures>(4);
  recentOf.set(db, kept);
  return kept;
}

const isNarrowed = ({ channel, financing, method }: FigureFilters): boolean =>
  [channel, financing, method].some((value) => value !== undefined);

/** How many orders are in each status; null for those that are too many to be looked at. */
async function countNow(
  db: Database,
  filters: FigureFilters,
): Promise<ReadonlyMap<OrderStatus, StatusNow | null>> {
  const all = await countStatusesNow(db);
  if (!isNarrowed(filters)) return new Map(all.map((row) => [row.status, row]));
  let left = mostLookedAt;
  const few = all
    .toSorted((one, other) => one.count - other.count)
    .filter(({ count }) => (left -= count) >= 0);
  const narrowed = await countFilteredNow(
    db,
    few.map(({ status }) => status),
    filters,
  );
  const counted = new Set(few.map(({ status }) => status));
  return new Map<OrderStatus, StatusNow | null>([
    ...all.flatMap(({ status }) => (counted.has(status) ? [] : [[status, null] as const])),
    ...narrowed.map((row) => [row.status, row] as const),
  ]);
}

const isAsked = (
  { channel, financing, method }: FigureFilters,
  row: Pick<TimeRow, 'salesChannel' | 'financingType' | 'method'>,
): boolean =>
  // The rows of '' hold all orders together: those that they are the sum of are summed here.
  row.salesChannel !== '' &&
  (channel ?? row.salesChannel) === row.salesChannel &&
  (financing ?? row.financingType) === row.financingType &&
  (method ?? row.method) === row.method;

/** What has happened in the period: the kept figures of its closed days, and those of the time since. */
async function countPeriod(
  db: Database,
  { period, now, filters }: { period: keyof typeof days | '24h'; now: number; filters: FigureFilters },
) {
  const closed = lastClosedDay(now);
  const range = period === '24h' ? null : await keptDays(db, closed, now, days[period]);
  const from = range === null ? now - dayMs : endOfDay(closed);
  const turn = Math.floor(now / freshMs);
  const recent = await keptRecent(db)(`${range === null ? 'day' : closed} ${turn}`, () =>
    countEvents({ db }, { from, before: now + 1 }),
  );
  const [flows, times] =
    range === null || range.from > range.to
      ? [[], []]
      : await Promise.all([sumFlow(db, range, filters), listStatusTimes(db, range, filters)]);
  return {
    from: range === null || range.from > range.to ? from : startOfDay(range.from),
    whole: range === null || range.whole,
    flows: [
      ...flows,
      ...recent.flows
        .filter((row) => isAsked(filters, row) && (filters.actor ?? row.actor) === row.actor)
        .map(({ fromStatus, toStatus, event, count }) => ({ from: fromStatus, to: toStatus, event, count })),
    ],
    times: [...times, ...recent.times.filter((row) => isAsked(filters, row))],
  };
}

/** The newest days of the period that have all been counted; `whole`: no day of it is missing. */
async function keptDays(
  db: Database,
  closed: string,
  now: number,
  count: number,
): Promise<DayRange & { readonly whole: boolean }> {
  const first = warsawDay(afterWarsawDays(startOfDay(warsawDay(now)), 1 - count));
  const counted = new Set(await listCountedDays(db, { from: first, to: closed }));
  let from = warsawDay(endOfDay(closed));
  while (from > first && counted.has(dayBefore(from))) from = dayBefore(from);
  return { from, to: closed, whole: from === first };
}

const edgeKey = ({ from, event, to }: { from: string; event: string; to: string }) =>
  `${from} ${event} ${to}`;

function sumEdges(
  flows: readonly { from: string; event: string; to: string; count: number }[],
): Reply['edges'] {
  const edges = new Map<string, Reply['edges'][number]>();
  for (const { count, ...way } of flows) {
    const edge = way as Omit<StatusFlow, 'count'>;
    const known = edges.get(edgeKey(way))?.count ?? 0;
    edges.set(edgeKey(way), { ...edge, count: known + count });
  }
  return [...edges.values()];
}

/** Of each status: how many orders came into it, how long they stayed that left it. */
function figuresOfStatuses(
  edges: Reply['edges'],
  times: readonly Pick<TimeRow, 'status' | 'longest' | 'durations'>[],
) {
  const entered = new Map<string, number>();
  for (const { from, to, count } of edges) if (from !== to) entered.set(to, (entered.get(to) ?? 0) + count);
  const stays = new Map<string, { durations: Map<number, number>; longest: number }>();
  for (const { status, longest, durations } of times) {
    const known = stays.get(status) ?? { durations: new Map<number, number>(), longest: 0 };
    addDurations(known.durations, JSON.parse(durations) as Durations);
    stays.set(status, { ...known, longest: Math.max(known.longest, longest) });
  }
  return (status: OrderStatus) => {
    const stay = stays.get(status);
    return {
      entered: entered.get(status) ?? 0,
      median_ms: stay === undefined ? null : quantile(stay.durations, 0.5),
      p90_ms: stay === undefined ? null : quantile(stay.durations, 0.9),
      longest_ms: stay?.longest ?? null,
    };
  };
}

/** What is counted of the chart in a period, for the orders that it is narrowed to. */
export const getChartFigures: Query<'getChartFigures'> = async ({ ports, query }) => {
  const { db } = ports;
  const { period = '7d', ...filters } = query;
  const now = ports.now();
  const [rests, counted] = await Promise.all([
    countNow(db, filters),
    countPeriod(db, { period, now, filters }),
  ]);
  const edges = sumEdges(counted.flows);
  const of = figuresOfStatuses(edges, counted.times);
  return {
    from: momentToWire(counted.from),
    whole: counted.whole,
    statuses: orderStatuses.map((status) => {
      const rest = rests.get(status);
      return {
        status,
        now: rest === undefined ? 0 : (rest?.count ?? null),
        oldest_at: momentOrNull(rest?.oldest),
        ...of(status),
      };
    }),
    edges,
  };
};
