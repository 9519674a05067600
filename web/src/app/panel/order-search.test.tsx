import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { User } from '../../api/session.ts';
import { readOrdersSearch } from '../../features/order-list/orders-search.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { OrderSearch } from './order-search.tsx';
import { messages } from './panel.messages.ts';

/** The box over the dashboard of who has this role; where it has led. */
async function show(role: 'superadmin' | 'admin') {
  const user = { id: 'u1', roles: [role], shop: null } as unknown as User;
  const root = createRootRoute({
    component: () => (
      <>
        <OrderSearch user={user} />
        <Outlet />
      </>
    ),
  });
  const empty = () => null;
  const pageAt = (path: string) => createRoute({ getParentRoute: () => root, path, component: empty });
  const orders = createRoute({
    getParentRoute: () => root,
    path: '/$area/orders',
    validateSearch: readOrdersSearch,
    component: empty,
  });
  const router = createRouter({
    routeTree: root.addChildren([orders, pageAt('/$area/orders/dashboard'), pageAt('/$area/tasks')]),
    history: createMemoryHistory({ initialEntries: [`/${role}/orders/dashboard`] }),
  });
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return () => {
    const { pathname, search } = router.state.location;
    return `${pathname}?${new URLSearchParams(search).toString()}`;
  };
}

const box = () => page.getByRole('combobox', { name: 'Szukaj wniosku lub polecenia' });

test('three characters lead to the orders of the role, by its own name for them (ROUTE-066–068)', async () => {
  const ofSuperadmin = await show('superadmin');
  await box().fill('11');
  await box().fill('118');
  await expect.poll(ofSuperadmin).toBe('/superadmin/orders?siemens_id=118');
});

test('others search under a name of their own', async () => {
  const ofAdmin = await show('admin');
  await box().fill('Meritum');
  await expect.poll(ofAdmin).toBe('/admin/orders?search=Meritum');
});

test('a page of the menu is a command: its name opens it, and the beginning of its name searches for nothing', async () => {
  const address = await show('superadmin');
  await box().fill('zada');
  expect(address()).toBe('/superadmin/orders/dashboard?');
  await box().fill('zadania');
  await expect.poll(address).toBe('/superadmin/tasks?');
  await expect.element(box()).toHaveValue('');
  const offered = [...document.querySelectorAll('datalist option')].map((each) => each.getAttribute('value'));
  expect(offered).toEqual([
    ...[
      'Dashboard',
      'Podsumowanie',
      'Dokumenty',
      'Zadania',
      'Raport sprzedaży',
      'Raport płatności',
      'Kategorie wzorcowe',
      'Sklepy',
      'Sales Med',
      'Użytkownicy',
      'Wykres',
      'Dostawcy',
    ],
    ...['Odczyty danych', 'Dane osobowe (RODO)', 'Ustawienia systemu', 'Ustawienia konta'],
  ]);
});

test('what begins like a command is searched for by Enter', async () => {
  const address = await show('superadmin');
  await box().fill('Zada');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/superadmin/orders?siemens_id=Zada');
});
