import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { askApi } from '../../../../api/call-api.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { CopyLink } from './copy-link.tsx';
import { VerificationForm } from './verification-form.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './bank-verification.messages.ts';

/** The client proves who he is in his bank: he logs in there, or sends 1 PLN. */
export const BankVerificationScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('bankVerification');
  const { slug } = order;
  const banks = useQuery({
    queryKey: ['verification-channels', slug],
    queryFn: ({ signal }) => askApi('getVerificationChannels', { params: { slug }, signal }),
  });
  return (
    <>
      <ScreenHead screen={screen} />
      <Loaded query={banks} failedTitle={t('failedTitle')} rows={6}>
        {({ channels, persons }) => (
          <VerificationForm
            order={order}
            channels={channels}
            persons={persons}
            back={<BackLink order={order}>{t('back')}</BackLink>}
          />
        )}
      </Loaded>
      <CopyLink slug={slug} until={order.deadlineAt} />
      <CancelOrder order={order} />
    </>
  );
}
