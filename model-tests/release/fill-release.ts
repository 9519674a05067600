import {
  advanceRefund,
  beginEnrolment,
  finishEnrolment,
  insertAccountEffect,
  insertAgreement,
  insertBankVerification,
  insertComment,
  insertFile,
  insertNumberReveal,
  insertPasswordLink,
  insertPayment,
  insertRefunds,
  insertSession,
  insertSignature,
  insertTicket,
  insertUser,
  insertNotification,
  countLoginAttempt,
  listPayments,
  listRefunds,
  loadOrderByExternalId,
  loadShopByClientId,
  putSmsCode,
  raiseTask,
  receiveInboxEntry,
  recordOperation,
  rememberSource,
  saveBankVerification,
  saveDraft,
  saveFeature,
  settleInboxEntry,
  storeReply,
  type Order,
  type Tx,
  type User,
} from '@app/db';
import { insertClaim, insertEffects } from '@app/db/test-queries';
import { demoOrders } from '@app/db/demo';
import { advanceOrder, seedOrders, type openSeeding } from '@app/api/testing';

type Ports = Parameters<Parameters<typeof openSeeding>[1]>[0];

const day = 24 * 60 * 60_000;

/** Accounts in every state: with a telephone and a second factor, with one that is not confirmed, in the middle of signing in. */
async function fillAccounts(tx: Tx, at: number): Promise<User> {
  const name = (local: string) => ({ email: `${local}@release.example`, fullName: 'Łucja Żak' });
  const user = await insertUser(tx, { ...name('enrolled'), roles: ['admin'], phone: '+48600700800' }, at);
  const other = await insertUser(tx, { ...name('enrolling'), roles: ['admin'] }, at);
  for (const { id } of [user, other]) await beginEnrolment(tx, id, 'JBSWY3DPEHPK3PXP');
  await finishEnrolment(tx, user.id, { at, stepOf: () => 1, recoveryCodes: ['code-1', 'code-2'] });
  const attempt = { email: user.email, source: '192.0.2.7' };
  const rule = { at, most: 5, withinMs: day, blockMs: day, accountMs: day };
  await countLoginAttempt(tx, attempt, rule);
  await rememberSource(tx, { userId: user.id, source: attempt.source }, at);
  const ends = { at, idleEndsAt: at + day, endsAt: at + day };
  await insertSession(tx, { ...ends, token: 'session', userId: user.id });
  await insertTicket(tx, {
    ticket: 'ticket',
    userId: user.id,
    source: attempt.source,
    expiresAt: at + day,
  });
  await insertPasswordLink(tx, { token: 'link', userId: other.id }, at);
  await insertAccountEffect(
    tx,
    { userId: other.id, effect: 'mailPasswordReset', key: 'reset', data: { token: 'link' } },
    at,
  );
  const bell = { userId: user.id, type: 'order', data: JSON.stringify({ number: '100001' }) };
  await insertNotification(tx, bell, at);
  await saveFeature(tx, 'release', true);
  return user;
}

/** What people and providers leave at an order, each kind at least once. */
async function fillOrder(tx: Tx, order: Order, user: User, at: number): Promise<void> {
  const { id: orderId } = order;
  const file = await insertFile(
    tx,
    {
      orderId,
      shopId: null,
      name: 'Umowa Łucji Żak.pdf',
      type: 'contract',
      mime: 'application/pdf',
      size: 1,
      sha256: '0'.repeat(64),
      path: 'release/contract',
      contentKey: null,
    },
    at,
  );
  const { id: fileId } = file;
  const drawn = { orderId, kind: 'agreement', fileId, owulFileId: null, pages: 9 } as const;
  await insertAgreement(tx, { ...drawn, templateVersion: '1' }, at);
  const opened = { orderId, provider: 'p', redirectUrl: null };
  const payment = await insertPayment(
    tx,
    {
      ...opened,
      kind: 'initial_payment',
      providerId: 'paid',
      paymentType: 'transfer',
      amount: 1_00,
      status: 'started',
    },
    at,
  );
  const came = { kind: 'payment', amount: 1_00, currency: 'PLN', status: 'pending' } as const;
  await recordOperation(
    tx,
    { ...came, orderId, paymentId: payment.id, provider: 'p', number: '1', relatedNumber: null },
    at,
  );
  const [operation] = (await listPayments(tx, orderId)).flatMap(({ operations }) => operations);
  const back = {
    orderId,
    operationId: operation?.id ?? '',
    amount: 1_00,
    currency: 'PLN',
    reason: 'zloty',
  } as const;
  await insertRefunds(tx, [back], at);
  for (const refund of await listRefunds(tx, orderId))
    await advanceRefund(tx, refund, 'KEEP_BY_AGREEMENT', { explanation: 'Klientka zalicza na ratę.' });
  await insertSignature(
    tx,
    { orderId, provider: 'p', kind: 'agreement', processId: 'signed', status: 'STARTED' },
    at,
  );
  const bank = await insertBankVerification(
    tx,
    {
      orderId,
      mode: 'AIS',
      channelId: '1',
      personId: null,
      providerId: 'bank',
      status: 'opened',
      redirectUrl: null,
    },
    at,
  );
  await saveBankVerification(tx, bank.id, { status: bank.status, answer: { holder: 'Łucja Żak' } }, at);
  await insertComment(tx, { orderId, userId: user.id, body: 'Klientka prosi o telefon.', taskId: null }, at);
  await raiseTask(
    tx,
    { orderId, type: 'other', dueAt: at, raisedBy: user.id, raisedIn: null, assignedUserId: null },
    at,
  );
  const shown = {
    ...{ orderId, personId: null, fields: ['bankAccountNumber'], userId: user.id, at },
    ...{ role: 'admin', source: null },
  };
  await insertNumberReveal(tx, { ...shown, personName: 'Łucja Żak', reason: 'Telefon klientki' });
  await putSmsCode(tx, { orderId, code: '123456', phone: '600700800', at, expiresAt: at + day });
  const typed = { data: { company_attributes: { pesel: '80010112357' } }, section: 'persons' };
  await saveDraft(
    tx,
    orderId,
    { ...typed, fillTiming: { persons: 7 }, typedNumbers: [{ path: 'pesel', version: 1 }], version: 0 },
    at,
  );
  await insertEffects(tx, orderId, [{ effect: 'sendOffer', key: 'open', data: { to: 'Łucja' } }], at);
}

/** Webhook events, settled and waiting, and keys of requests, answered and in flight. */
async function fillEngine(tx: Tx, order: Order, at: number): Promise<void> {
  const entry = { provider: 'dotpay', raw: 'email=lucja@zak.pl', at, claimedUntil: at };
  await receiveInboxEntry(tx, { ...entry, notificationId: 'waits', event: { status: 'completed' } });
  const { id } = await receiveInboxEntry(tx, {
    ...entry,
    notificationId: 'refused',
    event: { status: 'new' },
  });
  const settled = { outcome: 'not_applied', reason: 'wniosek anulowano', orderId: order.id, at } as const;
  await settleInboxEntry(tx, id, settled);
  const reply = { scope: 'release', hash: 'hash', status: 200, text: '{"contact":"Łucja Żak"}' };
  await storeReply(tx, { ...reply, key: 'answered' }, at);
  await insertClaim(tx, { scope: 'release', key: 'in flight' }, { hash: 'hash', at });
}

/** Fills a database that has the demo's shops and catalogue: the demo's orders, and a row of every kind beside them. */
export async function fillRelease(ports: Ports): Promise<void> {
  await seedOrders(ports, demoOrders);
  const at = ports.now();
  const orderOf = async ({ shop, number }: (typeof demoOrders)[number]): Promise<Order> => {
    const { id } = (await loadShopByClientId(ports.db, shop)) ?? { id: '' };
    const order = await loadOrderByExternalId(ports.db, id, number);
    if (order === null) throw new Error(`${number} is not there`);
    return order;
  };
  const orders = await Promise.all(demoOrders.map(orderOf));
  const open = orders.find(({ status }) => status === 'form_opened');
  if (open === undefined) throw new Error('The demo has no order with an open form');
  await ports.db.transaction(async (tx) => {
    const user = await fillAccounts(tx, at);
    await fillOrder(tx, open, user, at);
    await fillEngine(tx, open, at);
  });
  const { slug } = orders.find(({ id, deadlineAt }) => id !== open.id && deadlineAt !== null) ?? open;
  const event = { type: 'CANCEL' } as const;
  await advanceOrder(ports, { slug, actor: 'admin', event, reason: 'Prośba Łucji Żak' });
}
