import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { askApi } from '../../../../api/call-api.ts';
import { callOf } from '../../queries/call-of.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { CompanyFormBody } from './company-form-body.tsx';
import { readLocally } from './local-copy.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './company-form.messages.ts';

/** The company form, begun with what was saved last. */
export const CompanyFormScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('companyForm');
  const { slug } = order;
  const draft = useQuery({
    queryKey: ['company-details', slug],
    queryFn: async ({ signal }) => {
      const [saved, copy] = await Promise.all([
        askApi(callOf('getCompanyDetails', order), { params: { slug }, signal }),
        readLocally(slug),
      ]);
      return { saved, copy };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <>
      <Loaded query={draft} failedTitle={t('failedTitle')} waiting={<FormSkeleton />}>
        {(loaded) => <CompanyFormBody order={order} screen={screen} {...loaded} />}
      </Loaded>
      {/* A client has his browser's Back (F126); at the counter it leads to the page before. */}
      {order.audience !== 'client' && <BackLink order={order}>{t('back')}</BackLink>}
      <CancelOrder order={order} />
    </>
  );
}
