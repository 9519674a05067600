import type { Tx } from './engine/database.ts';
import { open, seal } from './engine/sealed/seal.ts';

/** An offer that goes to an address as a PDF; the address need not be the client's own. */
export interface OfferMail {
  readonly orderId: string;
  /** Of the row of the order's history that mails it. */
  readonly seq: number;
  readonly fileId: string;
  readonly email: string;
}

const place = ({ orderId, seq }: Pick<OfferMail, 'orderId' | 'seq'>) =>
  `offer_mails:${orderId} ${seq}:email` as const;

/** Keeps which offer goes to whom. */
export async function insertOfferMail(tx: Tx, mail: OfferMail): Promise<void> {
  await tx.kysely
    .insertInto('offerMails')
    .values({ ...mail, email: seal(tx.keys, place(mail), mail.email) })
    .execute();
}

/** The offer that a row of the order's history mails. */
export async function loadOfferMail(
  tx: Tx,
  { orderId, seq }: Pick<OfferMail, 'orderId' | 'seq'>,
): Promise<OfferMail | null> {
  const row = await tx.kysely
    .selectFrom('offerMails')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, email: open(tx.keys, place(row), row.email) };
}
