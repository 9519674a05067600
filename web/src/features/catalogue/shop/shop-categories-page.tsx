import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Span } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { PageTitle } from '../../../kit/elements/heading.tsx';
import { UpLink } from '../../../kit/elements/up-link.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { FilterLine, TabChip } from '../../../kit/table/filters.tsx';
import { ListTable } from '../../../kit/table/list-table.tsx';
import type { ListColumn } from '../../../kit/table/list-table.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { messages as catalogue } from '../catalogue.messages.ts';
import { NameLink, TermsLine, useChangedColumn, useTermsColumns } from '../category-columns.tsx';
import { sectorAddresses } from '../sectors.ts';
import type { SectorAddress } from '../sectors.ts';
import { shopCategoriesQuery } from './shop-categories-query.ts';
import type { ListedCategoryOfShop } from './shop-categories-query.ts';
import { messages } from './shop-categories.messages.ts';

type Props = {
  area: string;
  shopId: string;
  sector: SectorAddress;
  onSector: (sector: SectorAddress) => void;
};

function Terms({ row }: { row: ListedCategoryOfShop }) {
  const t = useTranslations('shopCategories');
  if (row.terms === 'default') return <Span color="ink.muted">{t('default')}</Span>;
  return <Badge meaning={row.terms === 'own' ? 'primary' : 'waiting'}>{t(row.terms)}</Badge>;
}

/** What of every sector a shop offers, and on whose terms. */
export const ShopCategoriesPage = withTexts(
  { ...catalogue, ...messages },
  function ShopCategoriesPage({ area, shopId, sector, onSector }: Props) {
    const t = useTranslations('shopCategories');
    const words = useTranslations('catalogue');
    const query = useQuery(shopCategoriesQuery(shopId, sector));
    const hrefOf = ({ id }: ListedCategoryOfShop) => `/${area}/shops/${shopId}/${sector}/${id}/edit`;
    const columns: readonly ListColumn<ListedCategoryOfShop>[] = [
      ...useTermsColumns(sector, hrefOf),
      { key: 'terms', label: t('terms'), width: 144, cell: (row) => <Terms row={row} /> },
      {
        key: 'offer',
        label: t('offer'),
        width: 112,
        cell: ({ offered }) => t(offered ? 'offered' : 'notOffered'),
      },
      useChangedColumn(),
    ];
    return (
      <OneColumn wide>
        <PageName name={t('title')} />
        <UpLink href={`/${area}/shops/${shopId}`}>{t('back', { shop: query.data?.shopName ?? '' })}</UpLink>
        <PageTitle>{t('title')}</PageTitle>
        <FilterLine tabs label={words('sector')}>
          {sectorAddresses.map((each) => (
            <TabChip key={each} chosen={each === sector} count={undefined} onChoose={() => onSector(each)}>
              {words(`sectors.${each}`)}
            </TabChip>
          ))}
        </FilterLine>
        <Card mt="3" overflow="clip">
          <Loaded query={query} failedTitle={t('failed')} rows={6}>
            {({ categories }) =>
              categories.length === 0 ? (
                <EmptyState title={t('none')} text={t('noneHelp')} />
              ) : (
                <ListTable
                  items={categories}
                  caption={t('caption')}
                  columns={columns}
                  keyOf={({ id }) => id}
                  card={(row) => (
                    <>
                      <NameLink {...{ row, hrefOf }} />
                      <TermsLine row={row} />
                      <Span gridColumn="1 / -1">
                        <Terms row={row} />
                        <Span color="ink.muted">, {t(row.offered ? 'offered' : 'notOffered')}</Span>
                      </Span>
                    </>
                  )}
                />
              )
            }
          </Loaded>
        </Card>
      </OneColumn>
    );
  },
);
