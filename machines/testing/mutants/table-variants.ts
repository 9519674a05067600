import { actors, eventTypes } from '../../order/index.ts';
import type { EventType, Facts, OrderEvent, Validity } from '../../order/index.ts';
import type { Edge } from '../../order/edge.ts';
import type { Chart } from '../../order/order.chart.ts';
import { probes } from '../oracle/charted.ts';
import type { ChartTables } from '../oracle/charted.ts';
import { sampleEvents } from '../sample-events.ts';
import { ofEach, within } from './variant.ts';
import type { Variant } from './variant.ts';

type Vocabulary = ChartTables['effects'];
type Row = Vocabulary[string];

const otherValidity = (validity: Validity): Validity =>
  validity === 'status' ? 'always' : validity === 'open' ? 'always' : 'status';

function effectVariants(row: Row): readonly Variant<Row>[] {
  const validWhile = otherValidity(row.validWhile);
  return [
    { kind: 'lifetime', what: `while ${JSON.stringify(validWhile)}`, changed: { ...row, validWhile } as Row },
    ...within(
      ofEach<string>(row.answers, 'effect', String, () => []),
      'answers',
      (answers) => ({ ...row, answers }) as unknown as Row,
    ),
  ];
}

/** The facts that an event changes in an order of which nothing, or everything, is known. */
function taught(tables: ChartTables, type: EventType): ReadonlySet<keyof Facts> {
  const changed = probes.flatMap((facts) =>
    actors
      .flatMap((actor) => sampleEvents(type, actor, facts))
      .flatMap((event) => {
        const after = tables.applyEvent(facts, event);
        return (Object.keys(after) as (keyof Facts)[]).filter((name) => after[name] !== facts[name]);
      }),
  );
  return new Set(changed);
}

const evidence = [
  'identityVerified',
  'agreementPrepared',
  'paid',
  'signed',
] as const satisfies readonly (keyof Facts)[];

/** The tables whose events of a type leave other facts. */
const teaching = (
  tables: ChartTables,
  type: EventType,
  change: (before: Facts, after: Facts) => Partial<Facts>,
): ChartTables => ({
  ...tables,
  applyEvent: (facts: Facts, event: OrderEvent) => {
    const after = tables.applyEvent(facts, event);
    return event.type === type ? { ...after, ...change(facts, after) } : after;
  },
});

const factVariants = (tables: ChartTables): readonly Variant<ChartTables>[] =>
  eventTypes.flatMap((type) => {
    const known = taught(tables, type);
    return [
      ...[...known].map((name) => ({
        kind: 'fact' as const,
        what: `${type} does not teach ${name}`,
        changed: teaching(tables, type, (before) => ({ [name]: before[name] })),
      })),
      ...evidence
        .filter((name) => !known.has(name))
        .map((name) => ({
          kind: 'fact' as const,
          what: `${type} teaches ${name}`,
          changed: teaching(tables, type, () => ({ [name]: true })),
        })),
    ];
  });

/** Who may force, and what a forced move keeps of the conditions, otherwise in every status. */
const forcingVariants = (tables: ChartTables): readonly Variant<ChartTables>[] => {
  const forcing = (change: (edge: Edge) => Partial<Edge>): ChartTables => {
    const forcedOf: Chart['forcedOf'] = (status) =>
      tables.chart.forcedOf(status).map((edge) => ({ ...edge, ...change(edge) }));
    return { ...tables, chart: { ...tables.chart, forcedOf } };
  };
  const anybody = forcing(({ actors: own }) => ({ actors: [...own, 'salesman'] }));
  return [
    { kind: 'actor', what: 'FORCE by admin | salesman', changed: anybody },
    { kind: 'guard', what: 'FORCE without conditions', changed: forcing(() => ({ conditions: [] })) },
  ];
};

/** The tables beside the states with one detail changed: how long an effect lives, what answers it, what an event teaches. */
export const tableVariants = (tables: ChartTables): readonly Variant<ChartTables>[] => [
  ...Object.entries(tables.effects).flatMap(([name, row]) =>
    within(effectVariants(row), name, (changed) => ({
      ...tables,
      effects: { ...tables.effects, [name]: changed },
    })),
  ),
  ...factVariants(tables),
  ...forcingVariants(tables),
];
