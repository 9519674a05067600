import { mayDo } from '@app/machines/contract';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '../../../api/session.ts';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { weekday } from '../../../kit/format/dates.ts';
import { lazily } from '../../../kit/lazily.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Freshness } from '../../../kit/query/freshness.tsx';
import { useQueriedSearch } from '../../../kit/table/list-search.ts';
import { useKeys } from '../../../kit/use-keys.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages as orderList } from '../order-list.messages.ts';
import { useAge } from '../use-age.ts';
import { DashboardFilters } from './dashboard-filters.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import type { Dashboard } from './dashboard-query.ts';
import type { DashboardSearch } from './dashboard-search.ts';
import { messages } from './dashboard.messages.ts';
import { DaysCard } from './days-card.tsx';
import { LabelStrip } from './label-strip.tsx';
import { MyTasksCard } from './my-tasks-card.tsx';
import { PhasesCard } from './phases-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { RefundsCard } from './refunds-card.tsx';

// Below what waits.
const ProvidersCard = lazily(async () => (await import('./providers-card.tsx')).ProvidersCard);

type Props = {
  area: string;
  user: User;
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
};

const catalogue = { ...orderList, ...messages };

/** In ten seconds: what waits for staff, what is late, and what is broken outside. */
export function DashboardPage(props: Props) {
  return (
    <Texts of={catalogue}>
      <Cards {...props} />
    </Texts>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 338px' },
    alignItems: 'start',
    gap: '4',
    mt: '4',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', minWidth: '0' },
  },
});

function Cards({ area, user, search, onSearch }: Props) {
  const t = useTranslations('dashboard');
  const { queried } = useQueriedSearch(search);
  const query = useQuery(dashboardQuery(queried));
  const readsOrders = mayDo(user.roles, 'readEveryOrder');
  const { data } = query;
  const refresh = () => void query.refetch();
  useKeys<'dashboard'>({ r: refresh });
  const { after: _page, ...filters } = search;
  const choose = (manualType: string) => {
    const { manualType: _before, ...others } = filters;
    onSearch(manualType === '' ? others : { ...others, manualType });
  };
  const whole = Object.keys(filters).length === 0;
  const part = <Name extends keyof Dashboard>(
    name: Name,
    title: string,
    card: (value: NonNullable<Dashboard[Name]>) => ReactNode,
  ) => {
    const value = data?.[name];
    if (value != null) return card(value as NonNullable<Dashboard[Name]>);
    return (
      <PanelCard title={title} first>
        {data === undefined && !query.isError ? (
          <SkeletonRows rows={4} />
        ) : (
          <FailedState title={t('failed')} onRetry={refresh} />
        )}
      </PanelCard>
    );
  };
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap" gap="2">
          <div>
            <PageTitle>{t('title')}</PageTitle>
            <Summary data={data} whole={whole} now={query.dataUpdatedAt} />
          </div>
          <Row gap="3">
            <Freshness query={query} />
            <Button size="panel" kind="quiet" icon={RefreshCw} busy={query.isFetching} onClick={refresh}>
              {t('refresh')}
            </Button>
          </Row>
        </Row>
        {readsOrders && <DashboardFilters search={filters} data={data} onChange={onSearch} />}
        {data?.labels == null ? (
          <Box mt="4">{part('labels', t('labels'), () => null)}</Box>
        ) : (
          <LabelStrip
            labels={data.labels}
            now={query.dataUpdatedAt}
            chosen={search.manualType}
            onChoose={readsOrders ? choose : null}
          />
        )}
        <Columns>
          <div>
            {readsOrders && (
              <QueueCard area={area} query={query} whole={whole} asked={JSON.stringify(queried)} />
            )}
            {part('days', t('days'), (days) => (
              <DaysCard days={days} />
            ))}
          </div>
          <div>
            {mayDo(user.roles, 'manageTasks') && <MyTasksCard area={area} userId={user.id} />}
            {part('phases', t('phases'), (phases) => (
              <PhasesCard phases={phases} listHref={readsOrders ? `/${area}/orders` : null} />
            ))}
            {readsOrders &&
              part('refunds', t('refunds'), (refunds) => (
                <RefundsCard area={area} refunds={refunds} now={query.dataUpdatedAt} />
              ))}
            {readsOrders &&
              part('providers', t('providers'), (providers) => (
                <ProvidersCard area={area} providers={providers} />
              ))}
          </div>
        </Columns>
      </OneColumn>
    </>
  );
}

/** The day, how many orders wait, and how long the first of them has. */
function Summary({ data, whole, now }: { data: Dashboard | undefined; whole: boolean; now: number }) {
  const t = useTranslations('dashboard');
  const age = useAge(now);
  if (data === undefined) return null;
  const day = weekday(new Date(now));
  const { orders, waiting: count } = data;
  const first = whole ? orders?.[0] : undefined;
  const said =
    count === null
      ? t('today', { day })
      : first === undefined || count === 0
        ? t('waiting', { day, count })
        : t('waitingSince', { day, count, longest: age(new Date(first.lastOrderStateCreatedAt)) });
  return <SmallText mt="1">{said}</SmallText>;
}
