import type { Fault } from '../../../kit/form/error-summary.tsx';

/** A sentence by the id of the field in which it lies. */
export type FieldFaults = Readonly<Record<string, string>>;

/** What the server refused of values that are still as they were sent. */
export function standingFaults(refused: FieldFaults, isChanged: (id: string) => boolean): FieldFaults {
  return Object.fromEntries(Object.entries(refused).filter(([id]) => !isChanged(id)));
}

/** The summary's list of them; what belongs to no field of `ids` belongs to the whole form. */
export function summaryOf(faults: FieldFaults, ids: readonly string[]): readonly Fault[] {
  return Object.entries(faults).map(([id, message]) =>
    ids.includes(id) ? { fieldId: id, message } : { message },
  );
}
