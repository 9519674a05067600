import { expect, test } from 'vitest';
import { insertAgreement } from '../agreements/insert-agreement.ts';
import { importConsentTexts } from '../catalogue/import-consent-texts.ts';
import { insertComment } from '../comments/insert-comment.ts';
import { newCompany } from '../companies/company.ts';
import { saveCompany } from '../companies/save-company.ts';
import { recordConsents } from '../consents/record-consents.ts';
import { insertFile } from '../files/insert-file.ts';
import { appendOrderEvent } from '../order-events/append-order-event.ts';
import { replaceOrderItems } from '../order-items/replace-order-items.ts';
import { insertPayment } from '../payments/insert-payment.ts';
import { replacePersons } from '../persons/replace-persons.ts';
import type { Shop } from '../shops/shop.ts';
import type { ShopFront } from '../shops/shop-front.ts';
import { insertSignature } from '../signatures/insert-signature.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { samplePerson } from '../testing/sample-person.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { loadOrderDossier } from './load-order-dossier.ts';
import type { OrderDossier } from './order-dossier.ts';

const item = {
  name: 'Pompa "Żuraw" \\ 2',
  quantity: 2,
  price: 9_000_000_000_00,
  grossPrice: 6_150_00,
  vatLevel: 23,
  invoiceNumber: null,
  category: 'pompy',
  type: 'single',
  productType: 'new',
  grossPriceSelected: true,
} as const;
const text = {
  kind: 'terms',
  version: 1,
  validFrom: 0,
  text: 'Akceptuję regulamin serwisu.',
  name: 'Regulamin',
  required: true,
  channel: null,
  financingType: null,
  position: 1,
} as const;

const frontOf = ({ settings, ...front }: Shop): ShopFront => ({
  ...front,
  settings: {
    allowSubShopsManagement: settings.allowSubShopsManagement,
    disallowShopManagement: settings.disallowShopManagement,
    onlineIndustrialVendor: settings.onlineIndustrialVendor,
  },
});

onEachDatabase('the dossier of an order', (open) => {
  test('has nothing where nothing hangs on the order', async () => {
    const db = await open();
    const shop = await makeShop(db, 'empty');
    const order = await makeOrder(db, shop);
    expect(await loadOrderDossier(db, order, true)).toEqual({
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
    } satisfies OrderDossier);
  });

  test('has everything, opened and in its order; tasks, comments and reasons only with notes', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const order = await makeOrder(db, shop);
    const orderId = order.id;
    const company = { ...newCompany('5261040828'), name: 'Żak', lastYearIncome: -1 };
    await db.transaction((tx) => importConsentTexts(tx, [text]));
    const { id: consentTextId } = await db.kysely
      .selectFrom('consentTexts')
      .select('id')
      .executeTakeFirstOrThrow();
    const event = {
      orderId,
      event: 'CREATE',
      news: { grossPrice: 1 },
      fromStatus: null,
      toStatus: order.status,
      passed: [order.status],
      actor: 'system',
      userId: null,
      reason: null,
      forced: false,
      at: noon,
      chartHash: 'h',
    } as const;
    const file = { orderId, shopId: null, mime: 'application/pdf', size: 1, sha256: 'h' };
    const task = { orderId, type: 'other', raisedBy: null, raisedIn: null, assignedUserId: null } as const;
    const signature = {
      orderId,
      kind: 'agreement',
      provider: 'autenti',
      processId: null,
      status: 'NONE',
      redirectUrl: 'u',
    } as const;
    const payment = {
      orderId,
      kind: 'initial_payment',
      provider: 'dotpay',
      providerId: null,
      paymentType: 'online',
      amount: 1_353_00,
      status: 'opened',
      redirectUrl: null,
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
      return {
        contract,
        paid: await insertPayment(tx, payment, noon),
        task: await raiseTask(tx, { ...task, dueAt: noon + 1 }, noon),
        first: await insertComment(tx, { orderId, userId: null, body: 'pierwszy', taskId: null }, noon),
        second: await insertComment(tx, { orderId, userId: null, body: 'drugi', taskId: null }, noon),
      };
    });
    const plain: OrderDossier = {
      items: [
        { ...item, id: 'two' },
        { ...item, id: 'one', grossPriceSelected: false },
      ],
      company,
      persons: [samplePerson],
      consents: [{ kind: 'terms', accepted: true }],
      events: [
        {
          news: { grossPrice: 1 },
          passed: [order.status],
          actor: 'system',
          forced: false,
          reason: null,
          at: noon,
        },
        {
          news: { grossPrice: 1 },
          passed: [order.status],
          actor: 'system',
          forced: true,
          reason: null,
          at: noon + 1,
        },
      ],
      payments: [
        { id: made.paid.id, kind: 'initial_payment', status: 'opened', amount: 1_353_00, createdAt: noon },
      ],
      attachments: [{ id: made.contract.id, type: 'contract', name: 'umowa.pdf' }],
      agreement: { owulFileId: made.contract.id },
      signatures: [{ kind: 'agreement', status: 'NONE', processId: null, redirectUrl: 'u' }],
      shop: frontOf(shop),
      providers: [],
      pictures: [],
      task: null,
      comments: [],
    };
    expect(await loadOrderDossier(db, order, false)).toEqual(plain);
    expect(await loadOrderDossier(db, order, true)).toEqual({
      ...plain,
      events: plain.events.map((each) => (each.forced ? { ...each, reason: 'bo tak' } : each)),
      task: { id: made.task.id, type: 'other', status: 'active', dueAt: noon + 1 },
      comments: [made.second, made.first].map(({ id, body, createdAt }) => ({ id, body, createdAt })),
    });
  });
});
