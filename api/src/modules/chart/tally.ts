import type { FlowEvent, FlowRow, TimeRow } from '@app/db';
import { bucketOf } from './durations.ts';

type Dimensions = Pick<FlowRow, 'salesChannel' | 'financingType' | 'method'>;

/** What a number of events came to, a row for each kind of order and one, of '' dimensions, for all. */
export interface DayFigures {
  readonly flows: readonly FlowRow[];
  readonly times: readonly TimeRow[];
}

interface Stays {
  readonly row: Omit<TimeRow, 'count' | 'longest' | 'durations'>;
  count: number;
  longest: number;
  readonly durations: Map<number, number>;
}

const allOrders: Dimensions = { salesChannel: '', financingType: '', method: '' };

/** The ways that an event took, one after another: behind the first status, what is passed through needs no event. */
function waysOf({ event, fromStatus, visited }: FlowEvent) {
  const from = fromStatus ?? 'created';
  if (visited.length === 0) return [{ fromStatus: from, event, toStatus: from }];
  return visited.map((toStatus, at) => ({
    ...{ fromStatus: at === 0 ? from : (visited[at - 1] ?? from), toStatus },
    event: at === 0 ? event : 'ALWAYS',
  }));
}

/** Counts events one after another; `figures` tells what they have come to. */
export function tally(): { add: (event: FlowEvent) => void; figures: () => DayFigures } {
  const flows = new Map<string, { row: Omit<FlowRow, 'count'>; count: number }>();
  const times = new Map<string, Stays>();

  function went(row: Omit<FlowRow, 'count'>): void {
    const key = Object.values(row).join(' ');
    const known = flows.get(key);
    if (known === undefined) flows.set(key, { row, count: 1 });
    else known.count += 1;
  }
  function stayed(row: Stays['row'], ms: number): void {
    const key = Object.values(row).join(' ');
    const known = times.get(key) ?? { row, count: 0, longest: 0, durations: new Map<number, number>() };
    const bucket = bucketOf(ms);
    known.count += 1;
    known.longest = Math.max(known.longest, ms);
    known.durations.set(bucket, (known.durations.get(bucket) ?? 0) + 1);
    times.set(key, known);
  }
  return {
    add(event) {
      const { salesChannel, financingType, actor, at, enteredAt, fromStatus } = event;
      const own: Dimensions = { salesChannel, financingType, method: event.method ?? 'none' };
      for (const way of waysOf(event)) {
        went({ ...own, actor, ...way });
        went({ ...allOrders, actor: '', ...way });
      }
      if (fromStatus === null || enteredAt === null || event.visited.length === 0) return;
      for (const kind of [own, allOrders])
        stayed({ ...kind, status: fromStatus }, Math.max(0, at - enteredAt));
    },
    figures: () => ({
      flows: [...flows.values()].map(({ row, count }) => ({ ...row, count })),
      times: [...times.values()].map(({ row, count, longest, durations }) => ({
        ...row,
        ...{ count, longest, durations: JSON.stringify(Object.fromEntries(durations)) },
      })),
    }),
  };
}
