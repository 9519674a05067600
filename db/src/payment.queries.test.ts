import { beforeAll, expect, test } from 'vitest';
import { insertAgreement, loadAgreement } from './agreement.queries.ts';
import {
  insertBankVerification,
  loadBankVerification,
  saveBankVerification,
} from './bank-verification.queries.ts';
import type { Database } from './engine/database.ts';
import { listUnappliedInboxEntries } from './engine/inbox-list.ts';
import { receiveInboxEntry, settleInboxEntry } from './engine/inbox.ts';
import { insertFile, loadFile } from './file.queries.ts';
import { loadFeatures, saveFeature } from './operations.queries.ts';
import {
  insertPayment,
  listPayments,
  loadPayment,
  recordOperation,
  settleOperations,
} from './payment.queries.ts';
import {
  insertSignature,
  listSignatures,
  loadSignatureByProcess,
  saveSignature,
} from './signature.queries.ts';
import { listActiveTasksOf, raiseTask } from './task.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from './testing/sample-rows.ts';
import { listTasks } from './testing/test-queries.ts';

onEachDatabase('what providers and staff do about an order', (open) => {
  let db: Database;
  let orderId: string;
  beforeAll(async () => {
    db = await open();
    orderId = (await makeOrder(db, await makeShop(db, 'shop'))).id;
  });

  test('a notification that comes a hundred times is kept once, and not applied ones are listed with the reason', async () => {
    const sent = {
      provider: 'dotpay',
      notificationId: 'n1',
      raw: 'id=1&email=jan@firma.pl',
      event: { id: 'n1', sender: 'jan@firma.pl' },
      at: noon,
      claimedUntil: noon + 1000,
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => db.transaction((tx) => receiveInboxEntry(tx, sent))),
    );
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const id = answers[0]?.id ?? '';
    const settled = { outcome: 'not_applied', reason: 'wniosek anulowano', orderId, at: noon } as const;
    await db.transaction((tx) => settleInboxEntry(tx, id, settled));
    expect(await db.transaction((tx) => receiveInboxEntry(tx, sent))).toEqual({
      id,
      isNew: false,
      outcome: 'not_applied',
    });
    expect(await listUnappliedInboxEntries(db)).toEqual([
      {
        id,
        provider: 'dotpay',
        notificationId: 'n1',
        orderId,
        slug: expect.any(String),
        number: expect.any(String),
        reason: 'wniosek anulowano',
        at: noon,
        waits: false,
      },
    ]);
  });

  test('a payment is found by our id, with each operation once; what is accepted stays so when more comes', async () => {
    const asked = { orderId, kind: 'initial_payment', provider: 'dotpay', providerId: null } as const;
    const online = { paymentType: 'online', amount: 1_353_00, status: 'opened', redirectUrl: null } as const;
    const payment = await db.transaction((tx) => insertPayment(tx, { ...asked, ...online }, noon));
    const { id: paymentId } = payment;
    const ofPayment = { orderId, paymentId, provider: 'dotpay', relatedNumber: null } as const;
    const operation = { ...ofPayment, kind: 'payment', currency: 'PLN' } as const;
    const report = (
      number: string,
      amount: number,
      status: 'pending' | 'completed' | 'rejected',
      at: number,
    ): Promise<void> =>
      db.transaction((tx) => recordOperation(tx, { ...operation, number, amount, status }, at));

    await report('M1', 1_353_00, 'pending', noon + 1);
    expect(await loadPayment(db, paymentId)).toMatchObject({ status: 'opened' });
    await report('M1', 1_353_00, 'completed', noon + 2);
    await report('M1', 1_353_00, 'rejected', noon + 3);
    const came = await loadPayment(db, paymentId);
    expect(came).toMatchObject({ status: 'completed', amount: 1_353_00 });
    await db.transaction((tx) => settleOperations(tx, came?.operations ?? [], 'accepted', noon + 4));
    expect(await loadPayment(db, paymentId)).toMatchObject({ status: 'accepted' });
    await report('M2', 5_00, 'completed', noon + 5);

    const kept = { ...operation, id: expect.any(String), status: 'completed' };
    const first = { number: 'M1', amount: 1_353_00, settled: 'accepted' };
    const saved = {
      ...payment,
      status: 'completed',
      refunds: [],
      operations: [
        { ...kept, ...first, createdAt: noon + 1, updatedAt: noon + 4 },
        { ...kept, number: 'M2', amount: 5_00, settled: null, createdAt: noon + 5, updatedAt: noon + 5 },
      ],
    };
    expect(await loadPayment(db, paymentId)).toEqual(saved);
    expect(await listPayments(db, orderId)).toEqual([saved]);
    expect(await loadPayment(db, 'nobody')).toBeNull();
  });

  test('a signing process is found by its id at the provider', async () => {
    const opened = {
      orderId,
      kind: 'agreement',
      provider: 'autenti',
      processId: 'P1',
      status: 'NONE',
      signers: [{ personId: 'first', signed: false }],
    } as const;
    const signature = await db.transaction((tx) => insertSignature(tx, opened, noon));
    const signers = [{ personId: 'first', signed: true }];
    await db.transaction((tx) => saveSignature(tx, signature.id, { status: 'STARTED', signers }, noon + 1));
    const saved = { ...signature, status: 'STARTED', signers, updatedAt: noon + 1 };
    expect(await loadSignatureByProcess(db, 'P1')).toEqual(saved);
    expect(await listSignatures(db, orderId)).toEqual([saved]);
  });

  test('a signature that was given stays, whatever is said of its process later', async () => {
    const begun = { orderId, kind: 'agreement', provider: 'autenti', processId: 'P2' } as const;
    const { id } = await db.transaction((tx) => insertSignature(tx, { ...begun, status: 'STARTED' }, noon));
    const stored: unknown[] = [];
    for (const status of ['FAILED', 'STARTED', 'COMPLETED', 'EXPIRED', 'ABORTED'] as const) {
      await db.transaction((tx) => saveSignature(tx, id, { status }, noon + 1));
      stored.push((await loadSignatureByProcess(db, 'P2'))?.status);
    }
    expect(stored).toEqual(['FAILED', 'FAILED', 'COMPLETED', 'COMPLETED', 'COMPLETED']);
  });

  test("a bank's answer comes back opened", async () => {
    const started = { orderId, mode: 'AIS', channelId: '21', personId: null, providerId: null } as const;
    const verification = await db.transaction((tx) =>
      insertBankVerification(tx, { ...started, status: 'opened', redirectUrl: null }, noon),
    );
    const changes = { status: 'completed', answer: { holder: 'Łucja Żak' } } as const;
    await db.transaction((tx) => saveBankVerification(tx, verification.id, changes, noon + 1));
    expect(await loadBankVerification(db, verification.id)).toEqual({
      ...verification,
      ...changes,
      updatedAt: noon + 1,
    });
  });

  test('a file is found by its id; agreements are numbered, the latest one counts', async () => {
    const file = {
      orderId,
      shopId: null,
      mime: 'application/pdf',
      size: 1,
      sha256: 'h',
      contentKey: 'klucz',
    };
    const contract = await db.transaction((tx) =>
      insertFile(tx, { ...file, name: 'umowa.pdf', type: 'contract', path: 'u' }, noon),
    );
    expect([await loadFile(db, contract.id), await loadFile(db, 'nobody')]).toEqual([contract, null]);
    const drawn = { orderId, kind: 'agreement', fileId: contract.id, owulFileId: null, pages: 4 } as const;
    const draw = () => db.transaction((tx) => insertAgreement(tx, { ...drawn, templateVersion: '1' }, noon));
    const [first, second] = [await draw(), await draw()];
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(await loadAgreement(db, orderId)).toEqual(second);
  });

  test('a new task cancels the active one', async () => {
    const task = {
      orderId,
      type: 'other',
      dueAt: noon,
      raisedBy: null,
      raisedIn: null,
      assignedUserId: null,
    } as const;
    const first = await db.transaction((tx) => raiseTask(tx, task, noon));
    const second = await db.transaction((tx) => raiseTask(tx, task, noon + 1));
    expect(await listActiveTasksOf(db, [orderId])).toEqual(new Map([[orderId, second]]));
    expect(await listTasks(db, orderId)).toEqual([
      second,
      { ...first, status: 'canceled', settledAt: noon + 1 },
    ]);
  });

  test('features are switched', async () => {
    await db.transaction((tx) => saveFeature(tx, 'bik', true));
    await db.transaction((tx) => saveFeature(tx, 'bik', false));
    expect(await loadFeatures(db)).toEqual({ bik: false });
  });
});
