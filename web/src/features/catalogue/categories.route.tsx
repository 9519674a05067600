import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { CategoriesPage } from './categories-page.tsx';
import { readCategoriesSearch } from './categories-query.ts';
import type { CategoriesSearch } from './categories-query.ts';
import { addressedSector } from './sectors.ts';

/** The default categories of a sector (ROUTE-048 to 053, 081). */
export const Route = createFileRoute('/_panel/$area/default_categories/$sector')({
  validateSearch: (given): CategoriesSearch => readCategoriesSearch(given),
  loader: async ({ context: { queryClient }, location, params: { area, sector } }) => {
    await requireStaffPage(queryClient, 'manageCatalogue', location);
    if (addressedSector(sector) === null)
      throw redirect({ to: '/$area/default_categories/$sector', params: { area, sector: 'lease' } });
  },
  component: Categories,
});

function Categories() {
  const { area, sector } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <CategoriesPage
      area={area}
      sector={addressedSector(sector) ?? 'lease'}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
      onSector={(next) => void navigate({ params: { area, sector: next }, search: {} })}
    />
  );
}
