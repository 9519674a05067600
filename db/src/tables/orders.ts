import type { Product } from '@app/machines/fields';
import type {
  Actor,
  AgreementStatus,
  FinancingType,
  FlowType,
  OrderFlag,
  OrderStatus,
  SalesChannel,
  SignatureMethod,
} from '@app/machines/order';
import type { Bit, Sealed } from './columns.ts';

export interface OrderEventsTable {
  orderId: string;
  seq: number;
  event: string;
  news: string;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  passed: string;
  actor: Actor;
  userId: string | null;
  reason: Sealed | null;
  reasonCode: string | null;
  forced: Bit;
  at: number;
  chartHash: string;
  edges: string | null;
}

export interface DeadlineClaimsTable {
  orderId: string;
  version: number;
  claimedUntil: number;
}

export type ReceiveChannel = 'api' | 'salesman_panel';

/** What the calculator gave. Amounts in grosz, percents as decimal text ('8.25'); null until calculated. */
export interface OfferColumns {
  price: number | null;
  grossPrice: number | null;
  loanPrice: number | null;
  totalLoanPrice: number | null;
  insurancePrice: number | null;
  serviceFeeValue: number | null;
  paymentsCount: number | null;
  ownPayment: number | null;
  grossOwnPayment: number | null;
  ownPaymentInPercent: string | null;
  administrativeCost: number | null;
  administrativeCostInPercent: string | null;
  estimatedValue: number | null;
  estimatedValueInPercent: string | null;
  installmentValue: number | null;
  interest: string | null;
  depreciationRate: string | null;
  totalCost: number | null;
  totalCostInPercent: string | null;
  entryAndAdministrativeSumGross: number | null;
}

export interface OrdersTable extends OfferColumns {
  id: string;
  slug: string;
  number: string;
  shopId: string;
  userId: string | null;
  /** The signed-in account that began the order. */
  soldBy: string | null;
  /** Who of the head office attends to the order. */
  attendantId: string | null;
  salesChannel: SalesChannel;
  receiveChannel: ReceiveChannel;
  financingType: FinancingType;
  flowType: FlowType;
  status: OrderStatus;
  statusSince: number;
  facts: string;
  version: number;
  chartHash: string;
  deadlineAt: number | null;
  /** When whoever is waited for is reminded next. */
  reminderAt: number | null;
  createdAt: number;
  updatedAt: number;
  externalOrderId: string | null;
  shopRedirectUrl: string | null;
  redirectUrl: string | null;
  orderedAt: number | null;
  deliveredAt: number | null;
  shippingNumber: string | null;
  agreementSignatureType: SignatureMethod | null;
  agreementStatus: AgreementStatus | null;
  agreementId: string | null;
  agreementPreparedAt: number | null;
  entryValueSetManually: Bit;
  cashPaymentAllowed: Bit;
  proposedOffer: string | null;
  contact: Sealed | null;
  contactEmailIndex: string | null;
  contactPhoneIndex: string | null;
  /** When the last of its personal data was erased. */
  erasedAt: number | null;
  /** Since when its data are only stored, because a person asked for erasure and a law keeps them. */
  restrictedAt: number | null;
  /** Of an order that ended: when something of it may be due to be erased; 0: to be looked at. Null in flight. */
  retentionAt: number | null;
}

/** An order's own key; null once it was destroyed, with which everything under it is. Not in backups. */
export interface OrderKeysTable {
  orderId: string;
  /** 32 bytes in base64url, sealed under the deployment's keys. */
  sealedKey: Sealed | null;
  destroyedAt: number | null;
}

export interface OrderItemsTable extends Omit<Product, 'grossPriceSelected'> {
  id: string;
  orderId: string;
  position: number;
  grossPriceSelected: Bit;
}

/** Which order a shop means by a number of its own. */
export interface ExternalOrdersTable {
  shopId: string;
  externalOrderId: string;
  orderId: string;
  contentIndex: string | null;
}

/** How many orders of a shop rest in a status: what the tabs of the lists show without counting. */
export interface OrderCountsTable {
  shopId: string;
  status: OrderStatus;
  count: number;
}

/** The counts of all shops together, in a few parts so that transitions in different shops seldom wait for one row; kept by triggers. */
export interface OrderTotalsTable {
  status: OrderStatus;
  part: number;
  count: number;
}

/** Why an order needs work by hand, from `since` on, which may be yet to come; settled rows stay. */
export interface OrderFlagsTable {
  orderId: string;
  flag: OrderFlag;
  since: number;
  settledAt: number | null;
}

/** Orders whose flags are to be looked at. */
export interface OrderFlagChecksTable {
  orderId: string;
  dueAt: number;
}

/** What came of each Polish day (YYYY-MM-DD), in a few parts like the totals; the price in grosz, net. */
export interface OrderDaysTable {
  day: string;
  part: number;
  begun: number;
  decided: number;
  delivered: number;
  deliveredPrice: number;
}

/** What orders are searched by. A name stands here only where it is a capital company's, which is nobody's personal data. */
export interface OrderSearchTable {
  number: number;
  orderId: string;
  shopId: string;
  /** Folded. */
  name: string | null;
  /** The shop as a trigram that no name can hold. */
  shopTag: string;
}

/** A blind index per word of the company's name. */
export interface CompanyWordsTable {
  wordIndex: string;
  orderId: string;
}

/** The last number drawn, by name. */
export interface SequencesTable {
  name: string;
  value: number;
}

export interface OrderMarksTable {
  kind: string;
  mark: string;
  orderId: string;
}

export interface OfferMailsTable {
  orderId: string;
  seq: number;
  fileId: string;
  email: Sealed;
}

export interface ComparedCalculationsTable {
  id: string;
  orderId: string;
  paymentsCount: number;
  ownPayment: number | null;
  grossOwnPayment: number | null;
  ownPaymentInPercent: string | null;
  customPurposeLoan: number;
  createdAt: number;
}

export interface PotentialFraudsTable {
  id: string;
  orderId: string;
  rule: string;
  otherOrderId: string;
  foundAt: number;
  checkedAt: number | null;
  checkedBy: string | null;
  note: Sealed | null;
}
