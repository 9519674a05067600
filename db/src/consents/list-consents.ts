import type { Tx } from '../database.ts';
import type { Bit } from '../columns.ts';
import { statement } from '../statement.ts';

type Row = Omit<AcceptedConsent, 'accepted'> & { readonly accepted: Bit };

const ofOrder = statement<{ orderId: string }, Row>((db, given) =>
  db
    .selectFrom('consents')
    .innerJoin('consentTexts', 'consentTexts.id', 'consents.consentTextId')
    .select([
      'consents.kind',
      'consents.consentTextId',
      'consentTexts.version',
      'consents.accepted',
      'consents.at',
    ])
    .where('consents.orderId', '=', given.orderId)
    .orderBy('consents.id'),
);

/** What was put before the client and what was answered, with the text's version. */
export interface AcceptedConsent {
  readonly kind: string;
  readonly consentTextId: string;
  readonly version: number;
  readonly accepted: boolean;
  readonly at: number;
}

/** The latest answer of each kind; earlier answers stay in the table as evidence. */
export async function listConsents(tx: Tx, orderId: string): Promise<AcceptedConsent[]> {
  const rows = await tx.run(ofOrder, { orderId });
  const latest = new Map(rows.map((row) => [row.kind, { ...row, accepted: row.accepted === 1 }]));
  return [...latest.values()];
}
