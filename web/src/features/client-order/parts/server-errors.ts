import type { FormError } from '../../../kit/form/error-summary.tsx';

/** A sentence by the id of the field in which it lies. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What the server refused of values that are still as they were sent. */
export function unchangedErrors(refused: FieldErrors, isChanged: (id: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(refused).filter(([id]) => !isChanged(id)));
}

/** The summary's list of them; what belongs to no field of `ids` belongs to the whole form. */
export function summaryOf(faults: FieldErrors, ids: readonly string[]): readonly FormError[] {
  return Object.entries(faults).map(([id, message]) =>
    ids.includes(id) ? { fieldId: id, message } : { message },
  );
}
