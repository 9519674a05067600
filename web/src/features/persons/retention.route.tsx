import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../api/session.ts';
import { RetentionPage } from './retention-page.tsx';

export const Route = createFileRoute('/_panel/superadmin/retention')({
  loader: ({ context }) => requirePermission(context.queryClient, 'answerPersons'),
  component: Retention,
});

function Retention() {
  return <RetentionPage />;
}
