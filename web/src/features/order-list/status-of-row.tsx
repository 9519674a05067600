import { isOrderStatus, panelName, shopStatusNames, toneOf } from '@app/machines/order';
import type { ShopStatus } from '@app/machines/order';
import { StatusDot } from '../../kit/elements/badge.tsx';
import { Span } from '../../kit/elements/box.tsx';

/** A row's status as dot and the panel's name (a shop's own where it is given), which truncates in one line where the cell is too narrow. */
export function StatusOfRow({ status, shopStatus }: { status: string; shopStatus?: string | null }) {
  const known = isOrderStatus(status);
  const ofShop = shopStatus == null ? undefined : shopStatusNames[shopStatus as ShopStatus];
  const name = ofShop ?? (known ? panelName(status) : status);
  return (
    <StatusDot tone={known ? toneOf(status, 'staff') : 'waiting'} maxWidth="full" title={name}>
      <Span overflow="hidden" textOverflow="ellipsis">
        {name}
      </Span>
    </StatusDot>
  );
}
