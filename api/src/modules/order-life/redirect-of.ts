import type { Order } from '@app/db';
import { waitOf } from '@app/machines/order';

/** The bank's page to which the client has to go, only while the bank is waited for. A signer's link is his alone. */
export const redirectOf = (order: Order): string | null =>
  waitOf(order) === 'bank' ? order.redirectUrl : null;
