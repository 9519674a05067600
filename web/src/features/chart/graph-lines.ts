import { phaseLines } from '@app/machines/diagram';
import type { ChartDocument, GraphLine, GraphScope, PhaseLayout } from '@app/machines/diagram';
import type { Phase } from '@app/machines/order';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line with its way through the picture. */
export interface DrawnLine extends GraphLine {
  /** As the `d` of an SVG path. */
  readonly path: string;
  /** Where a figure stands on it: the middle of its longest part. */
  readonly middle: Point;
}

function pairsOf(points: readonly number[]): readonly Point[] {
  return Array.from({ length: points.length / 2 }, (_, at) => ({
    x: points[at * 2] ?? 0,
    y: points[at * 2 + 1] ?? 0,
  }));
}

function middleOf(points: readonly Point[]): Point {
  const parts = points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    return {
      length: Math.abs(to.x - from.x) + Math.abs(to.y - from.y),
      middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    };
  });
  return parts.toSorted((one, other) => other.length - one.length)[0]?.middle ?? { x: 0, y: 0 };
}

/** The lines of a phase where the layout draws them. */
export function linesOf(
  chart: ChartDocument,
  phase: Phase,
  scope: GraphScope,
  { lines }: PhaseLayout,
): readonly DrawnLine[] {
  const ways = new Map(lines.map(({ from, to, points }) => [`${from} ${to}`, points]));
  return phaseLines(chart, phase, scope).map((line) => {
    const points = pairsOf(ways.get(`${line.from} ${line.to}`) ?? []);
    return {
      ...line,
      path: points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
      middle: middleOf(points),
    };
  });
}
