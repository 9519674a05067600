import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Anchor, Box, Row, Span } from '../../kit/elements/box.tsx';
import { ButtonLink } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { EmptyState } from '../../kit/elements/empty-state.tsx';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { UpLink } from '../../kit/elements/up-link.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { FilterLine, TabChip } from '../../kit/table/filters.tsx';
import { FindBox } from '../../kit/table/find-box.tsx';
import { useListPages } from '../../kit/table/list-pages.ts';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import { PagedList } from '../../kit/table/paged-list.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { withTexts } from '../../texts/texts.tsx';
import { soldNames } from './selling.ts';
import { messages } from './shops.messages.ts';
import { shopQuery, shopsQuery } from './shops-query.ts';
import type { ListedShop } from './shops-query.ts';
import type { ShopsSearch } from './shops-search.ts';

type Props = {
  area: string;
  /** The shop whose child shops are listed; null: all shops. */
  parentId: string | null;
  mayAdd: boolean;
  search: ShopsSearch;
  onSearch: (search: ShopsSearch) => void;
};

/** Milliseconds that what is looked for must rest before it is asked for. */
const rest = 250;

/** Partner shops by name, those of one parent where it is asked for them. */
export const ShopsPage = withTexts(
  messages,
  function ShopsPage({ area, parentId, mayAdd, search, onSearch }: Props) {
    const t = useTranslations('shops');
    const { name: typed, ...others } = search;
    const name = useDebounced(typed, rest);
    const query = useQuery(shopsQuery({ ...others, ...(name !== undefined && { name }) }, parentId));
    const parent = useQuery({ ...shopQuery(parentId ?? ''), enabled: parentId !== null }).data;
    const pages = useListPages();
    const columns = useColumns(area);
    const title = parent === undefined ? t('title') : t('under', { name: parent.name });
    return (
      <>
        <PageName name={title} />
        <OneColumn wide>
          {parent !== undefined && <UpLink href={`/${area}/shops/${parent.id}`}>{parent.name}</UpLink>}
          <Row justifyContent="space-between" flexWrap="wrap" gap="3">
            <PageTitle overflowWrap="anywhere">{title}</PageTitle>
            {mayAdd && parentId === null && (
              <ButtonLink kind="primary" size="panel" icon={Plus} href={`/${area}/shops/new`}>
                {t('add')}
              </ButtonLink>
            )}
          </Row>
          {parentId === null && (
            <>
              <FilterLine tabs label={t('tabsLabel')}>
                {(['active', 'blocked'] as const).map((state) => (
                  <TabChip
                    key={state}
                    chosen={(search.blocked === true) === (state === 'blocked')}
                    count={undefined}
                    onChoose={() =>
                      onSearch({
                        ...(typed !== undefined && { name: typed }),
                        ...(state === 'blocked' && { blocked: true }),
                      })
                    }
                  >
                    {t(`tabs.${state}`)}
                  </TabChip>
                ))}
              </FilterLine>
              <Box mt="3">
                <FindBox
                  label={t('find')}
                  text={typed ?? ''}
                  onText={(text) =>
                    onSearch({
                      ...(search.blocked === true && { blocked: true }),
                      ...(text.trim() !== '' && { name: text }),
                    })
                  }
                />
              </Box>
            </>
          )}
          <Card mt="3" overflow="clip" aria-busy={query.isPlaceholderData}>
            <PagedList
              query={query}
              pages={pages}
              itemsOf={(page) => page.shops}
              count={query.data?.count}
              caption={t('caption')}
              columns={columns}
              keyOf={({ id }) => id}
              card={(row) => (
                <>
                  <NameLink area={area} row={row} />
                  <Span gridColumn="1 / -1" color="ink.muted">
                    {[row.city, soldNames(row.configs)].filter(Boolean).join(', ')}
                  </Span>
                  <Span gridColumn="1 / -1" color="ink.muted">
                    {t('accountsOf', { count: row.accounts })}, {t('ordersOf', { count: row.recentOrders })}
                  </Span>
                </>
              )}
              empty={<EmptyState title={t('none')} text={t('noneHelp')} />}
              words={{ failed: t('failed'), lookFurther: t('lookFurther') }}
            />
          </Card>
        </OneColumn>
      </>
    );
  },
);

function NameLink({ area, row }: { area: string; row: ListedShop }) {
  return (
    <Anchor
      href={`/${area}/shops/${row.id}`}
      fontWeight="medium"
      color="ink"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
    >
      {row.name}
    </Anchor>
  );
}

function useColumns(area: string): readonly ListColumn<ListedShop>[] {
  const t = useTranslations('shops');
  const words = useTranslations('shops.columns');
  const orNothing = (text: string | null) =>
    text === null || text === '' ? <Span color="ink.muted">{t('nothing')}</Span> : text;
  return [
    {
      key: 'name',
      label: words('name'),
      title: ({ name }) => name,
      cell: (row) => <NameLink area={area} row={row} />,
    },
    { key: 'city', label: words('city'), width: 144, title: ({ city }) => city, cell: ({ city }) => city },
    {
      key: 'configs',
      label: words('configs'),
      width: 304,
      wide: true,
      title: ({ configs }) => soldNames(configs),
      cell: ({ configs }) => orNothing(soldNames(configs)),
    },
    {
      key: 'parent',
      label: words('parent'),
      width: 160,
      wide: true,
      title: ({ parent }) => parent ?? undefined,
      cell: ({ parent }) => orNothing(parent),
    },
    {
      key: 'accounts',
      label: words('accounts'),
      width: 80,
      right: true,
      cell: ({ accounts }) => accounts,
    },
    {
      key: 'orders',
      label: words('orders'),
      width: 136,
      right: true,
      cell: ({ recentOrders }) => recentOrders,
    },
  ];
}
