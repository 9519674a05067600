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
import { sessionQuery } from '../../../api/session.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { messages } from '../sign-in.messages.ts';
import { LoginForm } from './login-form.tsx';

const network = vi.spyOn(globalThis, 'fetch');

/** The form at /login; the address and who is signed in. */
async function signInAs(role: string) {
  network.mockImplementation(async () => Response.json({ id: 'u1', roles: [role] }));
  const root = createRootRoute();
  const paths = ['/', '/login', '/shop/orders'] as const;
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  });
  const client = newQueryClient();
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={client}>
            <RouterContextProvider router={router}>
              <LoginForm onSecondStep={() => undefined} />
            </RouterContextProvider>
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await page.getByLabelText('E-mail').fill('jan@firma.example');
  await page.getByLabelText('Hasło', { exact: true }).fill('dobre');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  return {
    path: () => router.state.location.pathname,
    user: () => client.getQueryData(sessionQuery.queryKey),
  };
}

test('whoever has no panel stays and reads why, signed in', async () => {
  const { path, user } = await signInAs('pricing_manager');
  await expect.element(page.getByText(messages.login.noPanel)).toBeVisible();
  expect(path()).toBe('/login');
  expect(user()).toMatchObject({ id: 'u1' });
});

test('a salesman goes on to the orders of the shop', async () => {
  const { path } = await signInAs('shop_employee');
  await expect.poll(path).toBe('/shop/orders');
  await expect.element(page.getByText(messages.login.noPanel)).not.toBeInTheDocument();
});
