import * as v from 'valibot';

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
