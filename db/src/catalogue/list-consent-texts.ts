import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { FinancingType, SalesChannel } from '../order-language.ts';
import type { ConsentTextsTable } from '../tables/catalogue.ts';

/** A consent's wording. Null channel or financing type: for all of them. */
export interface ConsentText extends Readonly<Omit<Selectable<ConsentTextsTable>, 'required'>> {
  readonly required: boolean;
}

/** What is put before the client of such an order now: of each kind the newest text in force, in the order of showing. */
export async function listConsentTexts(
  tx: Tx,
  {
    channel,
    financingType,
    at,
  }: {
    readonly channel: SalesChannel;
    readonly financingType: FinancingType;
    readonly at: number;
  },
): Promise<ConsentText[]> {
  const rows = await tx.kysely
    .selectFrom('consentTexts')
    .selectAll()
    .where('validFrom', '<=', at)
    .where((eb) => eb.or([eb('channel', 'is', null), eb('channel', '=', channel)]))
    .where((eb) => eb.or([eb('financingType', 'is', null), eb('financingType', '=', financingType)]))
    .orderBy('version')
    .execute();
  const newest = new Map(rows.map((row) => [row.kind, { ...row, required: row.required === 1 }]));
  return [...newest.values()].sort((one, other) => one.position - other.position);
}
