import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { CategoryPage } from './category-page.tsx';
import { addressedSector } from './sectors.ts';

/** One default category, or a new one under the id 'add' (ROUTE-048 to 053). */
export const Route = createFileRoute('/_panel/$area/default_categories/$sector/$id/{-$edit}')({
  loader: ({ context: { queryClient }, location }) =>
    requireStaffPage(queryClient, 'manageCatalogue', location),
  component: OneCategory,
});

function OneCategory() {
  const { area, sector, id } = Route.useParams();
  const navigate = Route.useNavigate();
  const address = addressedSector(sector) ?? 'lease';
  return (
    <CategoryPage
      key={`${address} ${id}`}
      area={area}
      sector={address}
      id={id === 'add' ? null : id}
      onOpen={(opened) => {
        const list = { area, sector: address };
        if (opened === null) void navigate({ to: '/$area/default_categories/$sector', params: list });
        else
          void navigate({
            to: '/$area/default_categories/$sector/$id/{-$edit}',
            params: { ...list, id: opened, edit: 'edit' },
            replace: true,
          });
      }}
    />
  );
}
