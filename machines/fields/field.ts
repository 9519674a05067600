import * as v from 'valibot';
import type { FormKind } from './form-kind.ts';
import type { MatrixRow } from './form-matrix.ts';
import { messages } from './schemas.ts';

/** How a field is filled in. */
export type FieldKind =
  | 'text'
  | 'select'
  | 'date'
  | 'flag'
  | 'answer'
  | 'number'
  | 'amount'
  | 'countries'
  | 'address';

/** Of which persons a field is asked; `forms/company-form/asked-of.ts` says what each means. */
export type AskedOf =
  | 'everyone'
  | 'signer'
  | 'withPesel'
  | 'withoutPesel'
  | 'guarantor'
  | 'doctor'
  | 'practice'
  | 'resident';

/** What a value is judged with; `today` is YYYY-MM-DD, `record` holds the values beside it. */
export interface Judging {
  readonly today: string;
  readonly kind: FormKind;
  readonly record: object;
}

/** What a row of the catalogue may say beside its kind. */
export interface FieldRules {
  /** Of every signer where it is left out. */
  readonly askedOf?: AskedOf;
  /** The row of the form's matrix; asked under every kind of order where it is left out. */
  readonly askedWhen?: MatrixRow;
  /** Whether the form may not be sent without it where it is asked: true unless it says otherwise. */
  readonly required?: boolean;
  /** The message where it is missing. */
  readonly missing?: string;
  /** Why a value that is there is refused; null where it is right. */
  readonly judge?: (value: string, judging: Judging) => string | null;
  /** The one spelling in which a text is sent and stored. */
  readonly normalise?: (typed: string) => string;
  /** How the form spells what is stored. */
  readonly show?: (stored: string) => string;
}

/** A row of the catalogue: a field as the form holds it (`Value`), as the wire carries it, and as it is stored. */
export interface Field<
  Value = unknown,
  Stored = unknown,
  Sent extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  readonly kind: FieldKind;
  readonly askedOf: AskedOf;
  readonly askedWhen: MatrixRow | null;
  readonly required: boolean;
  readonly missing: string;
  /** How many of its last characters a mask shows of a number that identifies somebody; null of any other field. */
  readonly identifying: number | null;
  /** What the form begins with. */
  readonly initial: Value;
  /** What a form holds that was sent without it. */
  readonly absent: Value;
  /** What is stored while nothing is known. */
  readonly unknown: Stored;
  readonly sent: Sent;
  readonly reply: Reply;
  readonly judge: (value: unknown, judging: Judging) => string | null;
  /** What was read as the form's value; undefined where it is none. */
  readonly read: (value: unknown) => Value | undefined;
  /** The form's value as it is sent. */
  readonly send: (value: unknown) => unknown;
  /** What was sent as it is stored. */
  readonly store: (sent: unknown) => Stored;
  /** What is stored as it is answered. */
  readonly answer: (stored: unknown) => unknown;
}

/** What a field is unless its kind or its row says otherwise. */
export const plainField = {
  askedOf: 'signer',
  askedWhen: null,
  required: true,
  missing: messages.required,
  identifying: null,
  judge: () => null,
  send: (value: unknown) => value,
  answer: (stored: unknown) => stored,
} as const satisfies Partial<Field>;

/** Why a schema refuses a value; null where it takes it. */
export function issueOf(schema: v.GenericSchema, value: unknown): string | null {
  const { issues } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues?.[0].message ?? null;
}
