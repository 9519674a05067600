import {
  checkPotentialFraud,
  listCompanyOrders as listOthers,
  listPotentialFrauds as listFound,
  listUserNames,
  loadFlagDetails,
  loadOrdersByIds,
  saveFlags,
} from '@app/db';
import { momentOrNull, momentToWire } from '@app/machines/contract';
import { notFound } from '../../../kernel/errors.ts';
import type { Command, Query } from '../../../kernel/handlers.ts';
import { findOrder } from '../authorize-order.ts';
import { rowsOfOrders } from '../rows-of-orders.ts';

/** What the order shares with other companies' orders. */
export const listPotentialFrauds: Query<'listPotentialFrauds'> = async (request) => {
  const { db } = request.ports;
  const { order } = await findOrder(request);
  const found = await listFound(db, order.id);
  const [others, names] = await Promise.all([
    loadOrdersByIds(db, [...new Set(found.map(({ otherOrderId }) => otherOrderId))]),
    listUserNames(
      db,
      found.flatMap(({ checkedBy }) => checkedBy ?? []),
    ),
  ]);
  return {
    frauds: found.map(({ id, rule, otherOrderId, foundAt, checkedAt, checkedBy, note }) => {
      const other = others.find((one) => one.id === otherOrderId);
      return {
        id,
        rule,
        other: other ? { slug: other.slug, siemens_id: other.number, status: other.status } : null,
        status: checkedAt === null ? ('open' as const) : ('checked' as const),
        at: momentToWire(foundAt),
        checked_at: momentOrNull(checkedAt),
        checked_by: names.get(checkedBy ?? '') ?? null,
        note,
      };
    }),
  };
};

/** A suspicion was checked; with the last one the order's flag is settled. */
export const settlePotentialFraud: Command<'settlePotentialFraud'> = (request, order, { userId }) => {
  const { ports, body, params } = request;
  return {
    event: null,
    async write(tx) {
      if (userId === null) throw new Error('A suspicion checked by nobody');
      const at = ports.now();
      const check = { id: params['id'] ?? '', orderId: order.id, userId, note: body.note.trim(), at };
      if (!(await checkPotentialFraud(tx, check))) throw notFound();
      const { suspectedSince } = await loadFlagDetails(tx, order.id, at);
      if (suspectedSince === null)
        await saveFlags(tx, order.id, [{ flag: 'potential_fraud', since: null }], at);
    },
  };
};

/** Rows of a page of the company's other orders. */
const pageSize = 20;

/** The company's other orders. */
export const listCompanyOrders: Query<'listCompanyOrders'> = async (request) => {
  const { ports, query } = request;
  const { order } = await findOrder(request);
  const others = await listOthers(ports.db, order.id, { before: query.before, limit: pageSize + 1 });
  const shown = others.slice(0, pageSize);
  const orders = await loadOrdersByIds(
    ports.db,
    shown.map(({ id }) => id),
  );
  const newestFirst = orders.toSorted((one, other) => other.createdAt - one.createdAt);
  return {
    orders: await rowsOfOrders(ports, newestFirst, 'admin'),
    next: others.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
};
