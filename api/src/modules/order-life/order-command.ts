import {
  listPossibleReasons,
  loadOrderDetails,
  type KeyedRequest,
  type Order,
  type LoadedOrder,
  type Tx,
} from '@app/db';
import { calls, type Call, type OrderCommandName } from '@app/machines/contract';
import { eventFor, type Actor } from '@app/machines/order';
import { validationMessages } from '@app/machines/rules';
import { demandConfirmation, type AccessContext } from '../../kernel/access.ts';
import type { CallRequest } from '../../kernel/call-context.ts';
import { erasedOrder, invalid, restrictedOrder } from '../../kernel/errors.ts';
import type { OrderChange, PlainEventType, SentEvent, VersionedBody } from '../../kernel/handlers.ts';
import type { Ports } from '../../kernel/ports.ts';
import { transitionOrder } from './advance-order.ts';
import { authorizeOrder } from './authorize-order.ts';
import { bumpVersion } from './bump-version.ts';
import { renderAndStoreReply, type PendingReply } from './commit-transition.ts';
import { requirePreviewed } from './moves/preview.ts';
import { renderOrderReply } from './order-reply.ts';

type AnyChange = OrderChange<unknown>;

/** What a command says of the order that the pipeline has loaded. */
export type DecideChange = (
  request: CallRequest<OrderCommandName>,
  order: Order,
  access: AccessContext,
) => AnyChange | Promise<AnyChange>;

/** A command of an order that leaves everything to its row: the event follows from the chart. */
export const rowsOwnEvent: DecideChange = () => ({});

/** The first of the row's events that the chart accepts now, else the last, whose refusal is then said. */
const rowsEvent = (order: Order, actor: Actor, names: readonly PlainEventType[]): SentEvent =>
  ({ type: eventFor(order, actor, names) ?? names.at(-1) }) as SentEvent;

/** The event of a command: what its handler says of the order, else what its row does. */
export function eventOf(
  { events = [] }: Call,
  { event }: AnyChange,
  now: Order,
  { actor }: AccessContext,
): SentEvent | null {
  if (event === undefined)
    return events.length === 0 ? null : rowsEvent(now, actor, events as readonly PlainEventType[]);
  return typeof event === 'function' ? event(now) : event;
}

function pendingReply(change: AnyChange, access: AccessContext, key: KeyedRequest | undefined): PendingReply {
  return {
    forStaff: access.canReadHistory,
    key,
    async render(order, details) {
      const wire = async () => renderOrderReply(order, await details(), access);
      return JSON.stringify(await (change.reply?.(order, wire) ?? wire()));
    },
  };
}

/** Commits what is written without an event; with nothing to write only the reply is stored under its key. */
async function commitWithoutEvent(
  ports: Ports,
  order: Order,
  { write, keepsVersion }: AnyChange,
  reply: PendingReply,
): Promise<string> {
  const at = ports.now();
  if (write === undefined)
    return reply.key === undefined
      ? reply.render(order, () => loadOrderDetails(ports.db, order, reply.forStaff))
      : ports.db.transaction((tx) => renderAndStoreReply(tx, order, reply, at));
  const committed = await ports.db.transaction(async (tx) => {
    const changes = (await write(tx, order)) ?? {};
    const after = keepsVersion ? order : await bumpVersion(tx, order.slug, changes, at);
    return { order: after, text: await renderAndStoreReply(tx, after, reply, at) };
  });
  if (!keepsVersion) ports.changes.announce(order.id, committed.order.version);
  return committed.text;
}

/** The code of the listed reason that was chosen, a retired one too; one that no list has had is refused. */
async function reasonCodeOf(db: Tx, body: VersionedBody): Promise<string | null> {
  const chosen = body?.reason_code ?? null;
  if (chosen === null) return null;
  const known = await listPossibleReasons(db);
  if (known.every(({ code }) => code !== chosen))
    throw invalid({ reason_code: validationMessages.chooseOne });
  return chosen;
}

/**
 * Runs a command of an order: authorizes it, lets the handler decide, then commits event, details and reply in one
 * transaction, an event over the version that the page shows, and answers the reply as JSON text.
 */
export async function runOrderCommand(
  request: CallRequest<OrderCommandName>,
  decide: DecideChange,
  found: LoadedOrder | null,
): Promise<string> {
  const { ports, name, key } = request;
  const { order, access } = await authorizeOrder(request, found?.order ?? null);
  if (order.erasedAt !== null) throw erasedOrder();
  if (order.restrictedAt !== null) throw restrictedOrder();
  const row: Call = calls[name];
  const body = request.body as VersionedBody;
  const change = await decide(request, order, access);
  const reply = pendingReply(change, access, key);
  if (change.event === null || (change.event === undefined && row.events === undefined))
    return commitWithoutEvent(ports, order, change, reply);
  const reasonCode = await reasonCodeOf(ports.db, body);
  const committed = await transitionOrder(ports, {
    slug: order.slug,
    actor: access.actor,
    userId: access.userId,
    event(now) {
      const sent = eventOf(row, change, now, access);
      if (sent === null) throw new Error(`${name} names no event`);
      if (sent.type === 'FORCE') demandConfirmation(request);
      return sent;
    },
    shownVersion: body?.version,
    reason: (change.reason === undefined ? body?.reason : change.reason) ?? null,
    reasonCode,
    approve: (tx, now, result) => requirePreviewed(tx, now, result, body?.preview),
    ...(change.write && { write: change.write }),
    ...(found && { found }),
    reply,
  });
  return committed.reply ?? '';
}
