import type { Statements } from './column-types.ts';

/** The history names the rows of the chart that were taken, as a JSON list of their ids; it cannot be told of older rows. */
export const edgesTaken: Statements = ({ text }) => [`alter table order_events add column edges ${text}`];
