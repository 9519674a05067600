import { Outlet, createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../api/session.ts';
import { messages as list } from '../../kit/table/list.messages.ts';
import { Texts } from '../../texts/texts.tsx';
import { PanelLayout } from './panel-layout.tsx';
import { messages } from './panel.messages.ts';

/** What stands around each page of those who have signed in. */
export const Route = createFileRoute('/_panel')({
  loader: ({ context }) => requirePermission(context.queryClient, 'signedIn'),
  component: Panel,
});

const catalogue = { ...messages, ...list };

function Panel() {
  return (
    <Texts of={catalogue}>
      <PanelLayout user={Route.useLoaderData()}>
        <Outlet />
      </PanelLayout>
    </Texts>
  );
}
