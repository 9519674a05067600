import type { Selectable } from 'kysely';
import type { SignaturesTable } from '../tables/dealings.ts';

/** A process at the signing provider: an identity check or the signing of the agreement. */
export type Signature = Readonly<Selectable<SignaturesTable>>;
