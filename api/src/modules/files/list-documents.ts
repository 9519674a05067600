import { countOrders, listCompanyNames, listOrders, listSignedDocuments } from '@app/db';
import { momentToWire } from '@app/machines/contract';
import { statusesWithDocuments } from '@app/machines/order';
import { accessContextOf } from '../../kernel/access.ts';
import type { Query } from '../../kernel/handlers.ts';
import { scopeOf } from '../order-life/authorize-order.ts';
import { cursorText, pageSizeOf, placeOf } from '../order-life/order-list-query.ts';
import { fileReply } from './read-attachments.ts';

/** What waits to be read, the longest waiting first, with everything signed that came. */
export const listDocuments: Query<'listDocuments'> = async (request) => {
  const { ports, query } = request;
  const { db } = ports;
  const scope = await scopeOf(ports, accessContextOf(request));
  const statuses = statusesWithDocuments();
  const [{ orders, next }, counts] = await Promise.all([
    listOrders(
      db,
      { ...scope, statuses },
      { sort: 'statusSince', direction: 'asc', size: pageSizeOf(query.limit), after: placeOf(query.after) },
    ),
    countOrders(db, scope),
  ]);
  const ids = orders.map(({ id }) => id);
  const [names, documents] = await Promise.all([listCompanyNames(db, ids), listSignedDocuments(db, ids)]);
  return {
    orders: orders.map((order) => ({
      slug: order.slug,
      siemens_id: order.number,
      company_name: names.get(order.id) ?? null,
      status: order.status,
      since: momentToWire(order.statusSince),
      documents: documents
        .filter(({ orderId }) => orderId === order.id)
        .map((file) => fileReply(order.slug, file)),
    })),
    count: statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
    next: cursorText(next),
  };
};
