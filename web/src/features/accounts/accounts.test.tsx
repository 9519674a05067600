import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { User } from '../../api/session.ts';
import { newQueryClient } from '../../api/query-client.ts';
import { ToastHost } from '../../kit/toast/toast-host.tsx';
import { messages as list } from '../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { dismissToast, toastStore } from '../../kit/toast/toasts.ts';
import { AccountPage } from './account-page.tsx';
import { AccountsPage } from './accounts-page.tsx';

const network = vi.spyOn(globalThis, 'fetch');

const shop = { id: 's1', name: 'Rowery' };
const account = {
  ...{ id: 'u1', email: 'ewa@rowery.example', full_name: 'Ewa Lis', phone: '600700800' },
  ...{ roles: ['shop_employee'], shop, active: true, blocked_with_shop: false, invited: false },
  ...{ last_login_at: '2026-02-01T09:00:00Z', version: 3, created_at: '2026-01-05T09:00:00Z' },
  second_factor_since: null as string | null,
  changes: [
    { ...{ at: '2026-02-01T09:00:00Z', by: 'Jan Kos', field: 'phone' }, before: null, after: null },
    {
      ...{ at: '2026-01-09T09:00:00Z', by: 'Jan Kos', field: 'roles' },
      ...{ before: '["shop_admin"]', after: '["shop_employee"]' },
    },
    { ...{ at: '2026-01-05T09:00:00Z', by: 'Jan Kos', field: 'created' }, before: null, after: null },
  ],
};
const me = { id: 'me', roles: ['shop_superadmin'], shop } as unknown as User;

type Sent = { readonly method: string; readonly path: string; readonly body: unknown };
let sent: Sent[] = [];
let asked: string[] = [];
beforeEach(() => {
  sent = [];
  asked = [];
});
afterEach(() => {
  network.mockReset();
  // They would lie over the next page.
  for (const { id } of toastStore.current()) dismissToast(id);
});

type World = {
  read?: unknown;
  shops?: readonly object[];
  answer?: (one: Sent) => Response;
};

async function show(children: ReactNode, { read = { user: account }, shops = [shop], answer }: World = {}) {
  network.mockImplementation(async (url, init) => {
    const { pathname, search } = new URL(url instanceof Request ? url.url : url, location.href);
    if (init?.method === 'GET') {
      asked.push(`${pathname}${search}`);
      if (pathname === '/api/shop/roles') return Response.json({ roles: [], shops });
      return Response.json(read);
    }
    const one = {
      method: init?.method ?? '',
      path: pathname,
      body: JSON.parse((init?.body as string | undefined) ?? '{}') as unknown,
    };
    sent.push(one);
    return answer?.(one) ?? Response.json({ user: { ...account, version: 4 } });
  });
  const root = createRootRoute({ component: () => children });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={newQueryClient()}>
          <Texts of={list}>
            <RouterProvider router={router as never} />
          </Texts>
          <ToastHost />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );
  return router;
}

const ofShop = { side: 'shop', base: '/shopadmin', shopId: null } as const;
const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');

test('accounts are listed with role, state and last login; what is looked for is asked for after it rests', async () => {
  const rows = [
    account,
    { ...account, id: 'u2', email: 'jan@rowery.example', invited: true, last_login_at: null },
    { ...account, id: 'u3', email: 'ola@rowery.example', active: false, blocked_with_shop: true },
  ];
  const searches: object[] = [];
  await show(<AccountsPage {...ofShop} search={{ email: 'e' }} onSearch={(next) => searches.push(next)} />, {
    read: { users: rows, count: 3, next: null },
  });
  await expect.element(page.getByRole('link', { name: 'ewa@rowery.example' }).first()).toBeVisible();
  await expect.poll(() => asked).toContain('/api/shop/users?email=e');
  for (const words of ['Sprzedawca', 'Bez hasła', 'Zablokowane ze sklepem', 'jeszcze nigdy'])
    expect(text()).toContain(words);
  await page.getByRole('searchbox').fill('ewa');
  expect(searches).toEqual([{ email: 'ewa' }]);
});

test('a shop without accounts says how to add the first, and N does so', async () => {
  const router = await show(<AccountsPage {...ofShop} search={{}} onSearch={() => undefined} />, {
    read: { users: [], count: 0, next: null },
  });
  await expect.element(page.getByText('Brak kont. Dodaj pierwsze')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.poll(() => router.state.location.pathname).toBe('/shopadmin/users/new');
});

test('a new account is sent whole; a taken e-mail is told on its field and as a toast (SHOP-042, 043)', async () => {
  const taken = 'Ten adres e-mail jest już zajęty';
  await show(<AccountPage {...ofShop} me={me} id={null} />, {
    shops: [shop, { id: 's2', name: 'Rowery Tychy' }],
    answer: () => Response.json({ error: '', errors: [{ 'user.email': taken }] }, { status: 422 }),
  });
  await button('Dodaj konto').click();
  await expect.element(page.getByText('Wybierz rolę').last()).toBeVisible();
  expect(sent).toEqual([]);
  await field('E-mail').fill('Nowa@rowery.example');
  await field('Imię i nazwisko').fill('Nowa Osoba');
  await field('Telefon').fill('+48 600700800');
  await page.getByRole('combobox', { name: 'Sklep' }).selectOptions('Rowery Tychy');
  await page.getByRole('combobox', { name: 'Rola' }).selectOptions('Administrator sklepu');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => sent)
    .toEqual([
      {
        method: 'POST',
        path: '/api/shop/users',
        body: {
          user: {
            ...{ email: 'nowa@rowery.example', full_name: 'Nowa Osoba', phone: '600 700 800' },
            ...{ roles: ['shop_admin'], shop_id: 's2' },
          },
        },
      },
    ]);
  await expect.poll(() => page.getByText(taken).elements().length).toBe(2);
  await expect.element(field('E-mail')).toHaveFocus();
});

test('who edits gives the roles that are his to give, over the version that was read', async () => {
  await show(<AccountPage {...ofShop} me={{ ...me, roles: ['shop_admin'] }} id="u1" />);
  const role = page.getByRole('combobox', { name: 'Rola' });
  await expect.element(role).toBeVisible();
  const offered = [...role.element().querySelectorAll('option:enabled')].map((one) => one.textContent);
  expect(offered).toEqual(['Administrator sklepu', 'Sprzedawca']);
  await field('Telefon').fill('');
  await expect.element(page.getByText('1 niezapisana zmiana: Telefon')).toBeVisible();
  await button('Zapisz').click();
  await expect.element(page.getByText('Konto zapisane')).toBeVisible();
  const user = { email: 'ewa@rowery.example', full_name: 'Ewa Lis', phone: null, roles: ['shop_employee'] };
  expect(sent).toEqual([{ method: 'PATCH', path: '/api/shop/users/u1', body: { user, version: 3 } }]);
  expect(text()).toContain('Rola: Administrator sklepu → Sprzedawca');
  expect(text()).toContain('Telefon: zmieniono');
});

test('what was typed stays over what somebody else has saved meanwhile', async () => {
  const theirs = { ...account, full_name: 'Ewa Lis-Kos', phone: null, version: 4 };
  const world: World & { read: { user: object } } = {
    read: { user: account },
    answer: () => {
      world.read.user = theirs;
      return Response.json(
        { error: 'Ktoś zmienił to konto', code: 'version', user: theirs },
        { status: 409 },
      );
    },
  };
  await show(<AccountPage {...ofShop} me={me} id="u1" />, world);
  await field('Telefon').fill('500600700');
  await button('Zapisz').click();
  await expect.element(page.getByText(/Wczytaliśmy\sje\sna\snowo/u)).toBeVisible();
  await expect.element(field('Imię i nazwisko')).toHaveValue('Ewa Lis-Kos');
  await expect.element(field('Telefon')).toHaveValue('500 600 700');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.body).toMatchObject({
    version: 4,
    user: { full_name: 'Ewa Lis-Kos', phone: '500 600 700' },
  });
});

test('one’s own account keeps its e-mail and role, and is neither blocked nor reset here', async () => {
  await show(<AccountPage {...ofShop} me={{ ...me, id: 'u1', roles: ['shop_admin'] }} id="u1" />);
  await expect.element(field('E-mail')).toHaveAttribute('readonly');
  await expect.element(field('Rola')).toHaveAttribute('readonly');
  await expect.element(field('Telefon')).not.toHaveAttribute('readonly');
  expect(page.getByRole('button', { name: /Zablokuj|Zresetuj/u }).elements()).toEqual([]);
});

test('an account that stands over one’s own is only read', async () => {
  const main = { ...account, roles: ['shop_superadmin'] };
  await show(<AccountPage {...ofShop} me={{ ...me, roles: ['shop_admin'] }} id="u1" />, {
    read: { user: main },
  });
  await expect.element(page.getByText(/Tego\skonta\snie\smożesz\szmieniać/u)).toBeVisible();
  for (const name of ['E-mail', 'Imię i nazwisko', 'Telefon', 'Rola'])
    await expect.element(field(name)).toHaveAttribute('readonly');
  expect(page.getByRole('button', { name: /Zablokuj|Zresetuj/u }).elements()).toEqual([]);
});

test('blocking says what it ends and asks once more (SHOP-031)', async () => {
  await show(<AccountPage {...ofShop} me={me} id="u1" />, {
    answer: () => Response.json({ user: { ...account, active: false, version: 4 } }),
  });
  await button('Zablokuj').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/od\s?razu wylogowana wszędzie/u)).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Zablokuj' }).click();
  await expect.element(page.getByText('Konto zablokowane')).toBeVisible();
  await expect.element(button('Odblokuj')).toBeVisible();
  expect(sent).toEqual([{ method: 'PATCH', path: '/api/shop/users/u1', body: { active: false } }]);
});

test('a reset goes by e-mail or by text message where a phone is known (SHOP-034)', async () => {
  await show(<AccountPage {...ofShop} me={me} id="u1" />, { answer: () => Response.json({ success: true }) });
  await button('Zresetuj hasło').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Link pójdzie na ewa@rowery.example.')).toBeVisible();
  await dialog.getByText('SMS', { exact: true }).click();
  await expect.element(dialog.getByText(/\+48 600 700 800/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Wyślij link' }).click();
  await expect.element(page.getByText(/Link\swysłaliśmy\sSMS.em\sna/u)).toBeVisible();
  expect(sent).toEqual([
    { method: 'POST', path: '/api/shop/users/u1/reset_password', body: { variant: 'phone' } },
  ]);
});

test('head office gives staff several roles, and a superadmin takes a lost second factor away', async () => {
  const staff = {
    ...account,
    ...{ roles: ['admin'], shop: null, second_factor_since: '2026-01-09T09:00:00Z' },
  };
  await show(
    <AccountPage
      side="staff"
      base="/superadmin"
      shopId={null}
      me={{ ...me, roles: ['superadmin'] }}
      id="u1"
    />,
    { read: { user: staff }, answer: () => Response.json({ user: staff }) },
  );
  const roles = page.getByRole('group', { name: 'Rola' });
  await roles.getByText('Menedżer cen').click();
  await button('Zapisz').click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ user: { roles: ['admin', 'pricing_manager'] } });
  await button('Wyłącz weryfikację').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wyłącz weryfikację' }).click();
  await expect
    .poll(() => sent[1])
    .toEqual({ method: 'DELETE', path: '/api/superadmin/users/u1/second_factor', body: {} });
});
