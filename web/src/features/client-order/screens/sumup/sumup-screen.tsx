import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { GoodsTable } from '../../parts/goods-table.tsx';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { consentsQuery } from '../../queries/consents.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { ConfirmSummary } from './confirm-summary.tsx';
import { CostSection } from './cost-section.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './sumup.messages.ts';

/** The offer read over: goods, costs, consents. */
export const SumupScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('sumup');
  const consents = useQuery(consentsQuery(order.slug));
  return (
    <>
      <ScreenHead screen={screen} />
      <GoodsTable order={order} />
      <CostSection order={order} />
      <Loaded query={consents} failedTitle={t('consentsFailed')} rows={6}>
        {(data) => (
          <ConfirmSummary
            order={order}
            consents={data.consents.filter(({ place }) => place === 'summary')}
            back={<BackLink order={order}>{t('back')}</BackLink>}
          />
        )}
      </Loaded>
      <Box>
        <CancelOrder order={order} />
      </Box>
    </>
  );
}
