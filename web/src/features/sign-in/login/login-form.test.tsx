import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { toastStore } from '../../../kit/toast/toasts.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { messages } from '../sign-in.messages.ts';
import { LoginForm } from './login-form.tsx';

const network = vi.spyOn(globalThis, 'fetch');

/** Signs in, where the server answers this; answers where one is then. */
async function signIn(status: number, said: object) {
  network.mockImplementation(async () => Response.json(said, { status }));
  const root = createRootRoute();
  const paths = ['/login', '/reset-password'] as const;
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  });
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <RouterContextProvider router={router}>
              <LoginForm onSecondStep={() => undefined} />
            </RouterContextProvider>
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await page.getByLabelText('E-mail').fill(' jan@firma.example ');
  await page.getByLabelText('Hasło', { exact: true }).fill('jakies-haslo');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  return () => {
    const { pathname, state } = router.state.location;
    return { pathname, email: state.email };
  };
}

test.each([
  ['a wrong password (AUTH-030)', 'Nieprawidłowy login lub hasło.'],
  ['a blocked account (AUTH-031)', 'Konto jest zablokowane. Skontaktuj się z administratorem.'],
])('of %s the page says so, keeps what was typed and stays', async (_what, error) => {
  const place = await signIn(401, { error });
  await expect.element(page.getByRole('alert').getByText(error)).toBeVisible();
  await expect.element(page.getByLabelText('Hasło', { exact: true })).toHaveValue('jakies-haslo');
  expect(place()).toEqual({ pathname: '/login', email: undefined });
});

test('an expired password leads to a new one without the general 403 (AUTH-006, 007, 032)', async () => {
  const place = await signIn(403, { error: 'Hasło wygasło. Ustaw nowe.' });
  await expect.poll(place).toEqual({ pathname: '/reset-password', email: 'jan@firma.example' });
  expect([page.getByRole('alert').elements(), toastStore.current()]).toEqual([[], []]);
});
