import * as v from 'valibot';
import { validationMessages } from '../rules/index.ts';
import { plainField } from './field.ts';
import type { Field, FieldRules } from './field.ts';
import { messages, text } from './schemas.ts';

/** What yes and no may say of themselves: nothing is typed into them. */
type ChoiceRules = Omit<FieldRules, 'judge' | 'normalise' | 'show'>;

const sentFlag = v.optional(v.nullable(v.boolean()));
const sentConsent = v.optional(v.boolean(messages.consent));
const flagReply = v.boolean();
const nullableFlag = v.nullable(flagReply);

const answered = (sent: unknown): boolean | null => (typeof sent === 'boolean' ? sent : null);

const ticked = {
  ...plainField,
  kind: 'flag',
  initial: false,
  absent: false,
  read: (value: unknown) => answered(value) ?? undefined,
} as const;

/** An optional box; not ticked means no. */
export const flag = (
  rules: ChoiceRules = {},
): Field<boolean, boolean, typeof sentFlag, typeof flagReply> => ({
  ...ticked,
  required: false,
  ...rules,
  unknown: false,
  sent: sentFlag,
  reply: flagReply,
  store: (sent) => sent === true,
});

/** A box to tick before the form is sent; stored null until it was asked. */
export const statement = (
  rules: ChoiceRules = {},
): Field<boolean, boolean | null, typeof sentFlag, typeof nullableFlag> => ({
  ...ticked,
  ...rules,
  unknown: null,
  sent: sentFlag,
  reply: nullableFlag,
  store: answered,
});

/** A consent to a text: where it is not sent, what is stored stays. */
export const consent = (
  rules: ChoiceRules = {},
): Field<boolean, boolean | null, typeof sentConsent, typeof flagReply> => ({
  ...ticked,
  askedOf: 'everyone',
  missing: messages.consent,
  ...rules,
  unknown: null,
  sent: sentConsent,
  reply: flagReply,
  store: answered,
  answer: (stored) => stored === true,
});

/** A question to be answered with yes or no; null until it is. */
export const answer = (
  rules: ChoiceRules = {},
): Field<boolean | null, boolean | null, typeof sentFlag, typeof nullableFlag> => ({
  ...plainField,
  missing: validationMessages.answer,
  ...rules,
  kind: 'answer',
  initial: null,
  absent: null,
  unknown: null,
  sent: sentFlag,
  reply: nullableFlag,
  read: (value) => answered(value) ?? undefined,
  store: answered,
});

const sentCountries = v.optional(v.pipe(v.array(text(64)), v.maxLength(2, messages.maxTwoNationalities)));
const countriesReply = v.array(v.string());

/** One or two countries, ISO 3166 with two letters. */
export const countries = (
  rules: ChoiceRules = {},
): Field<string[], readonly string[], typeof sentCountries, typeof countriesReply> => ({
  ...plainField,
  ...rules,
  kind: 'countries',
  initial: ['PL'],
  absent: [],
  unknown: [],
  sent: sentCountries,
  reply: countriesReply,
  judge: (value) => ((value as readonly string[]).length > 2 ? messages.maxTwoNationalities : null),
  read: (value) => {
    const named = Array.isArray(value) ? value.filter((country) => typeof country === 'string') : [];
    return named.length > 0 ? named : undefined;
  },
  // A second one that was added and not chosen is none.
  send: (value) => (value as readonly string[]).filter((country) => country !== ''),
  store: (sent) => (sent as readonly string[] | undefined) ?? [],
});
