import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../../../api/settings.ts';
import { useSheet } from '../../../api/use-sheet.ts';
import { Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import type { KeyHint } from '../../../kit/table/key-hints.tsx';
import { Freshness } from '../../../kit/query/freshness.tsx';
import { useListPages } from '../../../kit/table/list-pages.ts';
import { changed, useQueriedSearch } from '../../../kit/table/list-search.ts';
import { PagedList } from '../../../kit/table/paged-list.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { useKeys } from '../../../kit/use-keys.ts';
import { Texts } from '../../../texts/texts.tsx';
import { SettleDialog } from '../loaded-later.ts';
import { RefundDetails } from './refund-details.tsx';
import { isFiltered, RefundFilters } from './refund-filters.tsx';
import { messages as registerMessages } from './refund-register.messages.ts';
import { RefundCard, useRefundColumns } from './refund-rows.tsx';
import type { Settled } from './refund-rows.tsx';
import { RefundTiles } from './refund-tiles.tsx';
import { refundsKey, refundsQuery, refundsQueryOf, tabOf } from './refunds-query.ts';
import type { Listed } from './refunds-query.ts';
import type { RefundsSearch } from './refunds-search.ts';
import { messages } from './refunds.messages.ts';

const catalogue = { ...messages, ...registerMessages };

type Props = { area: string; search: RefundsSearch; onSearch: (search: RefundsSearch) => void };

/** What goes back of all orders' money, until each sum is settled (F049). */
export function RefundsPage(props: Props) {
  return (
    <Texts of={catalogue}>
      <Content {...props} />
    </Texts>
  );
}

function Content({ area, search, onSearch }: Props) {
  const t = useTranslations('refundRegister');
  const { queried, pending } = useQueriedSearch(search);
  const query = useQuery(refundsQuery(queried));
  const pages = useListPages();
  const [settled, settle] = useState<Settled | null>(null);
  const sheet = useSheet(() => toast('refused', t('failed')));
  const hrefOf = ({ order }: Listed) => `/${area}/orders/${order.slug}`;
  const [open, setOpen] = useState<string | null>(null);
  const columns = useRefundColumns({ open, onOpen: setOpen, onSettle: settle });
  const { after: _page, ...filters } = search;
  const tab = tabOf(search);
  const save = () =>
    void sheet.save('listRefunds', { ...refundsQueryOf(filters, tab), format: 'xlsx' }, 'zwroty.xlsx');
  useKeys<'refunds'>({ e: save });
  const { settings } = useSettings();
  const hints: readonly KeyHint[] = [
    [['J', 'K'], t('hint.row')],
    [['Enter'], t('hint.open')],
    [['E'], t('hint.save')],
    [['?'], t('hint.all')],
  ];
  const narrowed = isFiltered(filters) || (tab !== 'open' && query.data?.sums.length !== 0);
  const chosen = filters.currencies?.split(',');
  const sums = query.data?.sums.filter(({ currency }) => chosen?.includes(currency) !== false);
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap" gap="2">
          <PageTitle>{t('title')}</PageTitle>
          <Row gap="4" flexWrap="wrap">
            <Freshness query={query} />
            <Button size="panel" icon={Download} busy={sheet.written !== null} onClick={save}>
              {sheet.written === null ? t('download') : t('downloading', { kilobytes: sheet.written })}
            </Button>
          </Row>
        </Row>
        <RefundTiles
          sums={sums}
          now={query.dataUpdatedAt}
          tab={tab}
          dated={filters.dateFrom !== undefined || filters.dateTo !== undefined}
          onChoose={(state) => onSearch(changed(filters, { tab: state === 'open' ? '' : state }))}
        />
        <RefundFilters search={filters} sums={query.data?.sums} onChange={onSearch} />
        <Card mt="3" overflow="clip" aria-busy={query.isPlaceholderData || pending}>
          <PagedList
            query={query}
            pages={pages}
            itemsOf={(page) => page.refunds}
            caption={t('caption')}
            columns={columns}
            keyOf={({ id }) => id}
            card={(refund) => <RefundCard refund={refund} open={open} onOpen={setOpen} onSettle={settle} />}
            more={{
              key: open,
              of: (refund) => <RefundDetails refund={refund} href={hrefOf(refund)} onSettle={settle} />,
            }}
            empty={
              <EmptyState
                title={narrowed ? t('none') : t('noneOpen')}
                text={narrowed ? t('noneText') : t('noneOpenText')}
                action={
                  <Button size="panel" onClick={() => onSearch(narrowed ? {} : { tab: 'paid_out' })}>
                    {narrowed ? t('clear') : t('showPaidOut')}
                  </Button>
                }
              />
            }
            words={{ failed: t('failed'), lookFurther: t('lookFurther') }}
            {...(settings.keys && { hints })}
          />
        </Card>
        <SmallText mt="4">{t('zloty')}</SmallText>
      </OneColumn>
      {settled !== null && (
        <SettleDialog
          order={settled.refund.order}
          {...settled}
          reread={refundsKey}
          onClose={() => settle(null)}
        />
      )}
    </>
  );
}
