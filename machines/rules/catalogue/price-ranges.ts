/** A span of gross values, grosz; both ends belong to it. */
export interface ValueSpan {
  readonly priceFrom: number;
  readonly priceTo: number;
}

/** Between which values something may be; null is no bound. Grosz. */
export interface ValueBounds {
  readonly from: number | null;
  readonly to: number | null;
}

/** Why a span stands in the way of one before it in the list; null where it does not. */
export type SpanFault = 'reversed' | 'repeated' | 'overlaps' | null;

/** Whether some value belongs to both. */
export const meet = (one: ValueSpan, other: ValueSpan): boolean =>
  one.priceFrom <= other.priceTo && other.priceFrom <= one.priceTo;

const isSame = (one: ValueSpan, other: ValueSpan): boolean =>
  one.priceFrom === other.priceFrom && one.priceTo === other.priceTo;

/**
 * What is wrong with each span of a list, in its order: of two that meet, the later one is told. `apart` says of two spans
 * that they may meet, as where they are for other numbers of months.
 */
export function spanFaults<Span extends ValueSpan>(
  spans: readonly Span[],
  apart: (one: Span, other: Span) => boolean = () => false,
): readonly SpanFault[] {
  return spans.map((span, at) => {
    if (span.priceFrom > span.priceTo) return 'reversed';
    const before = spans.slice(0, at).filter((each) => each.priceFrom <= each.priceTo && !apart(each, span));
    if (before.some((each) => isSame(each, span))) return 'repeated';
    return before.some((each) => meet(each, span)) ? 'overlaps' : null;
  });
}

/** The spans between the bounds in which no range lies, ascending; without a bound nothing is missed on that side. */
export function spanGaps(spans: readonly ValueSpan[], { from, to }: ValueBounds): readonly ValueSpan[] {
  const sorted = spans.toSorted((one, other) => one.priceFrom - other.priceFrom);
  const first = sorted[0];
  if (first === undefined) return from === null || to === null ? [] : [{ priceFrom: from, priceTo: to }];
  const gaps: ValueSpan[] = [];
  let reached = (from ?? first.priceFrom) - 1;
  for (const { priceFrom, priceTo } of sorted) {
    if (priceFrom > reached + 1) gaps.push({ priceFrom: reached + 1, priceTo: priceFrom - 1 });
    reached = Math.max(reached, priceTo);
  }
  if (to !== null && reached < to) gaps.push({ priceFrom: reached + 1, priceTo: to });
  return gaps;
}
