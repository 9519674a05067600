/** What a goal asks of a figure. Ratios are ours divided by the baseline server's, both of the same rounds. */
export interface Goal {
  readonly what: string;
  readonly figure: number;
  readonly least?: number;
  readonly most?: number;
}

/** One row of the table that a part prints: what was measured and its cells, under the part's columns. */
export interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

export interface Result {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly notes?: readonly string[];
  readonly goals: readonly Goal[];
  /** What the last line says of this part. */
  readonly summary: string;
}

/** How long and how often is measured; `--quick` is for trying the bench itself. */
export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
  readonly orders: number;
}

/** One part of the bench. It starts what it needs, measures, and stops what it started. */
export type Part = (effort: Effort) => Promise<Result>;

/** Thrown by a part that needs what this machine does not have. The message tells a person what to install. */
export class CannotRun extends Error {}

export const isMet = ({ figure, least = -Infinity, most = Infinity }: Goal): boolean =>
  figure >= least && figure <= most;
