import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSheet } from '../../api/use-sheet.ts';
import { Row } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { Card, Note } from '../../kit/elements/card.tsx';
import { EmptyState } from '../../kit/elements/empty-state.tsx';
import { PageTitle, SmallText } from '../../kit/elements/heading.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { Freshness } from '../../kit/query/freshness.tsx';
import { useListPages } from '../../kit/table/list-pages.ts';
import { useQueriedSearch } from '../../kit/table/list-search.ts';
import { PagedList } from '../../kit/table/paged-list.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { withTexts } from '../../texts/texts.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { ReadFilters } from './read-filters.tsx';
import { ReadCard, useReadColumns } from './read-rows.tsx';
import { messages } from './reads.messages.ts';
import { readsQuery, readsQueryOf } from './reads-query.ts';
import type { ReadsSearch } from './reads-search.ts';

type Props = { search: ReadsSearch; onSearch: (search: ReadsSearch) => void };

/** Who read what of clients, and what of it was unusual. */
export const ReadsPage = withTexts(messages, function ReadsPage({ search, onSearch }: Props) {
  const t = useTranslations('reads');
  const { queried, pending } = useQueriedSearch(search);
  const { dateFrom = '', dateTo = '' } = queried;
  const inOrder = dateFrom === '' || dateTo === '' || dateFrom <= dateTo;
  const query = useQuery({ ...readsQuery(queried), enabled: inOrder });
  const pages = useListPages();
  const columns = useReadColumns();
  const sheet = useSheet(() => toast('refused', t('failed')));
  const { after: _after, ...filters } = queried;
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap" gap="2">
          <PageTitle>{t('title')}</PageTitle>
          <Row gap="4" flexWrap="wrap">
            <Freshness query={query} />
            <Button
              size="panel"
              icon={Download}
              busy={sheet.written !== null}
              disabled={!inOrder}
              onClick={() => void sheet.save('exportReads', readsQueryOf(filters), 'odczyty.csv')}
            >
              {sheet.written === null ? t('download') : t('downloading', { kilobytes: sheet.written })}
            </Button>
          </Row>
        </Row>
        <SmallText>{t('lead')}</SmallText>
        <AlertsCard onSearch={onSearch} />
        <ReadFilters search={search} reader={query.data?.reader?.fullName ?? null} onChange={onSearch} />
        {!inOrder && <Note meaning="refused">{t('reversed')}</Note>}
        <Card mt="3" overflow="clip" aria-busy={query.isPlaceholderData || pending}>
          <PagedList
            query={query}
            pages={pages}
            itemsOf={({ reads }) => reads}
            caption={t('caption')}
            columns={columns}
            keyOf={({ id }) => id}
            card={(read) => <ReadCard read={read} />}
            empty={<EmptyState title={t('none')} text={t('noneText')} />}
            words={{ failed: t('failed'), lookFurther: t('lookFurther') }}
          />
        </Card>
      </OneColumn>
    </>
  );
});
