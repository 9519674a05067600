import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf, sessionQuery } from '../../api/session.ts';

/** Where providers send people back to: to the order they came from, else to their own page or to signing in. */
export const Route = createFileRoute('/callback')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    typeof order === 'string' ? { order } : {},
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, deps: { order } }) => {
    if (order !== undefined && /^[\w-]{21}$/.test(order)) {
      throw redirect({ to: '/orders/$slug', params: { slug: order }, replace: true });
    }
    const user = await context.queryClient.fetchQuery(sessionQuery);
    throw redirect({ href: user === null ? '/login' : homeOf(user.roles), replace: true });
  },
});
