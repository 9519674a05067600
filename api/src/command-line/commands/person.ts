import type { KeptKind, SoughtPerson } from '@app/db';
import { panelName } from '@app/machines/order';
import {
  dataKindNames,
  orderEndingNames,
  personPlaceNames,
  retentionHoldNames,
  warsawDay,
  type DataKind,
} from '@app/machines/rules';
import { ApiError } from '../../kernel/errors.ts';
import { copyAsJson, copyPerson } from '../../modules/persons/copy-person.ts';
import { erasePerson } from '../../modules/persons/erase-person.ts';
import { soughtPerson } from '../../modules/persons/sought-person.ts';
import { planPerson, type PlannedOrder } from '../../modules/persons/person-plan.ts';
import { command, CommandRefused, UsageError } from '../command.ts';

const whom = {
  pesel: { value: 'number', about: 'of the person; one of the three is given' },
  email: { value: 'address', about: 'of the person' },
  phone: { value: 'number', about: 'of the person' },
} as const;
const why = { reason: { value: 'words', about: 'kept with the request', required: true } } as const;

type Whom = {
  readonly pesel: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
};

/** The first sentence of what the API would answer. */
async function asked<T>(job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { errors, error: sentence } = error.body as { errors?: readonly object[]; error: string };
    const [first = sentence] = (errors ?? []).flatMap((field) => Object.values(field) as string[]);
    throw new CommandRefused(first);
  }
}

function soughtOf(given: Whom): SoughtPerson {
  const named = (['pesel', 'email', 'phone'] as const).flatMap((by) => {
    const value = given[by];
    return value === undefined ? [] : [{ by, value }];
  });
  const [only] = named;
  if (only === undefined || named.length > 1)
    throw new UsageError('Give one of --pesel, --email and --phone');
  return only;
}

const kindsLine = (kinds: readonly DataKind[]): string => kinds.map((kind) => dataKindNames[kind]).join('; ');

const keptLines = (kept: readonly KeptKind[]): readonly string[] =>
  kept.map(
    ({ kind, until, reason }) => `  zostaje do ${warsawDay(until)}: ${dataKindNames[kind]} (${reason})`,
  );

function orderLines({ order, found, ending, hold, goes, stays }: PlannedOrder): readonly string[] {
  const places = found.places.map((place) => personPlaceNames[place]).join(', ');
  const end = ending === null ? '' : `, ${orderEndingNames[ending]}`;
  return [
    `${order.number}: ${panelName(order.status)}${end}; ${places}`,
    ...(hold === null ? [] : [`  ${retentionHoldNames[hold]}`]),
    ...(goes.length === 0 ? [] : [`  do usunięcia: ${kindsLine(goes.map(({ kind }) => kind))}`]),
    ...keptLines(stays),
  ];
}

/** In which orders somebody is. */
export const findPersonData = command({
  words: 'person find',
  about: 'list the orders in which a person is, and as whom',
  options: whom,
  async run({ db, now }, given) {
    const { orders } = await asked(() => planPerson(db, soughtPerson(soughtOf(given)), now()));
    if (orders.length === 0) return 'There is no such person.';
    return orders.map((order) => orderLines(order)[0]).join('\n');
  },
});

/** What is kept of somebody, for them. */
export const copyPersonData = command({
  words: 'person copy',
  about: 'print what is kept of a person as JSON, and write the request down',
  options: { ...whom, ...why },
  run: ({ db, now }, { reason, ...given }) =>
    asked(async () => {
      const sought = soughtPerson(soughtOf(given));
      return copyAsJson(
        await db.transaction((tx) =>
          copyPerson(tx, { sought, reason, userId: null }, { format: 'json', reader: null }, now()),
        ),
      );
    }),
});

/** The dry run. */
export const planPersonErasure = command({
  words: 'person plan',
  about: 'say what would be erased of a person and what the law keeps, with the mark of this plan',
  options: whom,
  async run({ db, now }, given) {
    const { orders, digest } = await asked(() => planPerson(db, soughtPerson(soughtOf(given)), now()));
    if (orders.length === 0) return 'There is no such person.';
    return [...orders.flatMap(orderLines), `Plan: ${digest}`].join('\n');
  },
});

/** Carries the plan out. */
export const erasePersonData = command({
  words: 'person erase',
  about: 'erase what may go of a person and restrict the rest, exactly as the plan says',
  options: {
    ...whom,
    ...why,
    plan: { value: 'mark', about: 'the last line of person plan', required: true },
  },
  run: ({ db, now }, { reason, plan: digest, ...given }) =>
    asked(async () => {
      const sought = soughtPerson(soughtOf(given));
      const { number, done } = await db.transaction((tx) =>
        erasePerson(tx, { sought, reason, digest, userId: null }, now()),
      );
      const lines = done.map(({ number: order, erased, kept, hold }) => {
        const what = hold === null ? `usunięto: ${kindsLine(erased) || 'nic'}` : retentionHoldNames[hold];
        return [`${order}: ${what}`, ...keptLines(kept)].join('\n');
      });
      return [`Request ${number}.`, ...lines].join('\n');
    }),
});
