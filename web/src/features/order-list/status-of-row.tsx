import { isOrderStatus, panelName, phaseOf, shopStatusNames } from '@app/machines/order';
import type { OrderStatus, ShopStatus } from '@app/machines/order';
import { StatusDot } from '../../kit/elements/badge.tsx';
import { Span } from '../../kit/elements/box.tsx';

/** A status's colour in lists: green when over well, red when refused, amber while a person's decision is awaited. */
function meaningOf(status: OrderStatus) {
  if (status === 'finished' || status === 'delivered') return 'done';
  if (status === 'canceled' || /rejected/.test(status)) return 'refused';
  if (/manual$|ready_for_siemens/.test(status)) return 'waiting';
  return phaseOf(status) === 'offer' ? 'idle' : 'current';
}

/** A row's status as dot and the panel's name (a shop's own where it is given), which truncates in one line where the cell is too narrow. */
export function StatusOfRow({ status, shopStatus }: { status: string; shopStatus?: string | null }) {
  const known = isOrderStatus(status);
  const ofShop = shopStatus == null ? undefined : shopStatusNames[shopStatus as ShopStatus];
  const name = ofShop ?? (known ? panelName(status) : status);
  return (
    <StatusDot meaning={known ? meaningOf(status) : 'idle'} maxWidth="full" title={name}>
      <Span overflow="hidden" textOverflow="ellipsis">
        {name}
      </Span>
    </StatusDot>
  );
}
