import { loadCompany } from '../companies/load-company.ts';
import type { Company } from '../companies/company.ts';
import { listConsents, type AcceptedConsent } from '../consents/list-consents.ts';
import type { Tx } from '../database.ts';
import { listOrderItems } from '../order-items/list-order-items.ts';
import type { OrderItem } from '../order-items/order-item.ts';
import { listPersons } from '../persons/list-persons.ts';
import type { Person } from '../persons/person.ts';

export interface OrderDetails {
  readonly items: readonly OrderItem[];
  readonly company: Company | null;
  readonly persons: readonly Person[];
  readonly consents: readonly AcceptedConsent[];
}

/** What hangs on an order, opened: for its screens, its documents and its providers. */
export async function loadOrderDetails(tx: Tx, orderId: string): Promise<OrderDetails> {
  const [items, company, persons, consents] = await Promise.all([
    listOrderItems(tx, orderId),
    loadCompany(tx, orderId),
    listPersons(tx, orderId),
    listConsents(tx, orderId),
  ]);
  return { items, company, persons, consents };
}
