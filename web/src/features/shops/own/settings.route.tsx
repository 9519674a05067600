import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../api/session.ts';
import { ShopSettingsPage } from './settings-page.tsx';

/** What a shop's administrator sets for the own shop (ROUTE-034). */
export const Route = createFileRoute('/_panel/shopadmin/settings')({
  loader: ({ context }) => requirePermission(context.queryClient, 'manageOwnShop'),
  component: ShopSettings,
});

function ShopSettings() {
  return <ShopSettingsPage />;
}
