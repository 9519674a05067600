import type { Draft } from '@app/db';
import { identifyingNumbers } from '@app/machines/fields';

/** In which version of a draft a number was typed last. No part of the number itself: the reader cannot see that. */
export interface TypedNumber {
  /** 'company_attributes.bank_account_number', of a person with the row's key: 'company_attributes.krs_users_attributes[p1].pesel'. */
  readonly path: string;
  readonly version: number;
}

type Bag = Readonly<Record<string, unknown>>;

const bagOf = (value: unknown): Bag => (value !== null && typeof value === 'object' ? (value as Bag) : {});

/** The numbers of a form that are not empty, by their paths; rows without a key are nobody's. */
function numbersOf(form: unknown): ReadonlyMap<string, string> {
  const company = bagOf(bagOf(form)['company_attributes']);
  const persons = company['krs_users_attributes'];
  const rows = (Array.isArray(persons) ? persons : []).map(bagOf);
  const holders: readonly (readonly [string, Bag])[] = [
    ['company_attributes', company],
    ...rows.flatMap((row) =>
      typeof row['key'] === 'string'
        ? [[`company_attributes.krs_users_attributes[${row['key']}]`, row] as const]
        : [],
    ),
  ];
  return new Map(
    holders.flatMap(([path, row]) =>
      identifyingNumbers.flatMap((field) => {
        const value = row[field];
        return typeof value === 'string' && value !== '' ? [[`${path}.${field}`, value] as const] : [];
      }),
    ),
  );
}

/** When each number of a stored draft was typed; of a draft of an older release all in its latest version. */
export const typedNumbersOf = ({
  data,
  typedNumbers,
  version,
}: Pick<Draft, 'data' | 'typedNumbers' | 'version'>): readonly TypedNumber[] =>
  (typedNumbers as readonly TypedNumber[] | null) ??
  [...numbersOf(data).keys()].map((path) => ({ path, version }));

/** The same once `data` is stored over the draft, as its next version; `stored` is what the form was before. */
export function typedNumbersAfter(
  data: unknown,
  draft: Draft | null,
  stored: unknown,
): readonly TypedNumber[] {
  const before = numbersOf(stored);
  const known = new Map(
    draft === null ? [] : typedNumbersOf(draft).map((each) => [each.path, each.version] as const),
  );
  const version = draft?.version ?? 0;
  return [...numbersOf(data)].map(([path, number]) => {
    const typed = known.get(path) ?? version;
    return { path, version: before.get(path) === number ? typed : version + 1 };
  });
}
