import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import { TasksPage } from './tasks-page.tsx';
import { taskTabs } from './tasks-search.ts';
import type { TaskTab } from './tasks-search.ts';

export const Route = createFileRoute('/_panel/$area/tasks')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: TaskTab } =>
    taskTabs.some((known) => known === tab) ? { tab: tab as TaskTab } : {},
  loader: ({ context, location }) => requireStaffPage(context.queryClient, 'manageTasks', location),
  component: StaffTasks,
});

function StaffTasks() {
  const navigate = Route.useNavigate();
  const { area } = Route.useParams();
  const { tab = 'mine' } = Route.useSearch();
  return (
    <TasksPage
      area={area}
      user={Route.useLoaderData()}
      tab={tab}
      onTab={(next) => void navigate({ search: next === 'mine' ? {} : { tab: next }, replace: true })}
    />
  );
}
