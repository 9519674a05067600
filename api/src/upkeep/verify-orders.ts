import {
  checkHistory,
  isRunning,
  listOpenEffects,
  listOrderEvents,
  listSignatures,
  loadOrderById,
  type Database,
} from '@app/db';
import { beginsProcess, edgesFault, endsProcesses, phaseOf, runsProcess } from '@app/machines/order';

const batchSize = 200;

/** Laws that an order's stored processes break. While the outbox has still to begin or to end one, none is broken yet. */
async function processFaults(db: Database, orderId: string): Promise<string[]> {
  const order = await loadOrderById(db, orderId);
  if (order === null) return [];
  const open = await listOpenEffects(db, orderId);
  if (open.some(({ effect }) => beginsProcess(effect) || endsProcesses(effect))) return [];
  const running = (await listSignatures(db, orderId)).filter(isRunning);
  const doubled = [...Map.groupBy(running, ({ kind }) => kind)]
    .filter(([, { length }]) => length > 1)
    .map(([kind, { length }]) => `${length} processes of the kind ${kind} run`);
  if (running.length === 0 || runsProcess(order)) return doubled;
  const over = phaseOf(order.status) === 'closed' ? ', where the order is over' : '';
  return [...doubled, ...running.map(({ kind }) => `a process (${kind}) runs in ${order.status}${over}`)];
}

/** Rows of the history that took what the chart has not. */
async function edgeFaults(db: Database, orderId: string): Promise<string[]> {
  const events = await listOrderEvents(db, orderId);
  return events.flatMap((event) => edgesFault(event) ?? []);
}

/** What is wrong with an order: its history does not fold to it or took what the chart has not, or something runs at a provider that should not. */
export async function orderFaults(db: Database, orderId: string): Promise<string[]> {
  const history = await checkHistory(db, orderId);
  return [
    ...(history === null ? [] : [history]),
    ...(await edgeFaults(db, orderId)),
    ...(await processFaults(db, orderId)),
  ];
}

/** Looks at every order beside the running application, and answers how many there are and how many are wrong. */
export async function verifyOrders(
  db: Database,
  report: (orderNumber: string, fault: string) => void,
): Promise<{ readonly orders: number; readonly wrong: number }> {
  let orders = 0;
  let wrong = 0;
  for (let after = ''; ;) {
    const rows = await db.kysely
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id, number } of rows) {
      const faults = await orderFaults(db, id);
      for (const fault of faults) report(number, fault);
      orders += 1;
      if (faults.length > 0) wrong += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) return { orders, wrong };
    after = last.id;
  }
}
