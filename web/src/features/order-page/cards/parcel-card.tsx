import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { shortDate } from '../../../kit/format/dates.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { MoveDialog } from '../loaded-later.ts';
import { specOf } from '../moves/move-specs.ts';
import type { StaffOrder } from '../order-query.ts';

/** The parcel's number and the day of delivery; the number is entered where the chart lets goods be shipped (ADMIN-035). */
export const ParcelCard = withTexts(messages, function ParcelCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('parcel');
  const [open, setOpen] = useState(false);
  const { shippingNumber, deliveredAt } = order;
  const spec = order.allowed.some((event) => event === 'SHIP') ? specOf('SHIP', order.status) : null;
  const rows = [
    ...(shippingNumber === null ? [] : [{ label: t('number'), value: shippingNumber }]),
    ...(deliveredAt === null ? [] : [{ label: t('delivered'), value: shortDate(new Date(deliveredAt)) }]),
  ];
  return (
    <PanelCard
      title={t('title')}
      shows={[shippingNumber, deliveredAt]}
      action={
        spec !== null && (
          <Button kind="quiet" size="panel" onClick={() => setOpen(true)}>
            {t('save')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? <SmallText>{t('none')}</SmallText> : <KeyValues rows={rows} />}
      {open && spec !== null && <MoveDialog order={order} spec={spec} onClose={() => setOpen(false)} />}
    </PanelCard>
  );
});
