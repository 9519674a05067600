import { orderFlagNames } from '@app/machines/order';
import { formatAmount, fromDecimal } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { Badge } from '../../kit/elements/badge.tsx';
import { Anchor, ForScreenReader, Span } from '../../kit/elements/box.tsx';
import { initials } from '../../kit/format/initials.ts';
import { shortTime } from '../../kit/format/dates.ts';
import type { OrderRow } from './orders-query.ts';
import { useAge } from './use-age.ts';

/** An amount without the currency, which stands in the header. */
export const figures = (amount: string | null) => (amount === null ? '–' : formatAmount(fromDecimal(amount)));

/** Where an order's page is; null where the reader has none. */
export type HrefOf = (order: OrderRow) => string | null;

/** The number names the row and, where the order has a page, leads there. */
export function OrderNumber({ order, hrefOf }: { order: OrderRow; hrefOf: HrefOf }) {
  const href = hrefOf(order);
  if (href === null) return <Span fontWeight="medium">{order.siemensId}</Span>;
  return (
    <Anchor
      href={href}
      fontWeight="medium"
      color="ink"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
    >
      {order.siemensId}
    </Anchor>
  );
}

/** For how long an order has rested in its status, in the largest whole unit. */
export const Waits = ({ since, now }: { since: Date; now: number }) => useAge(now)(since);

const Initials = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'round',
    bg: 'surface.hover',
    textStyle: 'caption',
    fontWeight: 'semibold',
    verticalAlign: 'middle',
  },
  variants: {
    nobody: {
      true: { bg: 'transparent', border: '1px dashed', borderColor: 'line.control', color: 'ink.muted' },
    },
  },
});

/** Who attends to an order by the initials, the name read aloud. */
export function Attendant({ name }: { name: string | null }) {
  const t = useTranslations('orders');
  return (
    <>
      <Initials aria-hidden nobody={name === null}>
        {name === null ? '–' : initials(name)}
      </Initials>
      <ForScreenReader>{name ?? t('noAttendant')}</ForScreenReader>
    </>
  );
}

/** Why an order needs work by hand, in words; undefined where it does not. */
export const flagNames = ({ labels }: Pick<OrderRow, 'labels'>): string | undefined =>
  labels.map((flag) => orderFlagNames[flag]).join(', ') || undefined;

/** The same as badges in one line: a suspicion stands out. */
export function FlagBadges({ order: { labels } }: { order: Pick<OrderRow, 'labels'> }) {
  return labels.map((flag) => (
    <Badge key={flag} mr="1" meaning={flag === 'potential_fraud' ? 'refused' : 'neutral'}>
      {orderFlagNames[flag]}
    </Badge>
  ));
}

/** When a task is due: red once that is past. */
export function TaskDue({ due, now }: { due: Date | null; now: number }) {
  if (due === null) return '–';
  return <Span color={due.getTime() < now ? 'refused' : undefined}>{shortTime(due)}</Span>;
}
