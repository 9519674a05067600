import type { Facts, OrderStatus } from '@app/machines/order';
import type { Selectable } from 'kysely';
import type { Agreement } from './agreement.queries.ts';
import type { Comment } from './comment.queries.ts';
import { openCompany } from './company.queries.ts';
import type { Company } from './company.ts';
import type { AcceptedConsent } from './consent.queries.ts';
import type { Tx } from './engine/database.ts';
import { reasonOf, type StoredOrderEvent } from './engine/order-events.ts';
import type { Order } from './engine/order-row.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { keysOfOrder } from './engine/sealed/order-keys.ts';
import { open } from './engine/sealed/seal.ts';
import type { StoredFile } from './file.queries.ts';
import { queryDetails, queryStaffDetails, type DetailColumns } from './order-details-selects.ts';
import type { OrderItem } from './order-item.queries.ts';
import { paymentsOf, type Payment, type PaymentOperation } from './payment.queries.ts';
import { openPerson, type Person } from './person.queries.ts';
import type { Refund } from './refund.queries.ts';
import { shopFrontFromRow, type ShopFront, type ShopFrontRow } from './shop.ts';
import { openSigners, type Signature } from './signature.queries.ts';
import type { Schema } from './tables/schema.ts';
import type { Task } from './task.queries.ts';

/** What a page shows of a history row; its reason is null unless read for staff. */
type OrderDetailsEvent = Pick<
  StoredOrderEvent,
  'factsPatch' | 'visited' | 'actor' | 'forced' | 'reason' | 'at'
>;

/** What an order's page shows beside the order, opened; oldest first where nothing else is said. */
export interface OrderDetails {
  readonly items: readonly OrderItem[];
  readonly company: Company | null;
  readonly persons: readonly Person[];
  /** The latest answer of each kind. */
  readonly consents: readonly Pick<AcceptedConsent, 'kind' | 'accepted'>[];
  readonly events: readonly OrderDetailsEvent[];
  readonly payments: readonly (Pick<
    Payment,
    'id' | 'kind' | 'paymentType' | 'status' | 'amount' | 'createdAt'
  > & {
    readonly operations: readonly Omit<PaymentOperation, 'orderId' | 'provider' | 'updatedAt'>[];
    readonly refunds: readonly Omit<Refund, 'orderId' | 'orderedBy' | 'settledBy' | 'explanation'>[];
  })[];
  /** The agreements and guarantees among its files. */
  readonly attachments: readonly Pick<StoredFile, 'id' | 'type' | 'name'>[];
  /** The latest version. */
  readonly agreement: Pick<Agreement, 'owulFileId'> | null;
  readonly signatures: readonly Pick<
    Signature,
    'kind' | 'provider' | 'status' | 'processId' | 'signers' | 'trackingNumber'
  >[];
  readonly shop: ShopFront;
  /** The active shops under the order's shop, by name; none unless read for staff. */
  readonly providers: readonly Pick<ShopFront, 'id' | 'name'>[];
  /** None unless read for staff. */
  readonly pictures: readonly Pick<StoredFile, 'id' | 'name'>[];
  /** The newest; null unless read for staff. */
  readonly task: Pick<Task, 'id' | 'type' | 'status' | 'dueAt'> | null;
  /** Newest first, deleted ones left out; none unless read for staff. */
  readonly comments: readonly Pick<Comment, 'id' | 'body' | 'createdAt'>[];
}

/** The rows of a part, by the table that they come from. */
type Rows<T extends keyof Schema, P extends keyof DetailColumns> = Pick<
  Selectable<Schema[T]>,
  DetailColumns[P][number] & keyof Selectable<Schema[T]>
>[];

type FoundRows = Readonly<Record<keyof DetailColumns, unknown[]>>;
type DetailRows = Omit<FoundRows, 'task' | 'comments' | 'providers' | 'pictures'>;

const rowsOf = <T extends keyof Schema, P extends keyof DetailColumns>(
  found: FoundRows,
  _table: T,
  part: P,
): Rows<T, P> => found[part] as Rows<T, P>;

const noStaffRows = { task: [], comments: [], providers: [], pictures: [] };

/**
 * What an order's page shows beside the order, in one batch. What only staff read (tasks, comments, reasons) is read and
 * opened only for staff.
 */
export async function loadOrderDetails(
  tx: Tx,
  { id, shopId }: Pick<Order, 'id' | 'shopId'>,
  forStaff: boolean,
): Promise<OrderDetails> {
  const subject = { orderId: id, shopId };
  const [rows, staffRows] = await Promise.all([
    queryDetails(tx, subject),
    forStaff ? queryStaffDetails(tx, subject) : noStaffRows,
  ]);
  return detailsFromRows(await keysOfOrder(tx, id), id, { ...rows, ...staffRows }, forStaff);
}

/** The same for a client, from rows that were read together with the order. */
export const orderDetailsOf = (keys: Keyring, id: string, rows: DetailRows): OrderDetails =>
  detailsFromRows(keys, id, { ...rows, ...noStaffRows }, false);

function detailsFromRows(keys: Keyring, id: string, found: FoundRows, forStaff: boolean): OrderDetails {
  const [company] = rowsOf(found, 'companies', 'company');
  const [shop] = rowsOf(found, 'shops', 'shop');
  if (shop === undefined) throw new Error('An order without a shop');
  const consents = rowsOf(found, 'consents', 'consents').map(
    ({ kind, accepted }) => [kind, { kind, accepted: accepted === 1 }] as const,
  );
  return {
    items: rowsOf(found, 'orderItems', 'items').map((item) => ({
      ...item,
      grossPriceSelected: item.grossPriceSelected === 1,
    })),
    company: company === undefined ? null : openCompany(keys, id, company.details),
    persons: rowsOf(found, 'persons', 'persons').map((person) => openPerson(keys, person)),
    consents: [...new Map(consents).values()],
    events: rowsOf(found, 'orderEvents', 'events').map(({ seq, news, passed, ...event }) => ({
      ...event,
      reason: forStaff ? reasonOf(keys, { orderId: id, seq, reason: event.reason }) : null,
      factsPatch: JSON.parse(news) as Partial<Facts>,
      visited: JSON.parse(passed) as OrderStatus[],
      forced: event.forced === 1,
    })),
    payments: paymentsOf(
      rowsOf(found, 'payments', 'payments'),
      rowsOf(found, 'paymentOperations', 'paymentOperations'),
      rowsOf(found, 'refunds', 'refunds'),
    ),
    attachments: rowsOf(found, 'files', 'attachments').map((file) => ({
      ...file,
      name: open(keys, `files:${file.id}:name`, file.name),
    })),
    agreement: rowsOf(found, 'agreements', 'agreement')[0] ?? null,
    signatures: rowsOf(found, 'signatures', 'signatures').map((signature) => ({
      ...signature,
      signers: openSigners(signature.signers),
    })),
    shop: shopFrontFromRow(shop as ShopFrontRow),
    providers: rowsOf(found, 'shops', 'providers'),
    pictures: rowsOf(found, 'files', 'pictures').map(({ id: file, name }) => ({
      id: file,
      name: open(keys, `files:${file}:name`, name),
    })),
    task: rowsOf(found, 'tasks', 'task')[0] ?? null,
    comments: rowsOf(found, 'comments', 'comments').map((comment) => ({
      ...comment,
      body: open(keys, `comments:${comment.id}:body`, comment.body),
    })),
  };
}
