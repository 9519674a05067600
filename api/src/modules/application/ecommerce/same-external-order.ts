import { hash } from 'node:crypto';
import { loadExternalOrder, type Order } from '@app/db';
import type { BodyOf } from '@app/machines/contract';
import { ApiError } from '../../../kernel/errors.ts';
import { clientUrl } from '../../../kernel/client-url.ts';
import type { Ports } from '../../../kernel/ports.ts';

/** The same content however its keys are ordered. */
const inOrder = (_: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** A digest of what a shop sent of an order, as far as the contract knows its fields. */
export const contentOf = (body: BodyOf<'createEcommerceOrder'>): string =>
  hash(
    'sha256',
    JSON.stringify({ ...body, external_order_id: body.external_order_id.trim() }, inOrder),
    'hex',
  );

/** 409: the shop's number means an order of other content, or of content that an older release did not keep. */
const otherContent = (ports: Ports, order: Order): ApiError =>
  new ApiError(409, {
    error: 'Zamówienie o tym numerze już istnieje i ma inną treść.',
    code: 'external_order',
    detail:
      'This external_order_id belongs to an order that was created from other data; it is named by redirect_url. Another order needs another number.',
    slug: order.slug,
    siemens_id: order.number,
    status: order.status,
    redirect_url: clientUrl(ports, order),
  });

/** The order that the shop means by its number, made from the same content; null where there is none. Other content is 409. */
export async function sameExternalOrder(
  ports: Ports,
  shopId: string,
  body: BodyOf<'createEcommerceOrder'>,
): Promise<Order | null> {
  const number = { shopId, externalOrderId: body.external_order_id };
  const known = await loadExternalOrder(ports.db, number, contentOf(body));
  if (known !== null && !known.sameContent) throw otherContent(ports, known.order);
  return known?.order ?? null;
}
