import type { Order } from '@app/db';
import type { Ports } from './ports.ts';

/** The client's link: the one place where the slug leaves the system. */
export const clientUrl = (ports: Ports, order: Pick<Order, 'slug'>): string =>
  `${ports.publicUrl()}/orders/${order.slug}`;
