import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Span } from '../../kit/elements/box.tsx';
import { showWhole } from '../../kit/table/filters.tsx';
import { withTexts } from '../../texts/texts.tsx';
import { historyRows } from './cards/history-rows.ts';
import { orderCommentsQuery } from './comments/comments-query.ts';
import { messages } from './data/data.messages.ts';
import { lifeQuery } from './data/record-queries.ts';
import { filesQuery } from './order-query.ts';
import type { StaffOrder } from './order-query.ts';
import { orderTabs } from './order-search.ts';
import type { OrderTab } from './order-search.ts';

const Line = chakra('nav', {
  base: {
    display: 'flex',
    gap: '6',
    mt: '4',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: '1px solid',
    borderColor: 'line',
    whiteSpace: 'nowrap',
  },
});

const Tab = chakra('button', {
  base: {
    flex: 'none',
    py: '3',
    textStyle: 'small',
    color: 'ink',
    cursor: 'pointer',
    borderBottom: '2px solid transparent',
    '&[aria-current]': { borderColor: 'primary', fontWeight: 'medium' },
  },
});

type Props = { order: StaffOrder; tab: OrderTab; onTab: (tab: OrderTab) => void };

/** How many there are of what a part lists, once its cards have read it. */
function useCounts(order: StaffOrder): Partial<Record<OrderTab, number>> {
  const files = useQuery(filesQuery(order)).data?.attachments.length;
  const moves = useQuery(lifeQuery(order, 'moves')).data?.rows;
  const comments = useInfiniteQuery(orderCommentsQuery(order.id, false)).data?.pages[0]?.counts.comments;
  return {
    payments: order.paymentsAttributes.length,
    ...(files !== undefined && { agreement: files }),
    ...(moves !== undefined && { history: historyRows(moves).length }),
    ...(comments != null && { comments }),
  };
}

/** On a wide screen a way down to a part's cards, on a phone the part that is shown. */
export const OrderTabs = withTexts(messages, function OrderTabs({ order, tab, onTab }: Props) {
  const t = useTranslations('tabs');
  const counts = useCounts(order);
  return (
    <Line aria-label={t('label')} onFocus={showWhole}>
      {orderTabs.map((each) => (
        <Tab
          key={each}
          type="button"
          aria-current={tab === each ? 'true' : undefined}
          onClick={() => onTab(each)}
        >
          {t(each)}
          {(counts[each] ?? 0) > 0 && (
            <Span ml="2" color="ink.muted" fontWeight="regular" fontVariantNumeric="tabular-nums">
              {counts[each]}
            </Span>
          )}
        </Tab>
      ))}
    </Line>
  );
});

const Shown = chakra('div', {
  base: { scrollMarginTop: '16px' },
  variants: {
    hidden: { true: { display: { base: 'none', lg: 'block' } }, false: { display: 'block' } },
  },
});

/** A card of a part; on phones it is there while its part is shown. */
export function Part({ of, tab, children }: { of: OrderTab; tab: OrderTab; children: ReactNode }) {
  return (
    <Shown data-part={of} hidden={tab !== 'all' && tab !== of}>
      {children}
    </Shown>
  );
}

/** Brings a part's first card into view. */
export function showPart(tab: OrderTab): void {
  const part = document.querySelector(`[data-part="${tab}"]`);
  (part ?? document.querySelector('[data-part="all"]'))?.scrollIntoView({ block: 'start' });
}
