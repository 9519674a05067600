import type { Tx } from '../database.ts';
import { open } from '../sealed/open.ts';

export interface SentSmsCode {
  readonly phone: string;
  readonly sentAt: number;
}

/** Codes of an order sent since a time, newest first: for the pause between two and the day's limit. */
export async function listSentSmsCodes(tx: Tx, orderId: string, since: number): Promise<SentSmsCode[]> {
  const rows = await tx.kysely
    .selectFrom('smsCodes')
    .select(['id', 'phone', 'createdAt'])
    .where('orderId', '=', orderId)
    .where('createdAt', '>=', since)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, phone, createdAt }) => ({
    phone: open(tx.keys, `sms_codes:${id}:phone`, phone),
    sentAt: createdAt,
  }));
}
