import { formatShare } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Anchor, Box, Row, Span } from '../../kit/elements/box.tsx';
import { ButtonLink } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { EmptyState } from '../../kit/elements/empty-state.tsx';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
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
import type { CategoriesSearch } from './catalogue-search.ts';
import { sectorAddresses } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';

type Props = {
  area: string;
  sector: SectorAddress;
  search: CategoriesSearch;
  onSearch: (search: CategoriesSearch) => void;
  onSector: (sector: SectorAddress) => void;
};

const shown = (from: string | number | null, to: string | number | null): string | null =>
  from === null && to === null ? null : `${from ?? ''}–${to ?? ''}`;
const percent = (text: string | null): string | null => (text === null ? null : formatShare(Number(text)));

function useColumns(
  sector: SectorAddress,
  hrefOf: (row: Category) => string,
): readonly ListColumn<Category>[] {
  const t = useTranslations('catalogue');
  const orNothing = (text: string | null) => text ?? <Span color="ink.muted">{t('nothing')}</Span>;
  const priced: ListColumn<Category> =
    sector === 'industry'
      ? {
          key: 'interest',
          label: t('interest'),
          width: 120,
          right: true,
          cell: (row) => orNothing(percent(row.interestPercent)),
        }
      : {
          key: 'margin',
          label: t('margin'),
          width: 96,
          right: true,
          cell: (row) => orNothing(percent(row.marginPercent)),
        };
  return [
    {
      key: 'name',
      label: t('name'),
      title: ({ name }) => name,
      cell: (row) => <NameLink {...{ row, hrefOf }} />,
    },
    {
      key: 'code',
      label: sector === 'med' ? t('iac') : t('kst'),
      width: 96,
      cell: ({ cfa, iacCode }) => orNothing(sector === 'med' ? iacCode : cfa),
    },
    {
      key: 'own',
      label: t('own'),
      width: 144,
      wide: true,
      cell: (row) => orNothing(shown(percent(row.ownPaymentMinPercent), percent(row.ownPaymentMaxPercent))),
    },
    {
      key: 'counts',
      label: t('counts'),
      width: 88,
      cell: (row) => orNothing(shown(row.paymentsCountMin, row.paymentsCountMax)),
    },
    priced,
    {
      key: 'shops',
      label: t('shops'),
      width: 96,
      right: true,
      title: ({ following, ownTerms }) => t('shopsOf', { following, own: ownTerms }),
      cell: ({ following, ownTerms }) => `${following} / ${ownTerms}`,
    },
    {
      key: 'changed',
      label: t('changed'),
      width: 176,
      wide: true,
      title: ({ updatedBy }) => updatedBy ?? undefined,
      cell: ({ updatedAt, updatedBy }) =>
        [shortTime(new Date(updatedAt)), updatedBy].filter((said) => said !== null).join(', '),
    },
  ];
}

function NameLink({ row, hrefOf }: { row: Category; hrefOf: (row: Category) => string }) {
  return (
    <Anchor
      href={hrefOf(row)}
      fontWeight="medium"
      color="ink"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
    >
      {row.name}
    </Anchor>
  );
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
    const { after } = search;
    const name = useDebounced(search.name, rest);
    const query = useQuery(
      categoriesQuery(sector, { ...(name !== undefined && { name }), ...(after !== undefined && { after }) }),
    );
    const pages = useListPages();
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
              onText={(text) => onSearch(text.trim() === '' ? {} : { name: text })}
            />
          </Box>
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
                  <Span gridColumn="1 / -1" color="ink.muted">
                    {[
                      row.cfa ?? row.iacCode,
                      shown(percent(row.ownPaymentMinPercent), percent(row.ownPaymentMaxPercent)),
                      shown(row.paymentsCountMin, row.paymentsCountMax),
                    ]
                      .filter((said) => said !== null)
                      .join(', ')}
                  </Span>
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
