import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf, sessionQuery } from '../api/session.ts';

/** An address that means nothing leads to the role's orders, or to the home page without a session. */
export const Route = createFileRoute('/$')({
  loader: async ({ context }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery);
    throw redirect({ href: user === null ? '/' : homeOf(user.roles), replace: true });
  },
});
