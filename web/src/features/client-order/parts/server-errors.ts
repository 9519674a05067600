import type { FormError } from '../../../kit/form/error-summary.tsx';

/** A message by its field's id. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The server errors of values that were not changed since they were sent. */
export function unchangedErrors(refused: FieldErrors, isChanged: (id: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(refused).filter(([id]) => !isChanged(id)));
}

/** The summary's list of them; what belongs to no field of `ids` belongs to the whole form. */
export function summaryOf(errors: FieldErrors, ids: readonly string[]): readonly FormError[] {
  return Object.entries(errors).map(([id, message]) =>
    ids.includes(id) ? { fieldId: id, message } : { message },
  );
}
