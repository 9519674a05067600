import type { Kysely } from 'kysely';
import { insertUser } from '../../account.queries.ts';
import { insertBankVerification, saveBankVerification } from '../../bank-verification.queries.ts';
import { insertComment } from '../../comment.queries.ts';
import { saveCompany } from '../../company.queries.ts';
import { newCompany } from '../../company.ts';
import { saveDraft } from '../../draft.queries.ts';
import type { Database, Tx } from '../../engine/database.ts';
import { storeReply } from '../../engine/idempotency.ts';
import { receiveInboxEntry } from '../../engine/inbox.ts';
import type { Order } from '../../engine/order-row.ts';
import { keyring } from '../../engine/sealed/keyring.ts';
import { OrderKeys } from '../../engine/sealed/known-order-keys.ts';
import { keysOfOrder } from '../../engine/sealed/order-keys.ts';
import { open, seal } from '../../engine/sealed/seal.ts';
import { insertIdentityLogin } from '../../identity-login.queries.ts';
import { insertSession } from '../../session.queries.ts';
import { putShopWebhook } from '../../shop-webhook.queries.ts';
import { insertTicket } from '../../sign-in-ticket.queries.ts';
import { insertPersonRequest } from '../../erasure/person-requests.ts';
import { insertFile } from '../../file.queries.ts';
import { insertDataReads } from '../../data-read.queries.ts';
import { explainReadAlert, insertReadAlert, listReadAlerts } from '../../read-alert.queries.ts';
import { insertNumberReveal } from '../../number-reveal.queries.ts';
import { insertOfferMail } from '../../offer-mail.queries.ts';
import { insertOrderChanges } from '../../order-change.queries.ts';
import { insertPayment, listPayments, recordOperation } from '../../payment.queries.ts';
import { checkPotentialFraud } from '../../potential-fraud.queries.ts';
import { replacePersons } from '../../person.queries.ts';
import { advanceRefund, insertRefunds, listRefunds } from '../../refund.queries.ts';
import { beginEnrolment, finishEnrolment } from '../../second-factor.queries.ts';
import { putSmsCode } from '../../sms-code.queries.ts';
import { samplePerson } from '../../testing/sample-person.ts';
import { sealedTables } from '../sealed-tables.ts';
import type { Sealed } from '../../tables/columns.ts';
import { makeOrder, makeShop, noon, samplePayment } from '../../testing/sample-rows.ts';
import { appendOrderEvent, insertEffects } from '../../testing/test-queries.ts';

/** The key that takes over. */
export const next = { id: 'next', key: Buffer.alloc(32, 9).toString('base64') };
export const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '600700800' };
/** The idempotent request whose reply is stored. */
export const request = { scope: 's', key: 'key-0001' };

/** The same database with other keys, as a process that was started with them sees it. */
export const withKeys = (db: Database, keys: readonly { id: string; key: string }[]): Database => ({
  ...db,
  keys: keyring(keys),
  orderKeys: new OrderKeys(),
  transaction: (job) =>
    db.transaction((tx) => job({ ...tx, keys: keyring(keys), orderKeys: new OrderKeys() })),
});

/** Leaves the database as a release before the keys of orders did: everything lies under the deployment's first key. */
export async function sealAsBefore(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const kysely = tx.kysely as unknown as Kysely<Record<string, Record<string, string | null>>>;
    for (const [table, { name, key, order, columns }] of Object.entries(sealedTables)) {
      if (order === null) continue;
      for (const row of await kysely.selectFrom(table).selectAll().execute()) {
        const keys = await keysOfOrder(tx, row[order] ?? null);
        const id = key.map((column) => row[column]).join(' ');
        const before = Object.keys(columns).flatMap((column) => {
          const sealed = row[column] as Sealed | null;
          const place = `${name}:${id}:${column}` as const;
          return sealed === null ? [] : [[column, seal(tx.keys, place, open(keys, place, sealed))]];
        });
        let written = kysely.updateTable(table).set(Object.fromEntries(before));
        for (const column of key) written = written.where(column, '=', row[column] ?? null);
        await written.execute();
      }
    }
    for (const { orderId } of await tx.kysely.selectFrom('orderKeys').select('orderId').execute())
      tx.orderKeys.drop(orderId);
    await tx.kysely.deleteFrom('orderKeys').execute();
  });
}

/** A sum that came, had to go back and stays, with the reason why. */
async function keepRefund(tx: Tx, orderId: string, at: number): Promise<void> {
  const { id: paymentId, provider } = await insertPayment(tx, { ...samplePayment, orderId }, at);
  const came = { kind: 'payment', status: 'completed', number: 'M1', relatedNumber: null } as const;
  const sum = { orderId, amount: 5, currency: 'PLN' };
  await recordOperation(tx, { ...came, ...sum, paymentId, provider }, at);
  const [payment] = await listPayments(tx, orderId);
  const operationId = payment?.operations[0]?.id ?? '';
  await insertRefunds(tx, [{ ...sum, operationId, reason: 'surplus' }], at);
  for (const refund of await listRefunds(tx, orderId))
    await advanceRefund(tx, refund, 'KEEP_BY_AGREEMENT', { explanation: 'Na poczet raty' });
}

/** Fills every sealed column of one order and one account. */
export async function fillSealed(db: Database): Promise<Order> {
  const order = await makeOrder(db, await makeShop(db, 'shop'), { contact });
  const at = noon;
  await db.transaction(async (tx) => {
    const company = { ...newCompany('5261040828'), name: 'Żak Usługi', legalForm: 'dg' as const };
    await saveCompany(tx, order.id, company, at);
    await replacePersons(tx, order.id, [samplePerson]);
    await saveDraft(tx, order.id, { data: { a: 1 }, section: 'persons', fillTiming: {}, version: 0 }, at);
    await insertEffects(tx, order.id, [{ effect: 'sendOffer', key: 'k', data: { a: 1 } }], at);
    const told = { provider: 'p', notificationId: 'n', raw: 'raw', event: { a: 1 }, at, claimedUntil: at };
    await receiveInboxEntry(tx, told);
    await storeReply(tx, { ...request, hash: 'h', status: 200, text: '{"a":1}', orderId: order.id }, at);
    await putSmsCode(tx, { orderId: order.id, code: '123456', phone: '600700800', at, expiresAt: at });
    await appendOrderEvent(tx, {
      ...{
        orderId: order.id,
        seq: 2,
        event: 'CANCEL',
        factsPatch: {},
        visited: ['canceled'],
        actor: 'client',
        at,
      },
      ...{
        fromStatus: 'sumup',
        toStatus: 'canceled',
        userId: null,
        forced: false,
        edges: [],
        chartHash: 'chart',
      },
      reason: 'Powód',
    });
    await keepRefund(tx, order.id, at);
    await insertComment(tx, { orderId: order.id, userId: null, body: 'Uwaga', taskId: null }, at);
    const user = { email: 'a@test.example', fullName: 'A', roles: ['admin'] as const, phone: '600700801' };
    const { id: userId } = await insertUser(tx, { ...user, passwordHash: null, passwordChangedAt: null }, at);
    await beginEnrolment(tx, userId, 'GEZDGNBVGY3TQOJQ');
    await finishEnrolment(tx, userId, { at, stepOf: () => 1, recoveryCodes: ['a'] });
    await beginEnrolment(tx, userId, 'MFRGGZDFMZTWQ2LK');
    const sought = { by: 'email', value: contact.email } as const;
    const asks = { kind: 'copy', sought, reason: 'List klienta', userId, done: [] } as const;
    await insertPersonRequest(tx, asks, at);
    const proof = { idToken: 'e.y.J', authenticatedAt: at };
    await insertSession(tx, { token: 't', userId, at, idleEndsAt: at, endsAt: at, proof });
    await putShopWebhook(
      tx,
      { shopId: order.shopId, url: 'https://sklep.example', secret: 'whsec_AAAA' },
      at,
    );
    await insertTicket(tx, { ticket: 't', userId, source: '10.0.0.1', expiresAt: at, proof });
    const login = { nonce: 'n', verifier: 'v', method: 'pki' as const };
    await insertIdentityLogin(tx, { state: 's', browser: 'b' }, login, at);
    const shown = { personId: 'p', personName: 'Łucja Żak', fields: ['pesel'], reason: 'Telefon klienta' };
    await insertNumberReveal(tx, { ...shown, orderId: order.id, userId, role: 'admin', source: null, at });
    const copied = { orderId: order.id, userId, role: 'superadmin', source: 's', at, fields: ['persons'] };
    await insertDataReads(tx, [
      { ...copied, kind: 'copy_given', personName: 'Łucja Żak', reason: 'Wniosek klientki' },
    ]);
    const alert = { rule: 'at_night', day: '2026-03-01', orderId: null, found: 10, usual: null } as const;
    await insertReadAlert(tx, { ...alert, userId, at });
    const [unusual] = (await listReadAlerts(tx, false, { size: 1, after: null })).alerts;
    await explainReadAlert(tx, unusual?.id ?? '', { explanation: 'Dyżur', by: userId, at });
    const corrected = { field: 'user.email', before: 'lucja@zak.pl', after: 'l.zak@zak.pl' };
    await insertOrderChanges(tx, { orderId: order.id, userId, at }, [corrected]);
    const found = { orderId: order.id, rule: 'pesel', otherOrderId: order.id, foundAt: at, note: null };
    const unchecked = { ...found, id: 'fraud', checkedAt: null, checkedBy: null };
    await tx.kysely.insertInto('potentialFrauds').values(unchecked).execute();
    await checkPotentialFraud(tx, { id: 'fraud', orderId: order.id, userId, note: 'Wspólnik', at });
    const file = {
      orderId: order.id,
      shopId: null,
      type: 'offer' as const,
      mime: 'application/pdf',
      size: 1,
      contentKey: 'klucz',
    };
    const offer = await insertFile(tx, { ...file, name: 'Żak.pdf', sha256: 'x', path: 'aa/x' }, at);
    const mailed = { fileId: offer.id, email: 'lucja@zak.pl', seq: 2 };
    await insertOfferMail(tx, { ...mailed, orderId: order.id });
    const asked = {
      orderId: order.id,
      mode: 'AIS' as const,
      channelId: '1',
      personId: null,
      providerId: null,
    };
    const { id } = await insertBankVerification(tx, { ...asked, status: 'opened', redirectUrl: null }, at);
    await saveBankVerification(tx, id, { status: 'completed', answer: { a: 1 } }, at);
  });
  return order;
}
