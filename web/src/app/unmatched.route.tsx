import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf, sessionQuery } from '../api/session.ts';
import { toast } from '../kit/toast/toasts.ts';
import { failureMessages } from '../texts/failures.ts';

/** An address that means nothing leads to the role's orders, or to the home page without a session, and says so there (F129). */
export const Route = createFileRoute('/$')({
  loader: async ({ context }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery);
    toast('info', failureMessages.noSuchPage);
    throw redirect({ href: user === null ? '/' : homeOf(user.roles), replace: true });
  },
});
