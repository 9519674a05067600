import { screenOf } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import type { Order } from '../queries/order-query.ts';
import { testOrder } from '../testing/testing-screen.tsx';
import { useAddress } from './order-address.ts';
import { useBack } from './use-back.ts';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => void network.mockReset());

const order = (known: Partial<Order>) => testOrder('agreement_method_selection', {}, known);
const shown = page.getByRole('heading');

/** A client who read the questions, and then came to his order from a provider's page. */
async function show(known: Partial<Order>) {
  const whole = order(known);
  const path = `/orders/${whole.slug}`;
  function OrderPage() {
    useAddress(whole.slug, 'order', screenOf(whole.status, whole.facts, 'client'));
    useBack(whole, true);
    return <h1>{whole.status}</h1>;
  }
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/page/faq', component: () => <h1>Pytania</h1> }),
    createRoute({ getParentRoute: () => root, path: '/orders/$slug', component: OrderPage }),
  ];
  const history = createMemoryHistory({
    initialEntries: ['/page/faq', `${path}?ServiceID=100&OrderID=1&Hash=abc`],
    initialIndex: 1,
  });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  await render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.poll(() => history.location.href).toBe(path);
  // The page holds a second entry once the address is clean.
  await expect.poll(() => history.length).toBe(3);
  return { history, path };
}

test('what a provider has added to the address is in no entry of the history (F140)', async () => {
  const { history, path } = await show({});
  const entries: string[] = [];
  history.subscribe(({ location }) => void entries.push(location.href));
  history.back();
  await expect.poll(() => entries).toEqual([path, path]);
});

test('Back stays where the chart allows no way back, however often it is pressed, and sends nothing (F126)', async () => {
  const { history, path } = await show({ moveToPreviousAllowed: false });
  for (const _ of [1, 2, 3]) {
    history.back();
    await expect.poll(() => [history.location.href, history.location.state.held]).toEqual([path, true]);
    await expect.element(shown).toHaveTextContent('agreement_method_selection');
  }
  expect(network).not.toHaveBeenCalled();
});

test('Back is the page’s own way back where the chart allows one, asked for once (F126)', async () => {
  network.mockImplementation(() => new Promise(() => undefined));
  const { history, path } = await show({ moveToPreviousAllowed: true });
  history.back();
  await expect.poll(() => network.mock.calls.length).toBe(1);
  history.back();
  await expect.poll(() => history.location.state.held).toBe(true);
  expect(network.mock.calls.map(([, sent]) => sent?.method)).toEqual(['PATCH']);
  expect(history.location.href).toBe(path);
});
