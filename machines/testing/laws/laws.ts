import type { ChartTables } from '../oracle/charted.ts';
import { actorLaws } from './actor-laws.ts';
import { clockLaws } from './clock-laws.ts';
import { effectLaws } from './effect-laws.ts';
import { evidenceLaws } from './evidence-laws.ts';
import { exampleLaws } from './example-laws.ts';
import type { Laws } from './law.ts';
import { shownLaws } from './shown-laws.ts';
import { toneLaws } from './tone-laws.ts';

/** Laws of orders and examples of their lives, none of which knows the tables or the chart, by what they are about. */
export const chartLaws: Laws = {
  ...actorLaws,
  ...evidenceLaws,
  ...clockLaws,
  ...effectLaws,
  ...shownLaws,
  ...toneLaws,
  ...exampleLaws,
};

/** Whether these tables keep every law. */
export const isLawful = (tables: ChartTables): boolean =>
  Object.values(chartLaws).every((law) => law(tables).length === 0);
