import { chartedStatements, productTables } from './charted.ts';
import type { ChartTables } from './charted.ts';
import { designedStatements } from './designed.ts';

const designed = designedStatements();
const product = chartedStatements(productTables);

/**
 * The subjects of which a chart says otherwise than the designed tables: 'transitions: sumup CANCEL'. What the product has
 * beside the tables is not among them.
 */
export function differing(tables: ChartTables): readonly string[] {
  const charted = chartedStatements(tables);
  return Object.entries(designed).flatMap(([about, statements]) => {
    const said = charted[about] ?? {};
    return [...new Set([...Object.keys(statements), ...Object.keys(said)])]
      .filter(
        (subject) => said[subject] !== statements[subject] && said[subject] !== product[about]?.[subject],
      )
      .map((subject) => `${about}: ${subject}`);
  });
}
