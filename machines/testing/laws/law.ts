import type { ChartTables } from '../oracle/charted.ts';

/** What must hold of any chart of an order, said without looking the chart up: gives the sentences of what is broken. */
export type Law = (tables: ChartTables) => readonly string[];

/** By what it is about. */
export type Laws = Readonly<Record<string, Law>>;
