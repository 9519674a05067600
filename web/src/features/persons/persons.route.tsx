import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../api/session.ts';
import { PersonsPage } from './persons-page.tsx';

export const Route = createFileRoute('/_panel/superadmin/persons')({
  loader: ({ context }) => requirePermission(context.queryClient, 'answerPersons'),
  component: Persons,
});

function Persons() {
  return <PersonsPage />;
}
