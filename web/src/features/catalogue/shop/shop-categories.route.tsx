import { Navigate, createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import { addressedSector } from '../sectors.ts';
import { ShopCategoriesPage } from './shop-categories-page.tsx';
import { ShopCategoryPage } from './shop-category-page.tsx';

/** The categories of one shop, by sector, and one of them (ROUTE-055 to 058); any other word leads to the shop. */
export const Route = createFileRoute('/_panel/$area/shops/$shopId/$sector/{-$categoryId}/{-$edit}')({
  loader: ({ context: { queryClient }, location }) =>
    requireStaffPage(queryClient, 'manageCatalogue', location),
  component: ShopCategories,
});

function ShopCategories() {
  const { area, shopId, sector: word, categoryId } = Route.useParams();
  const navigate = Route.useNavigate();
  const sector = addressedSector(word);
  if (sector === null) return <Navigate to="/$area/shops/{-$id}" params={{ area, id: shopId }} replace />;
  const place = { area, shopId, sector };
  if (categoryId === undefined)
    return (
      <ShopCategoriesPage
        {...place}
        onSector={(next) =>
          void navigate({
            params: { area, shopId, sector: next, categoryId: undefined, edit: undefined },
            replace: true,
          })
        }
      />
    );
  return <ShopCategoryPage key={`${shopId} ${categoryId}`} {...place} id={categoryId} />;
}
