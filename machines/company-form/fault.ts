import * as v from 'valibot';
import { sentences } from '../contract/fields.ts';

/** Something in the form that keeps it from being sent: the field's path ('userAttributes.email') and the Polish sentence. */
export interface Fault {
  readonly path: string;
  readonly sentence: string;
}

/** The fault of one value by its schema: none or one. */
export function faultOf(path: string, schema: v.GenericSchema, value: unknown): readonly Fault[] {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  return result.success ? [] : [{ path, sentence: result.issues[0].message }];
}

/** A fault where something does not hold. */
export function unless(holds: boolean, path: string, sentence: string): readonly Fault[] {
  return holds ? [] : [{ path, sentence }];
}

/** The same where an empty text is missing, not wrong. */
export function requiredFault(path: string, schema: v.GenericSchema, value: string): readonly Fault[] {
  return value.trim() === '' ? [{ path, sentence: sentences.required }] : faultOf(path, schema, value);
}
