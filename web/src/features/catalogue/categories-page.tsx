import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { shopNamesQuery } from '../../api/shop-names.ts';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { ButtonLink } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { EmptyState } from '../../kit/elements/empty-state.tsx';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { ChipSelect } from '../../kit/table/chip-select.tsx';
import { FilterLine, TabChip } from '../../kit/table/filters.tsx';
import { FindBox } from '../../kit/table/find-box.tsx';
import { useListPages } from '../../kit/table/list-pages.ts';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import { PagedList } from '../../kit/table/paged-list.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { withTexts } from '../../texts/texts.tsx';
import { BaseRate } from './base-rate.tsx';
import { messages } from './catalogue.messages.ts';
import { catalogueAddress } from './catalogue-address.ts';
import type { CatalogueTable } from './catalogue-address.ts';
import { categoriesQuery } from './categories-query.ts';
import type { Category } from './categories-query.ts';
import { readCategoriesSearch } from './catalogue-search.ts';
import type { CategoriesSearch } from './catalogue-search.ts';
import { NameLink, TermsLine, useChangedColumn, useTermsColumns } from './category-columns.tsx';
import { sectorAddresses } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';

type Props = {
  area: string;
  sector: SectorAddress;
  search: CategoriesSearch;
  onSearch: (search: CategoriesSearch) => void;
  onSector: (sector: SectorAddress) => void;
};

function useColumns(
  sector: SectorAddress,
  hrefOf: (row: Category) => string,
): readonly ListColumn<Category>[] {
  const t = useTranslations('catalogue');
  return [
    ...useTermsColumns(sector, hrefOf),
    {
      key: 'shops',
      label: t('shops'),
      width: 96,
      right: true,
      title: ({ following, ownTerms }) => t('shopsOf', { following, own: ownTerms }),
      cell: ({ following, ownTerms }) => `${following} / ${ownTerms}`,
    },
    useChangedColumn(),
  ];
}

type LinkedTable = Exclude<CatalogueTable, 'newCalculation'>;

/** The tables that price goods of each sector beside its categories. */
const tablesOf: Readonly<Record<SectorAddress, readonly LinkedTable[]>> = {
  lease: ['depreciationRates', 'loanParameters'],
  industry: [],
  plm: ['calculations'],
  med: ['priceRanges'],
};

function TableLinks({ area, sector }: { area: string; sector: SectorAddress }) {
  const t = useTranslations('catalogue');
  if (tablesOf[sector].length === 0) return null;
  return (
    <Row as="nav" aria-label={t('tables')} flexWrap="wrap" gap="0 16px" mt="3" textStyle="small">
      {tablesOf[sector].map((table) => (
        <TextLink
          key={table}
          href={`/${area}/default_categories/${catalogueAddress({ page: 'table', table })}`}
        >
          {t(`tableNames.${table}`)}
        </TextLink>
      ))}
    </Row>
  );
}

/** Milliseconds that what is looked for must rest before it is asked for. */
const rest = 250;

/** The default categories of every sector, and the rate that margins are added to. */
export const CategoriesPage = withTexts(
  messages,
  function CategoriesPage({ area, sector, search, onSearch, onSector }: Props) {
    const t = useTranslations('catalogue');
    const { shop, without } = search;
    const name = useDebounced(search.name, rest);
    const query = useQuery(categoriesQuery(sector, { ...search, ...(name === undefined ? {} : { name }) }));
    const shops = useQuery(shopNamesQuery).data?.shops ?? [];
    const pages = useListPages();
    /** The list begins anew at its first page. */
    const narrow = (change: CategoriesSearch) =>
      onSearch(readCategoriesSearch({ name: search.name, shop, without, ...change }));
    const hrefTo = (id: string | null) =>
      `/${area}/default_categories/${catalogueAddress({ page: 'category', sector, id })}`;
    const hrefOf = ({ id }: Category) => hrefTo(id);
    const columns = useColumns(sector, hrefOf);
    return (
      <>
        <PageName name={t('title')} />
        <OneColumn wide>
          <Row justifyContent="space-between" flexWrap="wrap" gap="3">
            <PageTitle>{t('title')}</PageTitle>
            <ButtonLink kind="primary" size="panel" icon={Plus} href={hrefTo(null)}>
              {t('add')}
            </ButtonLink>
          </Row>
          {sector === 'lease' && <BaseRate />}
          <FilterLine tabs label={t('sector')}>
            {sectorAddresses.map((each) => (
              <TabChip key={each} chosen={each === sector} count={undefined} onChoose={() => onSector(each)}>
                {t(`sectors.${each}`)}
              </TabChip>
            ))}
          </FilterLine>
          <TableLinks {...{ area, sector }} />
          <Box mt="3">
            <FindBox
              key={sector}
              label={t('find')}
              text={search.name ?? ''}
              onText={(text) => narrow({ name: text.trim() === '' ? '' : text })}
            />
          </Box>
          {shops.length > 0 && (
            <FilterLine label={t('filters')}>
              <ChipSelect
                label={t('offeredBy')}
                unset={t('offeredBy')}
                value={shop ?? ''}
                options={shops.map(({ id, name: label }) => ({ value: id, label }))}
                onChoose={(id) => narrow({ shop: id, without: '' })}
              />
              <ChipSelect
                label={t('notOfferedBy')}
                unset={t('notOfferedBy')}
                value={without ?? ''}
                options={shops.map(({ id, name: label }) => ({ value: id, label }))}
                onChoose={(id) => narrow({ without: id, shop: '' })}
              />
            </FilterLine>
          )}
          <Card mt="3" overflow="clip" aria-busy={query.isPlaceholderData}>
            <PagedList
              query={query}
              pages={pages}
              itemsOf={(page) => page.categories}
              count={query.data?.count}
              caption={t('caption')}
              columns={columns}
              keyOf={({ id }) => id}
              card={(row) => (
                <>
                  <NameLink {...{ row, hrefOf }} />
                  <TermsLine row={row} />
                  <Span gridColumn="1 / -1" color="ink.muted">
                    {t('shopsOf', { following: row.following, own: row.ownTerms })}
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
