import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { Texts } from '../../texts/texts.tsx';
import { AgreementCard } from './cards/agreement-card.tsx';
import { CalculationCard } from './cards/calculation-card.tsx';
import { CompanyCard } from './cards/company-card.tsx';
import { EffectsCard } from './cards/effects-card.tsx';
import { FilesCard } from './cards/files-card.tsx';
import { HistoryCard } from './cards/history-card.tsx';
import { PaymentsCard } from './cards/payments-card.tsx';
import { PeopleCard } from './cards/people-card.tsx';
import { CommentsCard } from './comments/comments-card.tsx';
import { OrderHead } from './order-head.tsx';
import { messages } from './order-page.messages.ts';
import { staffOrderQuery } from './order-query.ts';
import type { StaffOrder } from './order-query.ts';
import { RefundsCard } from './refunds/refunds-card.tsx';
import { StatusCard } from './moves/status-card.tsx';

type Props = { slug: string; listHref: string };

/** Everything of one order, and the way one step on. */
export function OrderPage(props: Props) {
  return (
    <Texts of={messages}>
      <OneColumn wide>
        <Order {...props} />
      </OneColumn>
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

function Order({ slug, listHref }: Props) {
  const t = useTranslations('orderPage');
  const query = useQuery(staffOrderQuery(slug));
  return (
    <Loaded query={query} failedTitle={t('failed')} rows={8}>
      {(order) => (
        <>
          <PageName name={t('name', { number: order.siemensId })} />
          <OrderHead order={order} listHref={listHref} />
          <StatusCard order={order} />
          <Cards order={order} />
        </>
      )}
    </Loaded>
  );
}

function Cards({ order }: { order: StaffOrder }) {
  return (
    <Columns>
      <Column first={false}>
        <CalculationCard order={order} />
        <AgreementCard order={order} />
        <FilesCard order={order} />
        <PaymentsCard order={order} />
        <RefundsCard order={order} />
        <CompanyCard order={order} />
        <PeopleCard order={order} />
      </Column>
      <Column first>
        <CommentsCard orderId={order.id} />
        <HistoryCard order={order} />
        <EffectsCard order={order} />
      </Column>
    </Columns>
  );
}
