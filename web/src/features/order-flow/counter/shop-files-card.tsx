import { phaseOf } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { FileRows } from '../../../kit/files/file-rows.tsx';
import { UploadForm } from '../../../kit/files/upload-form.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import type { Order } from '../queries/order-query.ts';
import { shopFilesQuery, useReadAdded } from '../queries/shop-files.ts';

/** What the shop has added to the order, with the way to add more until it is over. */
export function ShopFilesCard({ order }: { order: Order }) {
  const t = useTranslations('shopOrder');
  const query = useQuery(shopFilesQuery(order.slug));
  const readAdded = useReadAdded(order.slug);
  const count = query.data?.attachments.length;
  return (
    <PanelCard title={t('files')} {...(count !== undefined && { count })}>
      <Loaded query={query} failedTitle={t('filesFailed')} rows={2}>
        {({ attachments }) =>
          attachments.length === 0 ? <SmallText>{t('noFiles')}</SmallText> : <FileRows files={attachments} />
        }
      </Loaded>
      {phaseOf(order.status) !== 'closed' && (
        <UploadForm slug={order.slug} call="shopAddAttachment" onSent={readAdded} />
      )}
    </PanelCard>
  );
}
