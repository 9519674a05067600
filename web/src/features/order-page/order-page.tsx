import { mayDo } from '@app/machines/contract';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../api/answer.ts';
import { sessionQuery } from '../../api/session.ts';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { lazily } from '../../kit/lazily.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { Freshness } from '../../kit/query/freshness.tsx';
import { Texts } from '../../texts/texts.tsx';
import { AgreementCard } from './cards/agreement-card.tsx';
import { ApprovalsCard } from './cards/approvals-card.tsx';
import { CalculationCard } from './cards/calculation-card.tsx';
import { CompanyCard } from './cards/company-card.tsx';
import { FraudsCard } from './cards/frauds-card.tsx';
import { HistoryCard } from './cards/history-card.tsx';
import { ParcelCard } from './cards/parcel-card.tsx';
import { PaymentsCard } from './cards/payments-card.tsx';
import { PeopleCard } from './cards/people-card.tsx';
import { placeInList } from '../../kit/table/listed.ts';
import { messages as dataMessages } from './data/data.messages.ts';
import { ChartCard, CompanyOrdersCard, EffectsCard, OrderReadsCard } from './loaded-later.ts';
import { FailedOrder } from './failed-order.tsx';
import { NoOrder } from './no-order.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderTabs, Part, showPart } from './order-tabs.tsx';
import type { OrderTab } from './order-search.ts';
import { useOrderKeys } from './use-order-keys.ts';
import { FilesCard } from './files/files-card.tsx';
import { messages } from './order-page.messages.ts';
import { staffOrderQuery } from './order-query.ts';
import type { StaffOrder } from './order-query.ts';
import { OtherViewers } from './other-viewers.tsx';
import { RefundsCard } from './refunds/refunds-card.tsx';
import { StatusCard } from './moves/status-card.tsx';

/** Its form comes after the page stands. */
const CommentsCard = lazily(async () => (await import('./comments/comments-card.tsx')).CommentsCard);

type Props = {
  slug: string;
  listHref: string;
  tab: OrderTab;
  onTab: (tab: OrderTab) => void;
  /** Opens another order of the list. */
  onOrder: (slug: string) => void;
};

/** Everything of one order, and the way one step on. */
export function OrderPage(props: Props) {
  return (
    <Texts of={messages}>
      <Texts of={dataMessages}>
        <OneColumn wide>
          <Order {...props} />
        </OneColumn>
      </Texts>
    </Texts>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    mt: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A column of cards; on phones what lives stands first. */
const Column = chakra('div', {
  base: { display: 'grid', gap: '4', minWidth: '0' },
  variants: { first: { true: { order: { base: '-1', lg: '1' } }, false: { order: '0' } } },
});

function Order({ slug, listHref, tab, onTab, onOrder }: Props) {
  const t = useTranslations('orderPage');
  const query = useQuery(staffOrderQuery(slug));
  const [place] = useState(() => placeInList(slug));
  const choose = (next: OrderTab) => {
    onTab(next);
    // Once the cards of the part are shown.
    requestAnimationFrame(() => showPart(next));
  };
  const { previous = null, next = null } = place ?? {};
  useOrderKeys({
    slug,
    previous: previous === null ? null : () => onOrder(previous),
    next: next === null ? null : () => onOrder(next),
    onTab: choose,
  });
  if (query.error instanceof ApiFailure && query.error.status === 404) return <NoOrder listHref={listHref} />;
  if (query.isLoadingError) {
    const { error } = query;
    return (
      <FailedOrder
        message={(error instanceof ApiFailure ? error.serverMessage : null) ?? error.message}
        listHref={listHref}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined) return <OrderSkeleton />;
  const order = query.data;
  return (
    <>
      <PageName name={t('name', { number: order.siemensId })} />
      <OrderHead {...{ order, listHref, place, onOrder }} freshness={<Freshness query={query} />} />
      <OtherViewers order={order} />
      <div data-part="all" data-moves>
        <StatusCard order={order} />
      </div>
      <OrderTabs order={order} tab={tab} onTab={choose} />
      <Cards order={order} tab={tab} listHref={listHref} />
    </>
  );
}

function Cards({ order, tab, listHref }: { order: StaffOrder; tab: OrderTab; listHref: string }) {
  const part = (of: OrderTab, card: ReactNode) => (
    <Part of={of} tab={tab}>
      {card}
    </Part>
  );
  const { data: user } = useQuery(sessionQuery);
  const seesReads = user != null && mayDo(user.roles, 'seeReads');
  return (
    <Columns>
      <Column first={false}>
        {part('offer', <CalculationCard order={order} />)}
        {part('agreement', <AgreementCard order={order} />)}
        {part('agreement', <FilesCard order={order} />)}
        {part('payments', <PaymentsCard order={order} />)}
        {part('payments', <RefundsCard order={order} />)}
        {part('offer', <CompanyCard order={order} />)}
        {part('offer', <PeopleCard order={order} />)}
        {part('offer', <ApprovalsCard order={order} />)}
        {part('agreement', <ParcelCard order={order} />)}
      </Column>
      <Column first>
        {part('comments', <CommentsCard orderId={order.id} />)}
        {part('history', <HistoryCard order={order} listHref={listHref} />)}
        {seesReads && part('history', <OrderReadsCard number={order.siemensId} />)}
        {part('chart', <ChartCard order={order} />)}
        {part('chart', <EffectsCard order={order} />)}
        {part('offer', <FraudsCard order={order} listHref={listHref} />)}
        {part('offer', <CompanyOrdersCard order={order} listHref={listHref} />)}
      </Column>
    </Columns>
  );
}
