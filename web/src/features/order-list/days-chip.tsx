import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { Span } from '../../kit/elements/box.tsx';
import { chipStyle } from './chip.ts';
import type { OrdersSearch } from './orders-search.ts';

const Frame = chakra('span', chipStyle);
const Day = chakra('input', {
  base: {
    bg: 'transparent',
    border: '0',
    p: '0',
    color: 'inherit',
    fontFamily: 'body',
    textStyle: 'small',
    width: '112px',
  },
});

/** From which day to which the orders were begun, both included. */
export function DaysChip({
  search,
  onChange,
}: {
  search: OrdersSearch;
  onChange: (change: OrdersSearch) => void;
}) {
  const t = useTranslations('orders');
  const { dateFrom = '', dateTo = '' } = search;
  return (
    <Frame chosen={dateFrom !== '' || dateTo !== ''} cursor="default">
      <Span>{t('days')}</Span>
      <Day
        type="date"
        aria-label={t('dayFrom')}
        value={dateFrom}
        max={dateTo === '' ? undefined : dateTo}
        onChange={(event) => onChange({ dateFrom: event.target.value })}
      />
      <Span aria-hidden>{'–'}</Span>
      <Day
        type="date"
        aria-label={t('dayTo')}
        value={dateTo}
        min={dateFrom === '' ? undefined : dateFrom}
        onChange={(event) => onChange({ dateTo: event.target.value })}
      />
    </Frame>
  );
}
