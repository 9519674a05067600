import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { OrderPage } from './order-page.tsx';
import { orderTabs } from './order-search.ts';
import type { OrderTab } from './order-search.ts';

export const Route = createFileRoute('/_panel/$area/orders/$slug')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: OrderTab } =>
    orderTabs.some((known) => known === tab) ? { tab: tab as OrderTab } : {},
  loader: ({ context, location }) => requireStaffPage(context.queryClient, 'administerOrders', location),
  component: StaffOrderPage,
});

function StaffOrderPage() {
  const navigate = Route.useNavigate();
  const { area, slug } = Route.useParams();
  const { tab = 'all' } = Route.useSearch();
  return (
    <OrderPage
      key={slug}
      listHref={`/${area}/orders`}
      slug={slug}
      tab={tab}
      onTab={(next) =>
        void navigate({ search: next === 'all' ? {} : { tab: next }, replace: true, resetScroll: false })
      }
      onOrder={(other) => void navigate({ to: '/$area/orders/$slug', params: { area, slug: other } })}
    />
  );
}
