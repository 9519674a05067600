import {
  audiences,
  clientScreens,
  isTransient,
  orderStatuses,
  salesmanScreens,
  stepNames,
  viewOf,
} from '../../order/index.ts';
import type { Audience, OrderStatus, ScreenName, Shown, Tone } from '../../order/index.ts';
import { when } from '../../order/when.ts';
import { conditionsOf } from '../../order/edge.ts';
import type { ChartTables } from '../oracle/charted.ts';
import { guardVariants } from './row-variants.ts';
import { nextTo, ofEach, within } from './variant.ts';
import type { Kind, Variant } from './variant.ts';

const tones = ['done', 'refused', 'waiting', 'attention', 'current'] as const satisfies readonly Tone[];

const otherScreen = (screen: ScreenName): ScreenName =>
  (clientScreens as readonly ScreenName[]).includes(screen)
    ? nextTo<ScreenName>(clientScreens, screen)
    : nextTo<ScreenName>(salesmanScreens, screen);

function conditionVariants(row: Shown): readonly Variant<Shown>[] {
  const [first, ...rest] = row.when ?? [];
  if (first === undefined) return [];
  return within(guardVariants(when(first, ...rest)), '', (guard) => ({ ...row, when: conditionsOf(guard) }));
}

/** What is shown, otherwise; `tone` is the one that the status has where the row says none. */
function shownVariants(row: Shown, step: Shown['step'], tone: Tone): readonly Variant<Shown>[] {
  const changes: readonly (readonly [Kind, Partial<Shown>])[] = [
    ['screen', { screen: otherScreen(row.screen) }],
    ['step', { step: nextTo(stepNames, row.step ?? step ?? 'form') }],
    ['tone', { tone: nextTo(tones, row.tone ?? tone) }],
  ];
  return [
    ...changes.map(([kind, change]) => ({
      kind,
      what: `${kind} ${Object.values(change).join()}`,
      changed: { ...row, ...change },
    })),
    ...conditionVariants(row),
  ];
}

type Place = readonly [OrderStatus, Audience];
const placeOf = ([status, audience]: Place): string => `${status} ${audience}`;

const places: readonly Place[] = orderStatuses
  .filter((status) => !isTransient(status))
  .flatMap((status) => audiences.map((audience) => [status, audience] as const));

/** The tables with other rows at some places. */
const showing = (tables: ChartTables, rows: ReadonlyMap<string, readonly Shown[]>): ChartTables => ({
  ...tables,
  shownTo: (status, audience) => rows.get(placeOf([status, audience])) ?? tables.shownTo(status, audience),
});

const rowVariants = (tables: ChartTables): readonly Variant<ChartTables>[] =>
  places.flatMap((place) => {
    const [status, audience] = place;
    const variants = ofEach(
      tables.shownTo(status, audience),
      'screen',
      ({ when: conditions = [], screen }) => [...conditions, screen].join(' & '),
      (row) => shownVariants(row, viewOf(status).step, tables.toneOf(status, audience)),
    );
    return within(variants, placeOf(place), (rows) => showing(tables, new Map([[placeOf(place), rows]])));
  });

/** Two sentences of the same audience that have changed places: each with the next one that says something else. */
function swappedVariants(tables: ChartTables, audience: Audience, kind: 'title' | 'subtitle') {
  const said = places
    .filter(([, own]) => own === audience)
    .flatMap((place) => tables.shownTo(...place).map((row, at) => ({ place, at, row })));
  return said.flatMap(({ place, at, row }, index): readonly Variant<ChartTables>[] => {
    const other = said.slice(index + 1).find((each) => each.row[kind] !== row[kind]);
    if (other === undefined) return [];
    const rows = new Map<string, readonly Shown[]>();
    for (const [where, text] of [
      [{ place, at }, other.row[kind]],
      [other, row[kind]],
    ] as const) {
      const key = placeOf(where.place);
      const before = rows.get(key) ?? tables.shownTo(...where.place);
      rows.set(key, before.with(where.at, { ...(before[where.at] ?? row), [kind]: text }));
    }
    const what = `${placeOf(place)} ${at + 1}: ${kind} of ${placeOf(other.place)} ${other.at + 1}`;
    return [{ kind: audience === 'staff' ? 'name' : kind, what, changed: showing(tables, rows) }];
  });
}

/** What is shown with one detail changed, and pairs of sentences swapped. */
export const viewVariants = (tables: ChartTables): readonly Variant<ChartTables>[] => [
  ...rowVariants(tables),
  ...audiences.flatMap((audience) => [
    ...swappedVariants(tables, audience, 'title'),
    ...(audience === 'staff' ? [] : swappedVariants(tables, audience, 'subtitle')),
  ]),
];
