import type { Chart } from '../order.chart.ts';
import type { EventType } from '../order.events.ts';
import type { OrderStatus } from '../order.statuses.ts';
import type { Reached, Step } from './laws.ts';

/** What the linter reads: the chart, every order that can come about in it, and what it borrows from tables beside it. */
export interface Checked {
  readonly chart: Chart;
  readonly reached: readonly Reached[];
  readonly steps: readonly Step[];
  /** The same for orders that live on alike. */
  readonly stateKey: (reached: Reached) => string;
  readonly senders: Readonly<Partial<Record<EventType, string>>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly words: (status: OrderStatus) => { readonly panel: string };
}

export type ChartRule = (checked: Checked) => readonly string[];

/** What a rule found, each finding once. */
export const unique = (findings: readonly (string | null)[]) => [
  ...new Set(findings.filter((finding): finding is string => finding !== null)),
];
