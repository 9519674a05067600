import type { Tx } from './engine/database.ts';
import { keysOfOrder, keysToWrite } from './engine/sealed/order-keys.ts';
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
  const keys = await keysToWrite(tx, mail.orderId);
  await tx.kysely
    .insertInto('offerMails')
    .values({ ...mail, email: seal(keys, place(mail), mail.email) })
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
  if (row === undefined) return null;
  return { ...row, email: open(await keysOfOrder(tx, orderId), place(row), row.email) };
}
