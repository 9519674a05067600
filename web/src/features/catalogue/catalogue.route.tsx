import { Navigate, createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { CategoriesPage } from './categories-page.tsx';
import { catalogueAddress, cataloguePlace } from './catalogue-address.ts';
import type { CataloguePlace, CatalogueTable } from './catalogue-address.ts';
import { readCategoriesSearch } from './catalogue-search.ts';
import type { CategoriesSearch } from './catalogue-search.ts';
import { CategoryPage } from './category-page.tsx';
import { BaseCalculationsPage } from './tables/base-calculations-page.tsx';
import { DepreciationRatesPage } from './tables/depreciation-rates-page.tsx';
import { LoanParametersPage } from './tables/loan-parameters-page.tsx';
import { NewCalculationPage } from './tables/new-calculation-page.tsx';
import { PriceRangesPage } from './tables/price-ranges-page.tsx';

/** The default categories of every sector (ROUTE-048 to 054, 081); any other address under it is the list of leases. */
export const Route = createFileRoute('/_panel/$area/default_categories/$')({
  validateSearch: (given): CategoriesSearch => readCategoriesSearch(given),
  loader: ({ context: { queryClient }, location }) =>
    requireStaffPage(queryClient, 'manageCatalogue', location),
  component: Catalogue,
});

const tablePages = {
  depreciationRates: DepreciationRatesPage,
  loanParameters: LoanParametersPage,
  priceRanges: PriceRangesPage,
  calculations: BaseCalculationsPage,
  newCalculation: NewCalculationPage,
} satisfies Record<CatalogueTable, unknown>;

function Catalogue() {
  const { area, _splat = '' } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const place = cataloguePlace(_splat);
  if (place === null)
    return <Navigate to="/$area/default_categories/$" params={{ area, _splat: 'lease' }} replace />;
  const open = (next: CataloguePlace, replace = false, category?: string) =>
    void navigate({
      to: '/$area/default_categories/$',
      params: { area, _splat: catalogueAddress(next) },
      search: category === undefined ? {} : { category },
      replace,
    });
  if (place.page === 'table') {
    const Page = tablePages[place.table];
    return (
      <Page
        area={area}
        category={search.category ?? null}
        onDone={() => open({ page: 'table', table: 'calculations' }, false, search.category)}
        onCategory={(category) => void navigate({ search: category === null ? {} : { category } })}
      />
    );
  }
  const { sector } = place;
  if (place.page === 'category')
    return (
      <CategoryPage
        key={`${sector} ${place.id}`}
        area={area}
        sector={sector}
        id={place.id}
        copied={place.id === null ? (search.copied ?? null) : null}
        onOpen={(id) =>
          id === null ? open({ page: 'list', sector }) : open({ page: 'category', sector, id }, true)
        }
      />
    );
  return (
    <CategoriesPage
      area={area}
      sector={sector}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
      onSector={(next) => open({ page: 'list', sector: next })}
    />
  );
}
