import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Card } from '../../../../kit/elements/card.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import { FileRows } from '../../../../kit/files/file-rows.tsx';
import type { OrderFile } from '../../../../kit/files/file-rows.tsx';
import { UploadForm } from '../../../../kit/files/upload-form.tsx';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { shopFilesQuery, useReadAdded } from '../../queries/shop-files.ts';

const types = ['specification', 'invoice'] as const;
const isOfGoods = ({ type }: OrderFile): boolean => (types as readonly string[]).includes(type);

/** The specifications and pro forma invoices that stand for goods; more of them can be added as long as the order is open. */
export function SpecificationFiles({ slug }: { slug: string }) {
  const t = useTranslations('offerEditor');
  const query = useQuery(shopFilesQuery(slug));
  const readAdded = useReadAdded(slug);
  return (
    <Section title={t('files')} lead={t('filesHelp')}>
      <Card padded>
        <Loaded query={query} failedTitle={t('filesFailed')} rows={1}>
          {({ attachments }) => {
            const files = attachments.filter(isOfGoods);
            return files.length === 0 ? <SmallText>{t('noFiles')}</SmallText> : <FileRows files={files} />;
          }}
        </Loaded>
        <UploadForm slug={slug} call="shopAddAttachment" types={types} onSent={readAdded} />
      </Card>
    </Section>
  );
}
