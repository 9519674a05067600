import * as v from 'valibot';
import { messages } from './schemas.ts';

/** Something in the form that keeps it from being sent: the field's path ('userAttributes.email') and the Polish sentence. */
export interface ValidationError {
  readonly path: string;
  readonly message: string;
}

/** The fault of one value by its schema: none or one. */
export function schemaErrors(
  path: string,
  schema: v.GenericSchema,
  value: unknown,
): readonly ValidationError[] {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  return result.success ? [] : [{ path, message: result.issues[0].message }];
}

/** A fault where something does not hold. */
export function errorUnless(holds: boolean, path: string, sentence: string): readonly ValidationError[] {
  return holds ? [] : [{ path, message: sentence }];
}

/** The same where an empty text is missing, not wrong. */
export function requiredErrors(
  path: string,
  schema: v.GenericSchema,
  value: string,
): readonly ValidationError[] {
  return value.trim() === '' ? [{ path, message: messages.required }] : schemaErrors(path, schema, value);
}
