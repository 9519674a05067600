import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { messages } from '../sign-in.messages.ts';
import { Callback } from './callback.tsx';
import { failureOf } from './failures.ts';

const network = vi.spyOn(globalThis, 'fetch');
beforeEach(() => void network.mockReset());

const returned = { state: 's', code: 'c', error: undefined, iss: 'https://id.example' };

/** The page at /callback after the provider has led there, where the server answers this. */
async function comeBack(status: number, said: object) {
  network.mockImplementation(async () => Response.json(said, { status }));
  const root = createRootRoute();
  const callback = createRoute({
    getParentRoute: () => root,
    path: '/callback',
    validateSearch: ({ failure }: Record<string, unknown>): { failure?: string } =>
      typeof failure === 'string' ? { failure } : {},
    component: function Page() {
      const { failure } = callback.useSearch();
      return <Callback failure={failureOf(failure)} returned={failure === undefined ? returned : null} />;
    },
  });
  const others = ['/login', '/shop/orders'].map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({
    routeTree: root.addChildren([callback, ...others]),
    history: createMemoryHistory({ initialEntries: ['/login', '/callback'], initialIndex: 1 }),
  });
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <RouterProvider router={router as never} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return router;
}

test('what came back is handed on once, and leads to the role’s page, to which Back never leads from', async () => {
  const router = await comeBack(200, { id: 'u1', roles: ['shop_employee'] });
  await expect.poll(() => router.state.location.pathname).toBe('/shop/orders');
  expect(network.mock.calls.map(([path, init]) => [path, init?.method, init?.body])).toEqual([
    [
      '/api/auth/oidc',
      'POST',
      JSON.stringify({ state: 's', code: 'c', error: null, iss: 'https://id.example' }),
    ],
  ]);
  router.history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

test.each([
  ['denied', 'Odmowa logowania'],
  ['unknown_account', 'Nie znamy tego konta'],
  ['provider', 'Błąd dostawcy tożsamości'],
])('%s is said in the server’s words, and the used code leaves the address', async (code, title) => {
  const router = await comeBack(403, { error: 'Zdanie serwera.', code });
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
  await expect.element(page.getByText('Zdanie serwera.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Wróć do logowania' }))
    .toHaveAttribute('href', '/login');
  expect(router.state.location.search).toEqual({ failure: code });
  expect(network).toHaveBeenCalledTimes(1);
});

test('a server that is away is no fault of the provider', async () => {
  await comeBack(429, { error: 'Zbyt wiele prób.' });
  await expect.element(page.getByRole('heading', { name: 'Nie udało się zalogować' })).toBeVisible();
});

test('a second factor is asked for in its place', async () => {
  await comeBack(401, { error: '', code: 'second_factor', ticket: 't', enrolled: true });
  await expect.element(page.getByRole('heading', { name: 'Podaj kod' })).toBeVisible();
});

test('a word in the address that is none of ours is the provider’s fault', () => {
  expect(['denied', 'unknown_account', 'x', undefined].map(failureOf)).toEqual([
    'denied',
    'unknown_account',
    'provider',
    null,
  ]);
});
