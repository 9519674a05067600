import { loadCompany } from './company.queries.ts';
import type { Company } from './company.ts';
import { listConsents, type AcceptedConsent } from './consent.queries.ts';
import type { Tx } from './engine/database.ts';
import { listOrderItems, type OrderItem } from './order-item.queries.ts';
import { listPersons, type Person } from './person.queries.ts';

export interface Application {
  readonly items: readonly OrderItem[];
  readonly company: Company | null;
  readonly persons: readonly Person[];
  readonly consents: readonly AcceptedConsent[];
}

/** What hangs on an order, opened: for its screens, its documents and its providers. */
export async function loadApplication(tx: Tx, orderId: string): Promise<Application> {
  const [items, company, persons, consents] = await Promise.all([
    listOrderItems(tx, orderId),
    loadCompany(tx, orderId),
    listPersons(tx, orderId),
    listConsents(tx, orderId),
  ]);
  return { items, company, persons, consents };
}
