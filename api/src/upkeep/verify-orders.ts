import {
  checkHistory,
  isFlagCheckDue,
  isRunning,
  isVerifying,
  listActiveTasksOf,
  listBankVerifications,
  listCompanyOrders,
  listFlagsOf,
  listOpenEffects,
  listOrderEvents,
  listPayments,
  listSignatures,
  loadOrderById,
  raiseTask,
  type Database,
} from '@app/db';
import { beginsProcess, edgesFault, endsProcesses, lacksOf, phaseOf, runsProcess } from '@app/machines/order';
import { ledgerFaults, toDecimal } from '@app/machines/rules';
import { readFlags } from '../modules/order-life/flags/refresh-flags.ts';
import { heldInZloty, moneyUse, receivedSums } from '../modules/order-life/book-money.ts';

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

/** Answers that an open order waits for, though no attempt at their provider is without one. */
async function attemptFaults(db: Database, orderId: string): Promise<string[]> {
  const order = await loadOrderById(db, orderId);
  if (order === null || phaseOf(order.status) === 'closed') return [];
  const { bankUnanswered, paymentUnanswered } = order.facts;
  const atTheBank = bankUnanswered && !(await listBankVerifications(db, orderId)).some(isVerifying);
  const paying =
    paymentUnanswered && !(await listPayments(db, orderId)).some(({ status }) => status === 'started');
  return [
    ...(atTheBank ? ['waits for the bank, where every verification is answered'] : []),
    ...(paying ? ['waits for a payment, though each one is answered'] : []),
  ];
}

/** Rows of the history that took what the chart has not. */
async function edgeFaults(db: Database, orderId: string): Promise<string[]> {
  const events = await listOrderEvents(db, orderId);
  return events.flatMap((event) => edgesFault(event) ?? []);
}

/** What the order lacks of what its status requires: it came there by an older release, or by one's force. */
async function missingEvidence(db: Database, orderId: string): Promise<string[]> {
  const order = await loadOrderById(db, orderId);
  return order === null
    ? []
    : lacksOf(order.status, order.facts).map((lack) => `in ${order.status} without ${lack}`);
}

/** Calls an administrator to an order, where nobody is called to it yet. */
async function callPerson(db: Database, orderId: string, at: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await loadOrderById(tx, orderId);
    if (order === null || (await listActiveTasksOf(tx, [orderId])).size > 0) return;
    const task = { orderId, type: 'other', dueAt: at, raisedBy: null, assignedUserId: null } as const;
    await raiseTask(tx, { ...task, raisedIn: order.status }, at);
  });
}

/** How an order breaks the law of the ledger. */
async function moneyFaults(db: Database, orderId: string): Promise<string[]> {
  const order = await loadOrderById(db, orderId);
  if (order === null) return [];
  const payments = await listPayments(db, orderId);
  const known = order.facts.moneyHeld ?? null;
  const held = heldInZloty(payments);
  const refunds = payments.flatMap((payment) => payment.refunds);
  return [
    ...ledgerFaults(receivedSums(payments), refunds, { ...moneyUse(order), isHolding: known !== null }),
    ...(known === null || known === held
      ? []
      : [`holds ${toDecimal(known)} PLN where the ledger has ${toDecimal(held)}`]),
  ];
}

/**
 * Flags that stand without a reason, and reasons without their flag; none while they, or another order of the company's, are still to be looked at. Whether
 * the running application asks the credit bureau is not known here: what either setting explains is right.
 */
async function flagFaults(db: Database, orderId: string, at: number): Promise<string[]> {
  const order = await loadOrderById(db, orderId);
  if (order === null) return [];
  for (const id of [orderId, ...(await listCompanyOrders(db, orderId)).map((other) => other.id)])
    if (await isFlagCheckDue(db, id, at)) return [];
  const standing = (await listFlagsOf(db, [orderId], at)).get(orderId) ?? [];
  const read = await Promise.all([false, true].map((asked) => readFlags(db, order, asked, at)));
  const [without = [], asked = []] = read.map(({ flags }) => flags);
  return without.flatMap(({ flag, since }, place) => {
    const stands = [since, asked[place]?.since ?? null].map((from) => from !== null && from <= at);
    if (stands.includes(standing.includes(flag))) return [];
    return [stands[0] === true ? `lacks the flag ${flag}` : `has the flag ${flag} without a reason`];
  });
}

/**
 * What is wrong with an order: its history does not fold to it or took what the chart has not, its status requires more,
 * something runs at a provider that should not, it waits for an answer that was given, money is nowhere, or its flags are not what the rules say.
 */
export async function orderFaults(db: Database, orderId: string, at = Date.now()): Promise<string[]> {
  const history = await checkHistory(db, orderId);
  return [
    ...(history === null ? [] : [history]),
    ...(await edgeFaults(db, orderId)),
    ...(await missingEvidence(db, orderId)),
    ...(await processFaults(db, orderId)),
    ...(await attemptFaults(db, orderId)),
    ...(await moneyFaults(db, orderId)),
    ...(await flagFaults(db, orderId, at)),
  ];
}

/**
 * Looks at every order beside the running application, and answers how many there are and how many are wrong. One that
 * lacks what its status requires gets a task.
 */
export async function verifyOrders(
  db: Database,
  report: (orderNumber: string, fault: string) => void,
  now: () => number = Date.now,
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
      const faults = await orderFaults(db, id, now());
      if ((await missingEvidence(db, id)).length > 0) await callPerson(db, id, now());
      for (const fault of faults) report(number, fault);
      orders += 1;
      if (faults.length > 0) wrong += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) return { orders, wrong };
    after = last.id;
  }
}
