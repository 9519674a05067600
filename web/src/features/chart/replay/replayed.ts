import type { ChartDocument } from '@app/machines/diagram';
import { isOrderStatus } from '@app/machines/order';
import type { ChartFigures } from '../chart-figures.ts';
import type { ReplayStep } from './replay-query.ts';

/** The ways that a step took, one after another: what is passed through needs no event. */
function waysOf({ from, passed, to, event }: ReplayStep) {
  const first = from ?? 'created';
  const stops = [...passed, to];
  return stops.map((stop, at) => ({
    from: at === 0 ? first : (stops[at - 1] ?? first),
    event: at === 0 ? event : 'ALWAYS',
    to: stop,
  }));
}

/** The chart's figures as this one order made them up to a step: where it is, and how often it took each way. */
export function figuresUpTo(steps: readonly ReplayStep[]): ChartFigures {
  const counts = new Map<string, ChartFigures['edges'][number]>();
  for (const way of steps.flatMap(waysOf)) {
    const key = `${way.from} ${way.event} ${way.to}`;
    counts.set(key, { ...way, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const last = steps.at(-1);
  const still = { oldestAt: null, entered: 0, medianMs: null, p90Ms: null, longestMs: null };
  return {
    from: steps[0]?.at ?? '',
    whole: true,
    statuses: last !== undefined && isOrderStatus(last.to) ? [{ ...still, status: last.to, now: 1 }] : [],
    edges: [...counts.values()],
  };
}

/** A status by its name in the chart; null for one that the chart has not any more. */
export const nameIn = ({ statuses }: ChartDocument, status: string): string | null =>
  statuses.find(({ id }) => id === status)?.name ?? null;

/** Where two lives part: the first step at which they did not take the same way; null where one is the beginning of the other. */
export function partedAt(one: readonly ReplayStep[], other: readonly ReplayStep[]): number | null {
  const both = Math.min(one.length, other.length);
  for (let at = 0; at < both; at += 1)
    if (one[at]?.event !== other[at]?.event || one[at]?.to !== other[at]?.to) return at;
  return null;
}

/** The step of another life that came to where this one is: of several the one that is as far; null where none did. */
export function stepBeside(steps: readonly ReplayStep[], step: ReplayStep, at: number): number | null {
  const same = steps.flatMap(({ to }, index) => (to === step.to ? [index] : []));
  return same.length === 0
    ? null
    : same.reduce((best, index) => (Math.abs(index - at) < Math.abs(best - at) ? index : best));
}
