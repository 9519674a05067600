import type { Facts } from '@app/machines/order';
import type { Database, Tx } from '../engine/database.ts';
import type { Order } from '../engine/order-row.ts';
import { insertOrder, type NewOrder } from '../engine/insert-order.ts';
import type { NewOrderItem } from '../order-item.queries.ts';
import { insertShop } from '../shop.queries.ts';
import type { Shop } from '../shop.ts';

/** Noon of 1 March 2026, Warsaw. */
export const noon = Date.UTC(2026, 2, 1, 11);

export const sampleFacts: Facts = {
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  remote: false,
  itemsEditable: false,
  returnsToShop: false,
  itemsComplete: true,
  calculated: true,
  calculationWithinBounds: true,
  grossPrice: 12_300_00,
  initialPayment: 1_353_00,
  cashPaymentAllowed: true,
  requiredConsentsGiven: false,
  companyKnown: false,
  companyFound: false,
  method: null,
  formSubmitted: false,
  guarantee: false,
  renewal: null,
  stage: null,
  identityVerified: false,
  proposal: false,
  conditionsAccepted: false,
  agreementPrepared: false,
  agreementStatus: null,
  signerSigned: false,
  signed: false,
  bankUnanswered: false,
  bankNews: false,
  paymentUnanswered: false,
  signedAgreementStored: false,
  paymentCame: false,
  moneyHeld: null,
  paid: false,
};

export const sampleItem = {
  name: 'Pompa',
  quantity: 2,
  price: 5_000_00,
  grossPrice: 6_150_00,
  vatLevel: 23,
  invoiceNumber: null,
  category: 'pompy',
  type: 'single',
  productType: 'new',
  grossPriceSelected: true,
} as const satisfies NewOrderItem;

export const sampleConsentText = {
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

/** An initial payment, opened at its provider. */
export const samplePayment = {
  kind: 'initial_payment',
  provider: 'dotpay',
  providerId: null,
  paymentType: 'online',
  amount: 1_353_00,
  status: 'opened',
  redirectUrl: null,
} as const;

export const makeShop = (db: Database, name: string): Promise<Shop> =>
  db.transaction((tx) =>
    insertShop(
      tx,
      {
        clientId: `client-${name}`,
        name,
        street: 'Prosta 1',
        postalCode: '00-001',
        city: 'Warszawa',
        configs: [{ channel: 'ecommerce', financingType: 'lease' }],
      },
      noon,
    ),
  );

export const newOrder = (shop: Pick<Shop, 'id'>, fields: Partial<NewOrder> = {}): NewOrder => ({
  shopId: shop.id,
  salesChannel: 'ecommerce',
  receiveChannel: 'api',
  financingType: 'lease',
  flowType: 'client',
  status: 'sumup',
  facts: sampleFacts,
  chartHash: 'chart',
  at: noon,
  ...fields,
});

export const makeOrder = (
  db: Database,
  shop: Pick<Shop, 'id'>,
  fields: Partial<NewOrder> = {},
): Promise<Order> => db.transaction((tx: Tx) => insertOrder(tx, newOrder(shop, fields)));
