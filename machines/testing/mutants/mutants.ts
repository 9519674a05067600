import { chartOf } from '../../order/order.chart.ts';
import { productTables } from '../oracle/charted.ts';
import type { ChartTables } from '../oracle/charted.ts';
import { configVariants } from './config-variants.ts';
import { tableVariants } from './table-variants.ts';
import type { Kind } from './variant.ts';
import { viewVariants } from './view-variants.ts';

/** The chart with one detail changed. */
export interface Mutant {
  readonly kind: Kind;
  /** Which detail of what is changed, and into what; the same in every run. */
  readonly name: string;
  readonly tables: () => ChartTables;
}

/** Every mutant of the chart, in the order in which it is written. */
export function mutantsOf(tables: ChartTables = productTables): readonly Mutant[] {
  const ofStates = configVariants(tables.chart.config).map(({ kind, what, changed }) => ({
    kind,
    name: what,
    tables: () => ({ ...tables, chart: chartOf(changed) }),
  }));
  const ofTables = [...tableVariants(tables), ...viewVariants(tables)].map(({ kind, what, changed }) => ({
    kind,
    name: what,
    tables: () => changed,
  }));
  return [...ofStates, ...ofTables];
}

/** Of what stands under a title and of the names in the panel the designed tables say nothing. */
export const isSpokenOf = ({ kind }: Mutant): boolean => kind !== 'subtitle' && kind !== 'name';

/** So many of a list, always the same ones, from the whole of it: by turns that a linear congruence takes. */
export function sampleOf<T>(list: readonly T[], size: number): readonly T[] {
  let state = 1;
  const drawn = list.map((each) => {
    state = (state * 48_271) % 2_147_483_647;
    return { each, state };
  });
  return drawn
    .toSorted((one, other) => one.state - other.state)
    .slice(0, size)
    .map(({ each }) => each);
}
