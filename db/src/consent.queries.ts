import type { FinancingType, SalesChannel } from '@app/machines/order';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { statement } from './engine/statement.ts';
import type { ConsentTextsTable } from './tables/catalogue.ts';
import { bit, type Bit } from './tables/columns.ts';

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

/**
 * Adds texts. A version that is there already stays as it is: someone may have accepted it. A lawyer's new wording is
 * a new version.
 */
export async function importConsentTexts(tx: Tx, texts: readonly Omit<ConsentText, 'id'>[]): Promise<void> {
  if (texts.length === 0) return;
  await tx.kysely
    .insertInto('consentTexts')
    .values(texts.map((text) => ({ ...text, id: newId(), required: bit(text.required) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Row = Omit<AcceptedConsent, 'accepted'> & { readonly accepted: Bit };

const ofOrder = statement<{ orderId: string }, Row>((db, params) =>
  db
    .selectFrom('consents')
    .innerJoin('consentTexts', 'consentTexts.id', 'consents.consentTextId')
    .select([
      'consents.kind',
      'consents.consentTextId',
      'consentTexts.version',
      'consentTexts.name',
      'consentTexts.text',
      'consents.accepted',
      'consents.at',
    ])
    .where('consents.orderId', '=', params.orderId)
    .orderBy('consents.id'),
);

/** What was put before the client and what was answered, with the text's version. */
export interface AcceptedConsent {
  readonly kind: string;
  readonly consentTextId: string;
  readonly version: number;
  readonly name: string;
  readonly text: string;
  readonly accepted: boolean;
  readonly at: number;
}

/** The latest answer of each kind; earlier answers stay in the table as evidence. */
export async function listConsents(tx: Tx, orderId: string): Promise<AcceptedConsent[]> {
  const rows = await tx.run(ofOrder, { orderId });
  const latest = new Map(rows.map((row) => [row.kind, { ...row, accepted: row.accepted === 1 }]));
  return [...latest.values()];
}

export interface ConsentAnswer {
  readonly kind: string;
  /** The very text that was on the screen. */
  readonly consentTextId: string;
  readonly accepted: boolean;
}

/** Adds answers; a withdrawn consent is a new answer, never a changed one. */
export async function recordConsents(
  tx: Tx,
  orderId: string,
  answers: readonly ConsentAnswer[],
  at: number,
): Promise<void> {
  if (answers.length === 0) return;
  await tx.kysely
    .insertInto('consents')
    .values(
      answers.map((answer) => ({ ...answer, id: newId(), orderId, accepted: bit(answer.accepted), at })),
    )
    .execute();
}
