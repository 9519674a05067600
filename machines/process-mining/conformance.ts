import type { ChartDocument } from '../diagram/chart-document.ts';
import type { HistoryStep } from './history.ts';

/** Whether the chart has the way that a step took, an administrator forced it, or neither. */
export type Conformity = 'fits' | 'forced' | 'deviates';

/** Judges the steps of histories by the ways of a chart. */
export interface Conformance {
  readonly judge: (step: HistoryStep) => Conformity;
  /** The share of steps that fit, 0–1: the fitness of the trace as token replay has it, a forced step being none that the chart foresees. */
  readonly fitness: (steps: readonly HistoryStep[]) => number;
}

/** What a step counts as: the ways of a chart are looked up by where they begin, by what, and where they end. */
export function conformanceWith({ edges }: Pick<ChartDocument, 'edges'>): Conformance {
  const ways = new Set(
    edges.map(({ from, event, to, kind }) => `${from} ${event} ${kind === 'back' ? '(back)' : (to ?? from)}`),
  );
  const has = (from: string, event: string, to: string): boolean =>
    ways.has(`${from} ${event} ${to}`) || ways.has(`${from} ${event} (back)`);
  function judge({ event, from, visited, forced }: HistoryStep): Conformity {
    const begin = from ?? 'created';
    const stops = visited.length === 0 ? [begin] : visited;
    const passes = stops.slice(1).every((stop, at) => has(stops[at] ?? '', 'ALWAYS', stop));
    if (forced) return passes ? 'forced' : 'deviates';
    return has(begin, event, stops[0] ?? '') && passes ? 'fits' : 'deviates';
  }
  return {
    judge,
    fitness: (steps) =>
      steps.length === 0 ? 1 : steps.filter((step) => judge(step) === 'fits').length / steps.length,
  };
}
