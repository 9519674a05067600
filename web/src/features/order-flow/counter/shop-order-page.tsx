import { rows } from 'virtual:account-rows';
import { shopStatusNames, shopStatusOf, toneOf, turnOf } from '@app/machines/order';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { PageTitle } from '../../../kit/elements/heading.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { NextMove } from '../../../kit/order/next-move.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { ClientLink } from '../parts/client-link.tsx';
import { CostSection } from '../parts/cost-section.tsx';
import { GoodsTable } from '../parts/goods-table.tsx';
import { TakeOver } from '../parts/take-over.tsx';
import { orderQuery } from '../queries/order-query.ts';
import type { Order } from '../queries/order-query.ts';
import { useOrderChanges } from '../queries/use-order-changes.ts';
import { ShopCommentsCard } from './shop-comments-card.tsx';
import { ShopCompanyCard } from './shop-company-card.tsx';
import { ShopDeliveryCard } from './shop-delivery-card.tsx';
import { ShopFilesCard } from './shop-files-card.tsx';
import { ShopHistoryCard } from './shop-history-card.tsx';

/** The whole order, or with its summary or its client's link first. */
export type ShopOrderView = 'all' | 'sumup' | 'offerSent';

/** An order in its shop's words: where it stands, whose move it is, and everything that the shop knows of it. */
export function ShopOrderPage({ slug, list, view }: { slug: string; list: string; view: ShopOrderView }) {
  const t = useTranslations('shopOrder');
  const { data: order } = useSuspenseQuery(orderQuery(slug, 'getShopOrder'));
  useOrderChanges(slug, rows.streamShopChanges.path);
  const offer = (
    <Box key="offer" mt="-8">
      <GoodsTable order={order} />
      {order.calculated && <CostSection order={order} />}
    </Box>
  );
  const link = order.allowed.includes('RESEND_OFFER') && (
    <Box key="link" mt={view === 'offerSent' ? '-8' : '0'}>
      <Section title={t('link')}>
        <Box mt="-8">
          <ClientLink slug={slug} />
        </Box>
      </Section>
    </Box>
  );
  return (
    <>
      <PageName name={t('title', { number: order.siemensId })} />
      <Head order={order} />
      <Columns
        left={
          <>
            {view === 'offerSent' ? [link, offer] : [offer, link]}
            <ShopFilesCard order={order} />
            <ShopCommentsCard order={order} />
          </>
        }
        right={
          <>
            <ShopCompanyCard order={order} />
            <ShopDeliveryCard order={order} />
            <ShopHistoryCard order={order} />
          </>
        }
      />
      <Row mt="8">
        <ButtonLink kind="quiet" icon={ArrowLeft} href={list} data-back>
          {t('list')}
        </ButtonLink>
      </Row>
    </>
  );
}

function Head({ order }: { order: Order }) {
  const t = useTranslations('shopOrder');
  const { status, facts, audience } = order;
  const shopStatus = shopStatusOf(status, facts);
  const { salesChannel, financingType } = facts;
  return (
    <Row pt="8" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap" gap="4">
      <Box>
        <PageTitle>{t('title', { number: order.siemensId })}</PageTitle>
        <Row mt="2" gap="6" flexWrap="wrap">
          {shopStatus !== null && (
            <StatusDot tone={toneOf(status, audience)}>{shopStatusNames[shopStatus]}</StatusDot>
          )}
          <Span color="ink.muted">
            {t('next')}: <NextMove order={{ ...order, salesChannel, financingType, turn: turnOf(order) }} />
          </Span>
        </Row>
      </Box>
      <Row gap="2">
        <TakeOver order={order} size="panel" />
        <NextButton order={order} />
      </Row>
    </Row>
  );
}

/** The salesman's own move as the page's one button. */
function NextButton({ order }: { order: Order }) {
  const turn = turnOf(order);
  const { salesChannel, financingType } = order.facts;
  if (turn === null || turn.own === null) return null;
  return <NextMove button order={{ ...order, salesChannel, financingType, turn }} />;
}

const Columns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <Box
    mt="6"
    display="grid"
    gap="4"
    alignItems="start"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
  >
    <Box as="main" display="grid" gap="4" minWidth="0">
      {left}
    </Box>
    <Box display="grid" gap="4" minWidth="0">
      {right}
    </Box>
  </Box>
);
