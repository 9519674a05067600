import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { requirePermission, sessionQuery, takeWantedPage } from '../../api/session.ts';
import { ToastHost } from '../../kit/toast/toast-host.tsx';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { LoginForm } from './login/login-form.tsx';
import { PasswordForm } from './reset-password/password-form.tsx';
import { SecondStep } from './second-step/second-step.tsx';
import { messages } from './sign-in.messages.ts';

const network = vi.spyOn(globalThis, 'fetch');
const ignore = () => undefined;

/** A form shown at /login to a user of the role; where it leads and who is signed in. */
async function showTo(role: string, form: ReactNode) {
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
              {form}
              <ToastHost />
            </RouterContextProvider>
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return {
    path: () => router.state.location.pathname,
    href: () => router.state.location.href,
    user: () => client.getQueryData(sessionQuery.queryKey),
  };
}

const fill = async (fields: Readonly<Record<string, string>>, button: string) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabelText(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
};
const fresh = 'Nowe-Haslo-2026!';
const ways = [
  {
    way: 'a password',
    form: <LoginForm onSecondStep={ignore} />,
    fields: { 'E-mail': 'jan@firma.example', Hasło: 'dobre' },
    button: 'Zaloguj się',
    stays: true,
  },
  {
    way: 'a second factor',
    form: <SecondStep step={{ ticket: 't1', enrolled: true }} onOver={ignore} />,
    fields: { 'Kod z aplikacji': '123456' },
    button: 'Zaloguj się',
    stays: false,
  },
  {
    way: 'a new password',
    form: <PasswordForm by={{ token: 'k1' }} onSecondStep={ignore} />,
    fields: { 'Nowe hasło': fresh, 'Powtórz nowe hasło': fresh },
    button: 'Zapisz i zaloguj się',
    stays: false,
  },
];

describe.each(ways)('by $way', ({ form, fields, button, stays }) => {
  test(`whoever has no panel ${stays ? 'stays' : 'comes to the home page'} and reads why, signed in`, async () => {
    const { path, user } = await showTo('role_of_a_newer_release', form);
    await fill(fields, button);
    await expect.element(page.getByText(messages.login.noPanel).first()).toBeVisible();
    expect([path(), user()]).toEqual([stays ? '/login' : '/', expect.objectContaining({ id: 'u1' })]);
  });

  test('a salesman comes to the page that he opened before, and to his orders the next time', async () => {
    network.mockImplementation(async () => new Response('{}', { status: 401 }));
    history.replaceState(null, '', `${location.pathname}?opened=before`);
    await expect(requirePermission(newQueryClient(), 'seeShopPanel')).rejects.toMatchObject({
      options: { to: '/login' },
    });
    expect([takeWantedPage(), takeWantedPage()]).toEqual([`${location.pathname}?opened=before`, null]);
    sessionStorage.setItem('page before signing in', '/shop/orders?tab=tasks');
    const { href } = await showTo('shop_employee', form);
    await fill(fields, button);
    await expect.poll(href).toBe('/shop/orders?tab=tasks');
    expect(takeWantedPage()).toBeNull();
  });

  test('no address of another site is taken for the page that was opened before', async () => {
    for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\\\evil.example/']) {
      sessionStorage.setItem('page before signing in', elsewhere);
      expect([elsewhere, takeWantedPage()]).toEqual([elsewhere, null]);
    }
    sessionStorage.setItem('page before signing in', '//evil.example/');
    const { path } = await showTo('shop_employee', form);
    await fill(fields, button);
    await expect.poll(path).toBe('/shop/orders');
  });

  test('a salesman goes on to the orders of the shop', async () => {
    const { path } = await showTo('shop_employee', form);
    await fill(fields, button);
    await expect.poll(path).toBe('/shop/orders');
  });
});
