import { hardSpaces } from '@app/machines/rules';
import { screenOf } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { withSum } from '../parts/with-sum.ts';
import type { Order } from '../queries/order-query.ts';

/** What the order's client reads on his own device at this moment. */
export function ClientsView({ order }: { order: Order }) {
  const t = useTranslations('counter');
  const seen = withSum(screenOf(order.status, order.facts, 'client'), order);
  return (
    <Card padded textStyle="small">
      <Box color="ink.muted">{t('clientSees')}</Box>
      <Box mt="1" fontWeight="medium">
        {hardSpaces(seen.title)}
      </Box>
    </Card>
  );
}
