import {
  explainReadAlert as explain,
  listReadAlerts as listAlerts,
  listUserNames,
  type ReadAlert,
  type Tx,
} from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import { userOf } from '../../kernel/access.ts';
import { ApiError, notFound } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { cursorText, placeOf } from '../order-life/order-list-query.ts';
import { readersAndOrders } from './readers-and-orders.ts';

type Row = ReplyOf<'explainReadAlert'>;

const pageSize = 25;

async function rowsOf(tx: Tx, alerts: readonly ReadAlert[]): Promise<readonly Row[]> {
  const [of, names] = [
    await readersAndOrders(tx, alerts),
    await listUserNames(
      tx,
      alerts.flatMap(({ explainedBy }) => (explainedBy === null ? [] : [explainedBy])),
    ),
  ];
  return alerts.map((alert) => {
    const { id, rule, day, at, found, usual, explainedAt, explainedBy, explanation } = alert;
    return {
      ...of(alert),
      ...{ id, rule, day, at: momentToWire(at), found, usual },
      explained:
        explainedAt === null
          ? null
          : {
              at: momentToWire(explainedAt),
              by: names.get(explainedBy ?? '') ?? null,
              explanation: explanation ?? '',
            },
    };
  });
}

/** Reading that was unusual: what is still to be explained, or what is. */
export const listReadAlerts: Query<'listReadAlerts'> = async ({ ports, query }) => {
  const page = { size: pageSize, after: placeOf(query.after) };
  const { alerts, next } = await listAlerts(ports.db, query.state === 'explained', page);
  return { alerts: [...(await rowsOf(ports.db, alerts))], next: cursorText(next) };
};

/** 409: what is unusual of one's own reading, somebody else explains. */
const ownAlert = (): ApiError =>
  new ApiError(409, { error: 'Własne odczyty wyjaśnia ktoś inny.', code: 'refused' });

/** Somebody else says why it was unusual. */
export const explainReadAlert: Command<'explainReadAlert'> = async ({ ports, params, body, caller }) => {
  const { id: by } = userOf(caller);
  const explanation = body.explanation.trim();
  return {
    async write(tx) {
      const alert = await explain(tx, params['id'] ?? '', { explanation, by, at: ports.now() });
      if (alert?.userId === by) throw ownAlert();
      const [row] = alert === null ? [] : await rowsOf(tx, [alert]);
      if (row === undefined) throw notFound();
      return row;
    },
  };
};
