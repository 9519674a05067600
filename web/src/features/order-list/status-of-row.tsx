import { isOrderStatus, shopStatusNames } from '@app/machines/order';
import type { ShopStatus } from '@app/machines/order';
import { panelNames } from 'virtual:panel-names';
import { StatusDot } from '../../kit/elements/badge.tsx';
import { Span } from '../../kit/elements/box.tsx';
import type { OrderRow } from './orders-query.ts';

type Props = { order: Pick<OrderRow, 'status' | 'shopStatus' | 'tone'>; staff: boolean };

/** A row's status as dot and the panel's name (for a shop its own, where there is one), which truncates in one line where the cell is too narrow. */
export function StatusOfRow({ order, staff }: Props) {
  const { status, shopStatus, tone } = order;
  const ofShop = staff || shopStatus === null ? undefined : shopStatusNames[shopStatus as ShopStatus];
  const name = ofShop ?? (isOrderStatus(status) ? panelNames[status] : status);
  return (
    <StatusDot tone={tone} maxWidth="full" title={name}>
      <Span overflow="hidden" textOverflow="ellipsis">
        {name}
      </Span>
    </StatusDot>
  );
}
