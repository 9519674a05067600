import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronUp, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { PageTitle, SmallText } from '../../kit/elements/heading.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { UpLink } from '../../kit/elements/up-link.tsx';
import { shortDate } from '../../kit/format/dates.ts';
import { pln } from '../../kit/format/money.ts';
import type { placeInList } from '../../kit/table/listed.ts';
import { AttendantField } from './attendant-field.tsx';
import type { StaffOrder } from './order-query.ts';
import { useClientLink } from './use-client-link.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { base: 'stretch', lg: 'flex-end' },
    justifyContent: 'space-between',
    gap: { base: '4', lg: '12' },
    mt: '2',
  },
});

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '2px 24px', lg: '8' },
    textStyle: 'small',
    whiteSpace: 'nowrap',
    '& dt': { color: 'ink.muted' },
    '& dd': { m: '0', textStyle: 'body', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
});

type Props = {
  order: StaffOrder;
  listHref: string;
  /** Where it stands in the list that it was opened from. */
  place: ReturnType<typeof placeInList>;
  onOrder: (slug: string) => void;
  /** When the order was read. */
  freshness: ReactNode;
};

/** Number and company, the way back, and the figures by which an order is known. */
export function OrderHead({ order, listHref, place, onOrder, freshness }: Props) {
  const t = useTranslations('orderPage');
  const figures = [
    [t('price'), order.price === null ? t('unknown') : pln(order.price)],
    [t('instalment'), order.installmentValue === null ? t('unknown') : pln(order.installmentValue)],
    [t('channel'), t(`channelName.${order.salesChannel}`)],
  ] as const;
  return (
    <>
      <Row justifyContent="space-between" flexWrap="wrap" rowGap="0">
        <UpLink href={place?.href ?? listHref}>{t('back')}</UpLink>
        <Row gap={{ base: '0', md: '4' }} ml="auto">
          <Span display={{ base: 'none', md: 'inline' }}>{freshness}</Span>
          <ClientLink slug={order.slug} />
          {place !== null && <Beside place={place} onOrder={onOrder} />}
        </Row>
      </Row>
      <Line>
        <Box minWidth="0">
          <PageTitle>{t('title', { number: order.siemensId })}</PageTitle>
          <Kept order={order} />
          <SmallText overflow="hidden" textOverflow="ellipsis">
            {order.companyAttributes?.name ?? order.shopAttributes.name}
          </SmallText>
        </Box>
        <Figures>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t('attendant')}</dt>
            <dd>
              <AttendantField order={order} />
            </dd>
          </div>
        </Figures>
      </Line>
    </>
  );
}

/** Says that the order's data are gone, or only stored. */
function Kept({ order: { erasedAt, restrictedAt } }: { order: StaffOrder }) {
  const t = useTranslations('orderPage');
  if (erasedAt !== null)
    return <Badge meaning="refused">{t('erased', { at: shortDate(new Date(erasedAt)) })}</Badge>;
  if (restrictedAt === null) return null;
  return <Badge meaning="waiting">{t('restricted', { at: shortDate(new Date(restrictedAt)) })}</Badge>;
}

/** Copies the client's link. */
function ClientLink({ slug }: { slug: string }) {
  const t = useTranslations('tabs');
  const copy = useClientLink(slug);
  return <IconButton icon={Link2} label={t('copy')} onClick={copy} />;
}

type BesideProps = { place: NonNullable<Props['place']>; onOrder: Props['onOrder'] };

/** The place in the list, and the orders before and after it. */
function Beside({ place, onOrder }: BesideProps) {
  const t = useTranslations('tabs');
  const { previous, next } = place;
  return (
    <Row gap={{ base: '0', md: '2' }} textStyle="small" color="ink.muted" whiteSpace="nowrap">
      <Span fontVariantNumeric="tabular-nums">{t('place', { place: place.place, count: place.count })}</Span>
      <IconButton
        icon={ChevronUp}
        label={t('previous')}
        disabled={previous === null}
        onClick={() => previous !== null && onOrder(previous)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('next')}
        disabled={next === null}
        onClick={() => next !== null && onOrder(next)}
      />
    </Row>
  );
}
