import { expect, test } from 'vitest';
import { insertAgreement } from './agreement.queries.ts';
import { insertComment } from './comment.queries.ts';
import { saveCompany } from './company.queries.ts';
import { newCompany } from './company.ts';
import { importConsentTexts, recordConsents } from './consent.queries.ts';
import { insertFile } from './file.queries.ts';
import { loadOrderDetails, type OrderDetails } from './order-details.queries.ts';
import { replaceOrderItems } from './order-item.queries.ts';
import { insertPayment, recordOperation } from './payment.queries.ts';
import { replacePersons } from './person.queries.ts';
import type { Shop, ShopFront } from './shop.ts';
import { insertSignature } from './signature.queries.ts';
import { raiseTask } from './task.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { samplePerson } from './testing/sample-person.ts';
import {
  makeOrder,
  makeShop,
  noon,
  sampleConsentText,
  sampleItem,
  samplePayment,
} from './testing/sample-rows.ts';
import { appendOrderEvent } from './testing/test-queries.ts';

const item = { ...sampleItem, name: 'Pompa "Żuraw" \\ 2', price: 9_000_000_000_00 };
const sum = { number: 'M1', kind: 'payment', amount: 5_00, currency: 'EUR' } as const;
const came = { ...sum, status: 'completed', relatedNumber: null } as const;

const frontOf = ({ settings, ...front }: Shop): ShopFront => ({
  ...front,
  settings: {
    allowSubShopsManagement: settings.allowSubShopsManagement,
    disallowShopManagement: settings.disallowShopManagement,
    onlineIndustrialVendor: settings.onlineIndustrialVendor,
  },
});

onEachDatabase('the details of an order', (open) => {
  test('has nothing where nothing hangs on the order', async () => {
    const db = await open();
    const shop = await makeShop(db, 'empty');
    const order = await makeOrder(db, shop);
    expect(await loadOrderDetails(db, order, true)).toEqual({
      items: [],
      company: null,
      persons: [],
      consents: [],
      events: [],
      payments: [],
      attachments: [],
      agreement: null,
      signatures: [],
      shop: frontOf(shop),
      providers: [],
      pictures: [],
      task: null,
      comments: [],
    } satisfies OrderDetails);
  });

  test('has everything, opened and in its order; tasks, comments and reasons only for staff', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const order = await makeOrder(db, shop);
    const orderId = order.id;
    const company = { ...newCompany('5261040828'), name: 'Żak', lastYearIncome: -1 };
    await db.transaction((tx) => importConsentTexts(tx, [sampleConsentText]));
    const { id: consentTextId } = await db.kysely
      .selectFrom('consentTexts')
      .select('id')
      .executeTakeFirstOrThrow();
    const event = {
      orderId,
      event: 'CREATE',
      factsPatch: { grossPrice: 1 },
      fromStatus: null,
      toStatus: order.status,
      visited: [order.status],
      actor: 'system',
      userId: null,
      reason: null,
      forced: false,
      edges: [],
      at: noon,
      chartHash: 'h',
    } as const;
    const file = { orderId, contentKey: null, shopId: null, mime: 'application/pdf', size: 1, sha256: 'h' };
    const task = { orderId, type: 'other', raisedBy: null, raisedIn: null, assignedUserId: null } as const;
    const signature = {
      orderId,
      kind: 'agreement',
      provider: 'autenti',
      processId: null,
      status: 'NONE',
      signers: [{ personId: 'p', signed: true }],
    } as const;
    const made = await db.transaction(async (tx) => {
      await replaceOrderItems(tx, orderId, [
        { ...item, id: 'two' },
        { ...item, id: 'one', grossPriceSelected: false },
      ]);
      await saveCompany(tx, orderId, company, noon);
      await replacePersons(tx, orderId, [samplePerson]);
      await recordConsents(tx, orderId, [{ kind: 'terms', consentTextId, accepted: false }], noon);
      await recordConsents(tx, orderId, [{ kind: 'terms', consentTextId, accepted: true }], noon + 1);
      await appendOrderEvent(tx, { ...event, seq: 1 });
      await appendOrderEvent(tx, { ...event, seq: 2, forced: true, reason: 'bo tak', at: noon + 1 });
      const contract = await insertFile(
        tx,
        { ...file, name: 'umowa.pdf', path: 'u', type: 'contract' },
        noon,
      );
      await insertFile(tx, { ...file, name: 'faktura.pdf', path: 'f', type: 'invoice' }, noon);
      const drawn = {
        orderId,
        kind: 'agreement',
        fileId: contract.id,
        pages: 4,
        templateVersion: '1',
      } as const;
      await insertAgreement(tx, { ...drawn, owulFileId: null }, noon);
      await insertAgreement(tx, { ...drawn, owulFileId: contract.id }, noon);
      await insertSignature(tx, signature, noon);
      await raiseTask(tx, { ...task, dueAt: noon }, noon);
      const paid = await insertPayment(tx, { ...samplePayment, orderId }, noon);
      const reported = { ...came, orderId, paymentId: paid.id, provider: 'dotpay' };
      await recordOperation(tx, reported, noon);
      return {
        contract,
        paid,
        task: await raiseTask(tx, { ...task, dueAt: noon + 1 }, noon),
        first: await insertComment(tx, { orderId, userId: null, body: 'pierwszy', taskId: null }, noon),
        second: await insertComment(tx, { orderId, userId: null, body: 'drugi', taskId: null }, noon),
      };
    });
    const forClient: OrderDetails = {
      items: [
        { ...item, id: 'two' },
        { ...item, id: 'one', grossPriceSelected: false },
      ],
      company,
      persons: [samplePerson],
      consents: [{ kind: 'terms', accepted: true }],
      events: [
        {
          factsPatch: { grossPrice: 1 },
          visited: [order.status],
          actor: 'system',
          forced: false,
          reason: null,
          at: noon,
        },
        {
          factsPatch: { grossPrice: 1 },
          visited: [order.status],
          actor: 'system',
          forced: true,
          reason: null,
          at: noon + 1,
        },
      ],
      payments: [
        {
          id: made.paid.id,
          kind: 'initial_payment',
          paymentType: 'online',
          status: 'completed',
          amount: 1_353_00,
          createdAt: noon,
          operations: [
            { id: expect.any(String), paymentId: made.paid.id, ...came, settled: null, createdAt: noon },
          ],
          refunds: [],
        },
      ],
      attachments: [{ id: made.contract.id, type: 'contract', name: 'umowa.pdf' }],
      agreement: { owulFileId: made.contract.id },
      signatures: [
        {
          kind: 'agreement',
          provider: 'autenti',
          status: 'NONE',
          processId: null,
          signers: [{ personId: 'p', signed: true }],
          trackingNumber: null,
        },
      ],
      shop: frontOf(shop),
      providers: [],
      pictures: [],
      task: null,
      comments: [],
    };
    expect(await loadOrderDetails(db, order, false)).toEqual(forClient);
    expect(await loadOrderDetails(db, order, true)).toEqual({
      ...forClient,
      events: forClient.events.map((each) => (each.forced ? { ...each, reason: 'bo tak' } : each)),
      task: { id: made.task.id, type: 'other', status: 'active', dueAt: noon + 1 },
      comments: [made.second, made.first].map(({ id, body, createdAt }) => ({ id, body, createdAt })),
    });
  });
});
