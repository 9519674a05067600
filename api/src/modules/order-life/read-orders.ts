import { loadOrderVersion, type Order } from '@app/db';
import type { OrderWire } from '@app/machines/contract';
import { type CallContext } from '../../kernel/call-context.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import type { Ports } from '../../kernel/ports.ts';
import { findOrder, canRead } from './authorize-order.ts';
import { loadOrderReply } from './order-reply.ts';
import { slugOf, accessContextOf, type AccessContext, userOf } from '../../kernel/access.ts';
import { notModified } from '../../kernel/handlers.ts';

/** What the answer follows from: the order's version, who looks (a salesman sees the numbers of his own orders), and our release. */
const etagOf = (
  ports: Ports,
  { version }: Pick<Order, 'version'>,
  { actor, userId }: AccessContext,
): string => `W/"${version}-${actor === 'salesman' ? userId : actor}-${ports.release}"`;

/** Whether the page has the order's current version; reads nothing else. */
async function isSeen(request: CallContext, access: AccessContext): Promise<boolean> {
  const seen = request.header('if-none-match');
  if (seen === undefined) return false;
  const now = await loadOrderVersion(request.ports.db, slugOf(request));
  return now !== null && etagOf(request.ports, now, access) === seen && canRead(request.ports, access, now);
}

/** Which of the order's personal data the reply holds, by their names on the wire. */
const personalFields = (reply: OrderWire): string[] =>
  (['user_attributes', 'company_attributes'] as const).filter((name) => reply[name] !== null);

/** Writes to the security log that the head office read an order. */
function logReading({ ports, caller, source }: CallContext, reply: OrderWire): void {
  const fields = personalFields(reply);
  const account = userOf(caller).email;
  securityEvent(ports, {
    ...{ event: 'personal_data_read', outcome: 'success', order: reply.id },
    ...{ account, source, fields },
  });
}

/**
 * The order under an ETag; the page that has what would be answered gets 304. Staff always get it whole: tasks and
 * comments have no version.
 */
export async function getOrder(request: CallContext): Promise<OrderWire | typeof notModified> {
  const { ports, setHeader } = request;
  const access = accessContextOf(request);
  if (access.actor === 'admin') {
    const reply = await loadOrderReply(ports.db, (await findOrder(request)).order, access);
    logReading(request, reply);
    return reply;
  }
  const found = (etag: string): void => {
    setHeader('Cache-Control', 'private, no-cache');
    setHeader('ETag', etag);
  };
  if (await isSeen(request, access)) {
    found(request.header('if-none-match') ?? '');
    return notModified;
  }
  const { order } = await findOrder(request);
  found(etagOf(ports, order, access));
  const reply = await loadOrderReply(ports.db, order, access);
  if (access.sold) logReading(request, reply);
  return reply;
}
