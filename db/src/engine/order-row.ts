import type { Facts } from '@app/machines/order';
import { storedPhone } from '@app/machines/rules';
import type { Insertable, Selectable } from 'kysely';
import { bit, type Sealed } from '../tables/columns.ts';
import type { OfferColumns, OrdersTable } from '../tables/orders.ts';
import { blindIndex, phoneIndex } from './sealed/digests.ts';
import type { Keyring } from './sealed/keyring.ts';
import { openJson, sealJson } from './sealed/seal.ts';

/** Whom to write to about an order. Personal: sealed at rest. */
export interface Contact {
  readonly fullName: string;
  readonly email: string;
  /** '+48' and nine digits. */
  readonly phone: string;
}

/** A contact as it is now spelt: releases before this one kept the phone without its prefix. */
const readContact = (keys: Keyring, id: string, sealed: Sealed): Contact => {
  const contact = openJson<Contact>(keys, `orders:${id}:contact`, sealed);
  return { ...contact, phone: storedPhone(contact.phone) };
};

type StoredColumns = Omit<
  Selectable<OrdersTable>,
  | 'facts'
  | 'contact'
  | 'contactEmailIndex'
  | 'contactPhoneIndex'
  | 'cashPaymentAllowed'
  | 'entryValueSetManually'
  | 'proposedOffer'
>;

/** What a conditional decision asks for instead: only the amounts that change. */
export type ProposedOffer = Partial<OfferColumns>;

/** An order as everyone but the tables knows it. Amounts in grosz, times epoch milliseconds, percents decimal text. */
export interface Order extends Readonly<StoredColumns> {
  readonly facts: Facts;
  readonly contact: Contact | null;
  readonly cashPaymentAllowed: boolean;
  readonly entryValueSetManually: boolean;
  readonly proposedOffer: ProposedOffer | null;
}

/** What may change once an order is there. The version rises by itself. */
export type OrderChanges = Partial<
  Omit<Order, 'id' | 'slug' | 'number' | 'version' | 'createdAt' | 'updatedAt' | 'shopId'>
>;

export function orderFromRow(keys: Keyring, row: Selectable<OrdersTable>): Order {
  const {
    facts,
    contact,
    contactEmailIndex: _email,
    contactPhoneIndex: _phone,
    proposedOffer,
    ...same
  } = row;
  return {
    ...same,
    facts: JSON.parse(facts) as Facts,
    contact: contact && readContact(keys, row.id, contact),
    cashPaymentAllowed: row.cashPaymentAllowed === 1,
    entryValueSetManually: row.entryValueSetManually === 1,
    proposedOffer: proposedOffer === null ? null : (JSON.parse(proposedOffer) as ProposedOffer),
  };
}

/** The columns that changes touch. Fields that are not there stay as they are. */
export function orderColumns(
  keys: Keyring,
  id: string,
  changes: OrderChanges,
): Partial<Insertable<OrdersTable>> {
  const { facts, contact, cashPaymentAllowed, entryValueSetManually, proposedOffer, ...same } = changes;
  return {
    ...same,
    ...(facts && { facts: JSON.stringify(facts) }),
    ...(contact !== undefined && {
      contact: contact && sealJson(keys, `orders:${id}:contact`, contact),
      contactEmailIndex: contact && blindIndex(keys, 'email', contact.email),
      contactPhoneIndex: contact && phoneIndex(keys, contact.phone),
    }),
    ...(cashPaymentAllowed !== undefined && { cashPaymentAllowed: bit(cashPaymentAllowed) }),
    ...(entryValueSetManually !== undefined && { entryValueSetManually: bit(entryValueSetManually) }),
    ...(proposedOffer !== undefined && { proposedOffer: proposedOffer && JSON.stringify(proposedOffer) }),
  };
}

/** An order that was not calculated yet. */
export const noOffer: OfferColumns = {
  price: null,
  grossPrice: null,
  loanPrice: null,
  totalLoanPrice: null,
  insurancePrice: null,
  serviceFeeValue: null,
  paymentsCount: null,
  ownPayment: null,
  grossOwnPayment: null,
  ownPaymentInPercent: null,
  administrativeCost: null,
  administrativeCostInPercent: null,
  estimatedValue: null,
  estimatedValueInPercent: null,
  installmentValue: null,
  interest: null,
  depreciationRate: null,
  totalCost: null,
  totalCostInPercent: null,
  entryAndAdministrativeSumGross: null,
};
