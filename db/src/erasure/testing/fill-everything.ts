import { insertAgreement } from '../../agreement.queries.ts';
import { noteClientVisit } from '../../client-visit.queries.ts';
import { importConsentTexts, recordConsents } from '../../consent.queries.ts';
import type { Database, Tx } from '../../engine/database.ts';
import { settleInboxEntry } from '../../engine/inbox.ts';
import type { Order } from '../../engine/order-row.ts';
import { storeReply } from '../../engine/idempotency.ts';
import { insertFile } from '../../file.queries.ts';
import { loadOrderById } from '../../order.queries.ts';
import { findPotentialFrauds } from '../../potential-fraud.queries.ts';
import { insertSignature } from '../../signature.queries.ts';
import { noon, sampleConsentText } from '../../testing/sample-rows.ts';
import { fillSealed } from '../../upkeep/testing/fill-sealed.ts';

const file = { shopId: null, mime: 'application/pdf', size: 1, sha256: 'x', contentKey: null } as const;
/** Of what the shop's server told. */
export const contentDigest = 'digest-of-what-the-shop-told';

/** What of the other tables of clients `fillSealed` leaves empty. */
async function fillRest(tx: Tx, { id: orderId, slug, shopId }: Order): Promise<void> {
  await importConsentTexts(tx, [sampleConsentText]);
  const { id: consentTextId } = await tx.kysely
    .selectFrom('consentTexts')
    .select('id')
    .executeTakeFirstOrThrow();
  await recordConsents(tx, orderId, [{ kind: 'terms', consentTextId, accepted: true }], noon);
  const { id } = await tx.kysely.selectFrom('inbox').select('id').executeTakeFirstOrThrow();
  await settleInboxEntry(tx, id, { outcome: 'applied', orderId, at: noon });
  const contract = await insertFile(
    tx,
    { ...file, orderId, type: 'contract', name: 'Umowa Żak', path: 'aa/c' },
    noon,
  );
  const drawn = { owulFileId: null, readingFileId: null, signedFileId: null, pages: 1, templateVersion: '1' };
  await insertAgreement(tx, { ...drawn, orderId, kind: 'agreement' as const, fileId: contract.id }, noon);
  const process = {
    orderId,
    kind: 'agreement',
    provider: 'autenti',
    processId: 'p',
    status: 'COMPLETED',
  } as const;
  await insertSignature(tx, process, noon);
  await tx.kysely.updateTable('signatures').set({ trackingNumber: '123', signers: '[]' }).execute();
  await tx.kysely.updateTable('payments').set({ redirectUrl: 'https://pay.example' }).execute();
  await tx.kysely.updateTable('orders').set({ shippingNumber: '0012' }).execute();
  const told = { shopId, externalOrderId: 'A-1', orderId, contentIndex: contentDigest };
  await tx.kysely.insertInto('externalOrders').values(told).execute();
  await noteClientVisit(tx, orderId, { seenAt: noon, hereUntil: noon });
  const order = await loadOrderById(tx, orderId);
  if (order !== null) await findPotentialFrauds(tx, order, noon);
  await storeReply(
    tx,
    { scope: `confirmSummary:${slug}:${slug}`, key: 'own-key-1', hash: 'h', status: 200, text: '{}' },
    noon,
  );
  const made = { scope: `createOrder::${shopId}`, key: 'made-key-1', hash: 'h', status: 200, orderId };
  await storeReply(tx, { ...made, text: `{"slug":"${slug}"}` }, noon);
}

/** An order of which every table of clients has something. */
export async function fillEverything(db: Database): Promise<Order> {
  const { id } = await fillSealed(db);
  const order = (await loadOrderById(db, id)) as Order;
  await db.transaction((tx) => fillRest(tx, order));
  return (await loadOrderById(db, id)) as Order;
}
