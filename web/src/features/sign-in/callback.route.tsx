import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf, sessionQuery } from '../../api/session.ts';
import { Texts } from '../../texts/texts.tsx';
import { Callback } from './callback/callback.tsx';
import { failureOf } from './callback/failures.ts';
import type { ReturnedLogin } from './callback/returned-login.ts';
import { messages } from './sign-in.messages.ts';

type Search = { order?: string; failure?: string } & Partial<ReturnedLogin>;

const names = ['order', 'failure', 'state', 'code', 'error', 'iss'] as const;

/** What the address says, as it was sent: a code of digits alone is no number. */
function searchOf(search: Record<string, unknown>): Search {
  const raw = new URLSearchParams(location.search);
  const told = names.flatMap((name) => {
    const value = typeof search[name] === 'number' ? raw.get(name) : search[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(told) as Search;
}

/**
 * Where providers send people back to: to the order they came from, from signing in at the identity provider to their
 * own page, else to their own page or to signing in.
 */
export const Route = createFileRoute('/callback')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { order, failure, state, error } }) => {
    if (order !== undefined && /^[\w-]{21}$/.test(order)) {
      throw redirect({ to: '/orders/$slug', params: { slug: order }, replace: true });
    }
    if (failure !== undefined || state !== undefined) return;
    if (error !== undefined)
      throw redirect({ to: '/callback', search: { failure: 'provider' }, replace: true });
    const user = await context.queryClient.fetchQuery(sessionQuery);
    throw redirect({ href: user === null ? '/login' : homeOf(user.roles), replace: true });
  },
  component: CallbackPage,
});

function CallbackPage() {
  const { failure, state, code, error, iss } = Route.useSearch();
  return (
    <Texts of={messages}>
      <Callback
        failure={failureOf(failure)}
        returned={state === undefined ? null : { state, code, error, iss }}
      />
    </Texts>
  );
}
