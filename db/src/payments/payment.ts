import type { Selectable } from 'kysely';
import type { PaymentsTable } from '../tables/dealings.ts';

/** A payment that was opened at a provider, or taken on place. Amount in grosz, gross. */
export type Payment = Readonly<Selectable<PaymentsTable>>;
