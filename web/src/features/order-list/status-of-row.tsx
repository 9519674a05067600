import {
  isOrderStatus,
  isTransient,
  panelName,
  salesmanAudience,
  shopStatusNames,
  toneOf,
} from '@app/machines/order';
import type { ShopStatus, Tone } from '@app/machines/order';
import { StatusDot } from '../../kit/elements/badge.tsx';
import { Span } from '../../kit/elements/box.tsx';
import type { OrderRow } from './orders-query.ts';

type Props = { order: Pick<OrderRow, 'status' | 'shopStatus' | 'salesChannel'>; staff: boolean };

/** A salesman's own tone, where the channel has one; a list does not fail over a status that has none. */
function toneOfRow({ order, staff }: Props): Tone {
  if (!isOrderStatus(order.status) || isTransient(order.status)) return 'waiting';
  return toneOf(order.status, staff ? 'staff' : (salesmanAudience(order) ?? 'staff'));
}

/** A row's status as dot and the panel's name (for a shop its own, where there is one), which truncates in one line where the cell is too narrow. */
export function StatusOfRow({ order, staff }: Props) {
  const { status, shopStatus } = order;
  const ofShop = staff || shopStatus === null ? undefined : shopStatusNames[shopStatus as ShopStatus];
  const name = ofShop ?? (isOrderStatus(status) ? panelName(status) : status);
  return (
    <StatusDot tone={toneOfRow({ order, staff })} maxWidth="full" title={name}>
      <Span overflow="hidden" textOverflow="ellipsis">
        {name}
      </Span>
    </StatusDot>
  );
}
