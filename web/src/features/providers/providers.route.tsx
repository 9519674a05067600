import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { ProvidersPage } from './providers-page.tsx';

export const Route = createFileRoute('/_panel/$area/providers')({
  loader: ({ context, location }) => requireStaffPage(context.queryClient, 'administerOrders', location),
  component: StaffProviders,
});

function StaffProviders() {
  const { area } = Route.useParams();
  return <ProvidersPage area={area} />;
}
