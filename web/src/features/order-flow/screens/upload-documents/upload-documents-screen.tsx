import { holds } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { Facts } from '../../../../kit/elements/facts.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import { FileRows } from '../../../../kit/files/file-rows.tsx';
import type { OrderFile } from '../../../../kit/files/file-rows.tsx';
import { messages as files } from '../../../../kit/files/files.messages.ts';
import { UploadForm } from '../../../../kit/files/upload-form.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { OrderDetails } from '../../parts/order-details.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { shopFilesQuery, useReadAdded } from '../../queries/shop-files.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { messages } from './upload-documents.messages.ts';

const scans: readonly OrderFile['type'][] = ['contract', 'contract_with_guarantee', 'signed_agreement'];

/** How it stands with the scan of a paper agreement: the newest that may be used decides, else the newest of all. */
function scanOf(added: readonly OrderFile[]): 'missing' | 'added' | 'waits' | 'blocked' {
  const found = added.filter(({ type }) => scans.includes(type));
  if (found.some(({ scan }) => scan === null || scan === 'clean')) return 'added';
  const [newest] = found;
  if (newest === undefined) return 'missing';
  return newest.scan === 'waiting' ? 'waits' : 'blocked';
}

const words = {
  missing: 'scanMissing',
  added: 'scanAdded',
  waits: 'scanWaits',
  blocked: 'scanBlocked',
} as const;

/** The documents of a signed agreement: a paper one needs its scan, and all are sent at once. */
export const UploadDocumentsScreen = withTexts({ ...files, ...messages }, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('uploadDocuments');
  const { slug } = order;
  const send = useOrderAction('shopSendDocuments', order);
  const query = useQuery(shopFilesQuery(slug));
  const readAdded = useReadAdded(slug);
  // The list may have the file before the order was read that has it: sent over that one, the documents would be refused.
  const [adding, setAdding] = useState(false);
  const added = query.data?.attachments ?? [];
  const online = order.facts.signedAgreementStored || holds('electronicSignature', order.facts);
  const scan = scanOf(added);
  return (
    <>
      <ScreenHead screen={screen} />
      {online ? <Note>{t('online')}</Note> : <Facts facts={[{ label: t('scan'), value: t(words[scan]) }]} />}
      <Section title={t('title')}>
        <Card padded>
          <Loaded query={query} failedTitle={t('failed')} rows={2}>
            {({ attachments }) =>
              attachments.length === 0 ? <SmallText>{t('none')}</SmallText> : <FileRows files={attachments} />
            }
          </Loaded>
          <UploadForm slug={slug} call="shopAddAttachment" onSent={readAdded} onBusy={setAdding} />
        </Card>
        <ErrorLine id="documents-error">{send.errors['file'] ?? null}</ErrorLine>
        <SmallText>{t('next')}</SmallText>
      </Section>
      <OrderDetails order={order} />
      <Actions>
        <BackLink order={order}>{t('back')}</BackLink>
        <Button
          kind="primary"
          disabled={adding || (!online && scan !== 'added')}
          busy={send.busy}
          onClick={() => void send.send({})}
        >
          {t('send')}
        </Button>
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
