import type { Selectable } from 'kysely';
import type { Keyring } from '../sealed/keyring.ts';
import { open } from '../sealed/open.ts';
import type { NumberRevealsTable } from '../tables/people.ts';

/** Somebody of the staff was shown numbers of an order in clear. The name is what the person was called then. */
export interface NumberReveal extends Readonly<
  Omit<Selectable<NumberRevealsTable>, 'fields' | 'personName' | 'reason'>
> {
  readonly personName: string | null;
  readonly fields: readonly string[];
  readonly reason: string;
}

export function numberRevealFromRow(keys: Keyring, row: Selectable<NumberRevealsTable>): NumberReveal {
  const { personName, reason, id } = row;
  return {
    ...row,
    fields: JSON.parse(row.fields) as string[],
    personName: personName && open(keys, `number_reveals:${id}:personName`, personName),
    reason: open(keys, `number_reveals:${id}:reason`, reason),
  };
}
