import * as v from 'valibot';
import { fromDecimal, isCalendarDate, isDecimal, toDecimal, validationMessages } from '../rules/index.ts';
import { issueOf, plainField } from './field.ts';
import type { Field, FieldRules } from './field.ts';
import { isMasked } from './masking.ts';
import { amount as amountReply, day, messages, oneOf, signedAmountIn } from './schemas.ts';

type StringSchema = v.GenericSchema<string>;
type Optional<S extends v.GenericSchema> = v.OptionalSchema<v.NullableSchema<S, undefined>, undefined>;
type SentText = Optional<StringSchema>;

/** What the rules of a value say that is not spelt by whoever fills it in. */
type ChosenRules = Omit<FieldRules, 'normalise' | 'show'>;

const nullableText = v.nullable(v.string());
const isNothing = (sent: unknown): boolean => sent === null || sent === undefined || sent === '';
const trimmed = (typed: string): string => typed.trim();
const asItIs = (stored: string): string => stored;

/** A schema of what may be left out, sent empty, or sent as null. */
const optional = (schema: StringSchema): SentText =>
  v.optional(v.nullable(v.is(schema, '') ? schema : v.union([v.literal(''), schema])));

function textual(schema: StringSchema, { normalise = trimmed, show = asItIs, judge, ...row }: FieldRules) {
  return {
    ...plainField,
    ...row,
    kind: 'text',
    initial: '',
    absent: '',
    judge: (value, judging) => (judge ? judge(String(value), judging) : issueOf(schema, value)),
    read: (value) => (typeof value === 'string' ? show(value) : undefined),
    send: (value) => normalise(String(value)),
  } satisfies Partial<Field<string>>;
}

type Text = Field<string, string | null, SentText, typeof nullableText>;

/** A text of one line that need not be sent; null is stored where it is empty. */
export function text(schema: StringSchema, rules: FieldRules = {}): Text {
  const { normalise = trimmed } = rules;
  return {
    ...textual(schema, rules),
    unknown: null,
    sent: optional(schema),
    reply: nullableText,
    store: (sent) => (isNothing(sent) ? null : normalise(String(sent)) || null),
  };
}

/** A text that is sent always; '' is stored where it is empty. */
export function sentText<S extends StringSchema>(
  schema: S,
  rules: FieldRules = {},
): Field<string, string, S, v.StringSchema<undefined>> {
  const { normalise = trimmed } = rules;
  const store = (sent: unknown) => (typeof sent === 'string' ? normalise(sent) : '');
  return { ...textual(schema, rules), unknown: '', sent: schema, reply: v.string(), store };
}

/**
 * A number that says who somebody is: answered masked but for its last `identifying` characters, and revealed for a reason.
 * A mask that is sent back as it was answered is right, and stays as it is.
 */
export function identifyingNumber(
  identifying: number,
  schema: StringSchema,
  rules: FieldRules,
): Text & { readonly identifying: number } {
  const { judge, send, ...field } = text(schema, rules);
  return {
    ...field,
    identifying,
    judge: (value, judging) => (isMasked(value) ? null : judge(value, judging)),
    send: (value) => (isMasked(value) ? value : send(value)),
  };
}

/** A text of one line chosen from a list that is not the catalogue's. */
export const listedText = (schema: StringSchema, rules: FieldRules = {}): Text => ({
  ...text(schema, rules),
  kind: 'select',
});

/** A day, YYYY-MM-DD. */
export function date({ judge, ...rules }: FieldRules = {}): Text {
  return {
    ...text(day, { ...rules, normalise: asItIs }),
    kind: 'date',
    judge: (value, judging) =>
      isCalendarDate(String(value)) ? (judge?.(String(value), judging) ?? null) : validationMessages.date,
  };
}

/** One of the options; `initial` is what the form begins with. */
export function select<const T extends string>(
  options: readonly [T, ...T[]],
  { judge, initial = '', ...rules }: ChosenRules & { readonly initial?: T | '' } = {},
): Field<T | '', T | null, Optional<v.GenericSchema<T | ''>>, typeof nullableText> {
  const option = oneOf(options);
  return {
    ...plainField,
    missing: messages.choice,
    ...rules,
    kind: 'select',
    initial,
    absent: '',
    unknown: null,
    sent: v.optional(v.nullable(v.union([v.literal(''), option]))),
    reply: nullableText,
    judge: (value, judging) => issueOf(option, value) ?? judge?.(String(value), judging) ?? null,
    read: (value) => options.find((one) => one === value),
    store: (sent) => (isNothing(sent) ? null : (sent as T)),
  };
}

const sentAmount = v.optional(v.nullable(v.union([v.literal(''), signedAmountIn])));
const nullableAmount = v.nullable(amountReply);

/** An amount of złoty: '1234.50' in the form and on the wire, grosz where it is stored. */
export function amount({
  mayBeNegative = false,
  ...rules
}: Omit<ChosenRules, 'judge'> & { readonly mayBeNegative?: boolean } = {}): Field<
  string,
  number | null,
  typeof sentAmount,
  typeof nullableAmount
> {
  return {
    ...plainField,
    ...rules,
    kind: 'amount',
    initial: '',
    absent: '',
    unknown: null,
    sent: sentAmount,
    reply: nullableAmount,
    judge: (value) =>
      isDecimal(String(value)) && (mayBeNegative || !String(value).startsWith('-')) ? null : messages.amount,
    read: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined),
    store: (sent) => (isNothing(sent) ? null : fromDecimal(sent as string | number)),
    answer: (stored) => (typeof stored === 'number' ? toDecimal(stored) : null),
  };
}
