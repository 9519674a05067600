import type { OrderStatus, Phase } from '../order/order.statuses.ts';
import type { GraphScope, Neighbour } from './phase-graph.ts';

/** The size of a status's box, in the picture's units, which are pixels at its own size. */
export const boxSize = { width: 152, height: 84 } as const;

/** The size of a neighbour's port. */
export const portSize = { width: 112, height: 40 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where ELK has put what is drawn of a phase. Every place is a left upper corner, in whole units. */
export interface PhaseLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ({ readonly status: OrderStatus } & Place)[];
  /** Phases that orders come from stand left, those that they go to right; one may be both. */
  readonly ports: readonly ({ readonly phase: Neighbour; readonly side: 'from' | 'to' } & Place)[];
  /** Corners of each line as x, y, x, y …, from its beginning to its tip. */
  readonly lines: readonly {
    readonly from: OrderStatus | Neighbour;
    readonly to: OrderStatus | Neighbour;
    readonly points: readonly number[];
  }[];
}

export type ChartLayout = Readonly<Record<Phase, Readonly<Record<GraphScope, PhaseLayout>>>>;
