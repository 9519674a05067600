import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { Texts } from '../../../texts/texts.tsx';
import { filesQuery, staffOrderKey } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';
import { messages } from '../../../kit/files/files.messages.ts';
import { FileRows } from '../../../kit/files/file-rows.tsx';
import { UploadForm } from '../../../kit/files/upload-form.tsx';

/** The documents and pictures of the order, with the way to add one (ADMIN-027, 037). */
export function FilesCard({ order }: { order: StaffOrder }) {
  return (
    <Texts of={messages}>
      <Card order={order} />
    </Texts>
  );
}

function Card({ order }: { order: StaffOrder }) {
  const t = useTranslations('files');
  const client = useQueryClient();
  const query = useQuery(filesQuery(order));
  const files = query.data?.attachments ?? [];
  return (
    <PanelCard
      title={t('title')}
      shows={query.data}
      {...(query.data === undefined ? {} : { count: files.length })}
    >
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && files.length === 0 && <SmallText>{t('none')}</SmallText>}
      <FileRows files={files} />
      <UploadForm
        slug={order.slug}
        onSent={() => client.invalidateQueries({ queryKey: staffOrderKey(order.slug) })}
      />
    </PanelCard>
  );
}
