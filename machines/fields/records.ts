import type * as v from 'valibot';
import { snakeCase } from './key-case.ts';
import type { SnakeCase } from './key-case.ts';
import { mask } from './masking.ts';
import type { Field } from './field.ts';

/** A part of the catalogue: its rows by their names. */
export type Fields = Readonly<Record<string, Field>>;

type NameOf<F> = keyof F & string;

/** What is called '…Attributes' on the wire is stored without that ending. */
type StoredName<N extends string> = N extends `${infer Name}Attributes` ? Name : N;
const storedName = (name: string): string =>
  name.endsWith('Attributes') ? name.slice(0, -'Attributes'.length) : name;

/** The values of the fields in the form. */
export type ValuesOf<F extends Fields> = { -readonly [N in keyof F]: F[N]['initial'] };
/** The values of the fields as they are stored. */
export type StoredOf<F extends Fields> = { readonly [N in NameOf<F> as StoredName<N>]: F[N]['unknown'] };
/** The schemas of the fields as they are sent, by their names on the wire. */
export type SentEntries<F extends Fields> = { readonly [N in NameOf<F> as SnakeCase<N>]: F[N]['sent'] };
/** The schemas of the fields as they are answered. */
export type ReplyEntries<F extends Fields> = { readonly [N in NameOf<F> as SnakeCase<N>]: F[N]['reply'] };
/** The fields as they are answered. */
export type AnsweredOf<F extends Fields> = {
  [N in NameOf<F> as SnakeCase<N>]: v.InferOutput<F[N]['reply']>;
};

function mapFields<T>(
  fields: Fields,
  keyOf: (name: string) => string,
  valueOf: (field: Field, name: string) => unknown,
): T {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [keyOf(name), valueOf(field, name)]),
  ) as T;
}

const same = (name: string): string => name;

/** The member of what may be anything. */
const memberOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined;

/** A copy for each form, so that no two share a list. */
const copied = (value: unknown): unknown => (Array.isArray(value) ? [...value] : value);

/** What the form begins with. */
export const initialValues = <F extends Fields>(fields: F): ValuesOf<F> =>
  mapFields(fields, same, ({ initial }) => copied(initial));

/** What a form holds that was sent with nothing in it. */
export const absentValues = <F extends Fields>(fields: F): ValuesOf<F> =>
  mapFields(fields, same, ({ absent }) => copied(absent));

/** What is stored while nothing is known. */
export const unknownValues = <F extends Fields>(fields: F): StoredOf<F> =>
  mapFields(fields, storedName, (field) => field.unknown);

/** The schemas of a body with these fields. */
export const sentEntries = <F extends Fields>(fields: F): SentEntries<F> =>
  mapFields(fields, snakeCase, ({ sent }) => sent);

/** The schemas of an answer with these fields. */
export const replyEntries = <F extends Fields>(fields: F): ReplyEntries<F> =>
  mapFields(fields, snakeCase, ({ reply }) => reply);

/** The form's values from what may be anything; those of `start` where nothing fits. */
export const readFields = <F extends Fields>(fields: F, value: unknown, start: ValuesOf<F>): ValuesOf<F> =>
  mapFields(fields, same, (field, name) => {
    const found = field.read(memberOf(value, name));
    return found === undefined ? start[name] : found;
  });

/** The form's values as they are sent, null where a field is not asked. */
export const sendFields = <F extends Fields>(
  fields: F,
  values: ValuesOf<F>,
  isAsked: (field: Field) => boolean,
): Record<keyof F, unknown> =>
  mapFields(fields, same, (field, name) =>
    isAsked(field) ? field.send(values[name]) : copied(field.kind === 'countries' ? [] : null),
  );

/** What was sent, with the wire's names, as it is stored. */
export const storeFields = <F extends Fields>(fields: F, sent: unknown): StoredOf<F> =>
  mapFields(fields, storedName, (field, name) => field.store(memberOf(sent, snakeCase(name))));

/** The names on the wire of the numbers that identify somebody. */
export type IdentifyingOf<F extends Fields> = {
  [N in NameOf<F>]: F[N]['identifying'] extends number ? SnakeCase<N> : never;
}[NameOf<F>];

/** A stored record as the reply shows it; `show` decides on each number that identifies somebody, masked where it is left out. */
export const answerFields = <F extends Fields>(
  fields: F,
  stored: object,
  show?: (name: IdentifyingOf<F>, value: string | null) => string | null,
): AnsweredOf<F> =>
  mapFields(fields, snakeCase, (field, name) => {
    const value = memberOf(stored, storedName(name)) ?? field.unknown;
    if (field.identifying === null) return field.answer(value);
    const number = value as string | null;
    return show ? show(snakeCase(name) as IdentifyingOf<F>, number) : mask(number, field.identifying);
  });
