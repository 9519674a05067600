import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Span } from '../../../kit/elements/box.tsx';
import { Details, DetailsLine } from '../../../kit/elements/details.ts';
import { Icon } from '../../../kit/elements/icon.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import type { Order } from '../queries/order-query.ts';
import { pln } from '../../../kit/format/money.ts';

/** Loaded when somebody first unfolds it. */
const OrderedGoods = lazy(async () => ({
  default: (await import('./ordered-goods.tsx')).OrderedGoods,
}));

const Frame = chakra(Details, { base: { mt: '8', '& td, & th': { px: '3' } } });

const Line = chakra(DetailsLine, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
    columnGap: '2',
    '& > :last-child': { gridColumn: { base: '2', sm: '3' }, gridRow: { base: '1 / span 2', sm: '1' } },
    py: '3',
    px: { base: '4', md: '6' },
    borderRadius: 'box',
  },
});

/** Everything that is ordered and what it comes to, folded into one line. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTranslations('forms.details');
  const [opened, setOpened] = useState(false);
  return (
    <Frame onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}>
      <Line>
        <Span fontWeight="semibold">{t('title')}</Span>
        <Span color="ink.muted" textStyle="small" fontVariantNumeric="tabular-nums">
          {t('sum', { amount: pln(order.grossPrice) })}
        </Span>
        <Icon of={ChevronDown} />
      </Line>
      {opened && (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <OrderedGoods order={order} />
        </Suspense>
      )}
    </Frame>
  );
}
