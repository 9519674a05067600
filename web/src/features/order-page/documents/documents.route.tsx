import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import { DocumentsPage } from './documents-page.tsx';

export const Route = createFileRoute('/_panel/$area/orders/documents')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    typeof order === 'string' ? { order } : {},
  loader: ({ context, location }) => requireStaffPage(context.queryClient, 'administerOrders', location),
  component: StaffDocuments,
});

function StaffDocuments() {
  const navigate = Route.useNavigate();
  const { area } = Route.useParams();
  const { order = null } = Route.useSearch();
  return (
    <DocumentsPage
      area={area}
      slug={order}
      onOrder={(slug) => void navigate({ search: slug === null ? {} : { order: slug }, replace: true })}
    />
  );
}
