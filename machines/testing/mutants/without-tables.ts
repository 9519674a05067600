import { productTables } from '../oracle/charted.ts';
import type { Mutant } from './mutants.ts';
import { findingsOfRules, findingsOfWalk } from './walk-mutant.ts';

/** What notices a mutant without reading the designed tables, the quickest first. */
export const killers = ['laws', 'walk'] as const;
export type Killer = (typeof killers)[number];

/** What notices the mutant; null where nothing does. A mutant that fails to run is noticed by what ran it. */
export function killerOf(mutant: Mutant): Killer | null {
  const tables = mutant.tables();
  const isLived = tables.chart !== productTables.chart || tables.applyEvent !== productTables.applyEvent;
  const notices = {
    laws: () => findingsOfRules(tables).length > 0,
    walk: () => isLived && findingsOfWalk(tables).length > 0,
  } as const satisfies Readonly<Record<Killer, () => boolean>>;
  return (
    killers.find((killer) => {
      try {
        return notices[killer]();
      } catch {
        return true;
      }
    }) ?? null
  );
}
