import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { GoodsTable } from '../../parts/goods-table.tsx';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { SkeletonRows } from '../../../../kit/elements/skeleton.tsx';
import { consentsQuery } from '../../queries/consents.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { CostSection } from '../../parts/cost-section.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './sumup.messages.ts';

// The form loads while its consents are asked for; the goods and costs above wait for neither.
const loading = import('./confirm-summary.tsx');
const ConfirmSummary = lazy(async () => ({ default: (await loading).ConfirmSummary }));

const waiting = (
  <Card>
    <SkeletonRows rows={6} />
  </Card>
);

/** The offer read over: goods, costs, consents. */
export const SumupScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('sumup');
  const consents = useQuery(consentsQuery(order));
  return (
    <>
      <ScreenHead screen={screen} />
      <GoodsTable order={order} />
      <CostSection order={order} decides />
      <Suspense fallback={waiting}>
        <Loaded query={consents} failedTitle={t('consentsFailed')} rows={6}>
          {(data) => (
            <ConfirmSummary
              order={order}
              consents={data.consents.filter(({ place }) => place === 'summary')}
              back={<BackLink order={order}>{t('back')}</BackLink>}
            />
          )}
        </Loaded>
      </Suspense>
      <Box>
        <CancelOrder order={order} />
      </Box>
    </>
  );
}
