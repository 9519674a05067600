import { placesOfPersons, type Whose } from '@app/db';
import { fieldPurposes, grounds, purposes, snakeCase } from '@app/machines/fields';
import { command } from '../command.ts';

type Row = readonly string[];

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const words = (name: string): string => snakeCase(name).replaceAll('_', ' ');

/** The fields with one purpose and ground together, in the order of the catalogue. */
function fieldRows(): readonly Row[] {
  const groups = Map.groupBy(
    Object.entries(fieldPurposes),
    ([, { purpose, ground }]) => `${purpose} ${ground}`,
  );
  return [...groups.values()].map((fields) => {
    const [, { purpose, ground }] = fields[0] as (typeof fields)[number];
    return [fields.map(([name]) => words(name)).join(', '), purposes[purpose], grounds[ground]];
  });
}

const titles: Readonly<Record<Whose, string>> = {
  client: 'Of clients',
  asker: 'Of persons who asked for their data',
  staff: 'Of accounts',
  shop: 'Of shops',
};

const placeRows = (whose: Whose): readonly Row[] =>
  placesOfPersons()
    .filter((place) => place.whose === whose)
    .map(({ table: name, holds, sealed, kept }) => [
      snakeCase(name),
      holds,
      sealed.map(words).join(', ') || '–',
      kept,
    ]);

/** What lies outside the database's tables, and who ends it. */
const elsewhere: readonly Row[] = [
  [
    'store of files',
    'contents of agreements, offers and scans',
    'as long as their rows; an erased order’s are removed at once, what lost its row otherwise after 30 days aside',
  ],
  [
    'log of the application',
    'digests of accounts and sources, ids; no value of a form',
    'as the deployment keeps its log',
  ],
  ['backups', 'everything of the database and the store of files', 'as the deployment keeps its backups'],
  [
    'reports of errors',
    'messages of faults, without data',
    'as the service keeps them, where SENTRY_DSN is set',
  ],
  ['providers', 'what each was asked for its own task', 'by their contracts'],
  [
    "simulators' database",
    'letters, texts and answers, of the demo and a sandbox alone',
    'as long as its folder; an erased order’s are forgotten at once',
  ],
  ['browser', 'what /page/privacy lists', 'until its window or session ends'],
];

/** The map of personal data of this release, as docs/personal-data.md has it. */
export const personalDataMap = (): string =>
  [
    '# Where personal data lie',
    'Made by `admin personal-data map` from `machines/fields/personal-data.ts`, `db/src/upkeep/personal-data.ts` and `db/src/upkeep/sealed-tables.ts`; do not edit. A field, table or sealed column that is not said there does not compile.',
    '## Why each field is asked for',
    table(['fields', 'purpose', 'ground of RODO'], fieldRows()),
    ...(['client', 'asker', 'staff', 'shop'] as const).flatMap((whose) => [
      `## ${titles[whose]}`,
      table(['table', 'what it holds', 'sealed under the data keys', 'kept'], placeRows(whose)),
    ]),
    '## Beside the tables',
    table(['where', 'what', 'kept'], elsewhere),
    'The rules are rows of `retention_rules`, a kind of data (`db/src/erasure/erased-tables.ts`) after each way in which an order ends, shown and changed at /superadmin/retention. Whoever asks for the data about them, and how, stands on /page/privacy; a superadmin answers at /superadmin/persons or by `admin person`.',
  ].join('\n\n');

/** For whoever answers for personal data: the map of the release that runs. */
export const mapPersonalData = command({
  words: 'personal-data map',
  about: 'print what this release keeps of persons, where, why and how long',
  options: {},
  run: () => Promise.resolve(personalDataMap()),
});
