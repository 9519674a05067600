import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../api/session.ts';
import { readSettingsTab } from './settings-search.ts';
import type { SettingsTab } from './settings-search.ts';
import { SettingsPage } from './settings-page.tsx';

export const Route = createFileRoute('/_panel/superadmin/settings')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: SettingsTab } => readSettingsTab(tab),
  loader: ({ context }) => requirePermission(context.queryClient, 'configureSystem'),
  component: SystemSettings,
});

function SystemSettings() {
  const navigate = Route.useNavigate();
  const { tab = 'message' } = Route.useSearch();
  return (
    <SettingsPage
      tab={tab}
      onTab={(next) => void navigate({ search: next === 'message' ? {} : { tab: next }, replace: true })}
    />
  );
}
