import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { useSignOut } from './use-sign-out.ts';

function SignOut() {
  const { send, busy } = useSignOut();
  return (
    <button type="button" disabled={busy} onClick={send}>
      Wyloguj
    </button>
  );
}

test('who signs out and closes the page at once is signed out all the same', async () => {
  const answer = Promise.withResolvers<Response>();
  const network = vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
  const client = newQueryClient();
  client.setQueryData(['orders'], ['A1']);
  const history = createMemoryHistory({ initialEntries: ['/shop/orders'] });
  const router = createRouter({ routeTree: createRootRoute({ component: SignOut }), history });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toBeDisabled();
  // A request that is kept alive goes on when its page is closed.
  expect(network.mock.calls.map(([url, init]) => [url, init?.method, init?.keepalive])).toEqual([
    ['/api/auth', 'DELETE', true],
  ]);
  answer.resolve(Response.json({ success: true, end_session_url: null }));
  await expect.poll(() => history.location.pathname).toBe('/login');
  expect(client.getQueryData(['orders'])).toBeUndefined();
});
