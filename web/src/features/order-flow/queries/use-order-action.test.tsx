import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { testOrder } from '../testing/testing-screen.tsx';
import { orderKey } from './order-query.ts';
import { useOrderAction } from './use-order-action.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('../../../kit/toast/toasts.ts', () => ({ toast }));

const network = vi.spyOn(globalThis, 'fetch');
const order = testOrder('initial_payment_opened');

type Waiting = {
  name: string;
  version: number;
  /** By the order in the next version, or in a later one where somebody else has changed it before. */
  answer: (made?: number) => void;
  refuse: () => void;
};

/** A page of an order in version 3, and a server that answers each change when the test says so. */
async function orderPage() {
  toast.mockReset();
  const client = newQueryClient();
  client.setQueryData(orderKey(order.slug), order);
  const waiting: Waiting[] = [];
  network.mockReset().mockImplementation((request, init) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { version } = JSON.parse(init?.body as string) as { version: number };
    const name = (request as string).split('/').at(-1) ?? '';
    waiting.push({
      name,
      version,
      answer: (made = version + 1) => resolve(Response.json({ ...order, version: made })),
      refuse: () => resolve(Response.json({ reason: 'Teraz nie można' }, { status: 409 })),
    });
    return promise;
  });
  const { result } = await renderHook(
    () => ({
      visit: useOrderAction('visitOrder', order),
      open: useOrderAction('openPayment', order),
      back: useOrderAction('moveToPrevious', order),
      backLink: useOrderAction('moveToPrevious', order),
    }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  /** The change that waits for its answer in this place. */
  const sent = (place: number): Promise<Waiting> =>
    vi.waitFor(() => {
      const call = waiting[place];
      if (call === undefined) throw new Error(`${waiting.length} changes were sent`);
      return call;
    });
  return {
    press: result.current,
    sent,
    count: () => waiting.length,
    shows: (version: number) => client.setQueryData(orderKey(order.slug), { ...order, version }),
  };
}

test('a change waits for the one before it, and goes over the version that it has made', async () => {
  const { press, sent, count } = await orderPage();
  void press.visit.send({});
  const opened = press.open.send({});
  const gone = press.back.send({});
  const first = await sent(0);
  expect([first.name, first.version, count()]).toEqual(['visits', 3, 1]);
  first.answer();
  const second = await sent(1);
  expect([second.name, second.version, count()]).toEqual(['openings', 4, 2]);
  second.answer();
  const third = await sent(2);
  expect([third.name, third.version]).toEqual(['move_to_previouses', 5]);
  third.answer();
  expect([(await opened)?.ok, (await gone)?.ok]).toEqual([true, true]);
});

test('a change behind one that was refused goes over what was shown when it was asked for', async () => {
  const { press, sent, shows } = await orderPage();
  void press.visit.send({});
  void press.open.send({});
  shows(7);
  (await sent(0)).refuse();
  expect((await sent(1)).version).toBe(3);
  expect(toast.mock.calls).toEqual([['refused', 'Teraz nie można']]);
});

test('a change that was asked for over what somebody else has made goes over that', async () => {
  const { press, sent, shows } = await orderPage();
  void press.visit.send({});
  (await sent(0)).answer();
  shows(7);
  void press.open.send({});
  expect((await sent(1)).version).toBe(7);
});

test('somebody else’s change that is shown meanwhile is not gone over by a change that waited', async () => {
  const { press, sent, shows } = await orderPage();
  void press.visit.send({});
  void press.open.send({});
  const first = await sent(0);
  shows(7);
  first.answer();
  expect((await sent(1)).version).toBe(4);
});

test('somebody else’s change that an answer tells of is not gone over by a change that waited', async () => {
  const { press, sent } = await orderPage();
  void press.visit.send({});
  void press.open.send({});
  (await sent(0)).answer(5);
  expect((await sent(1)).version).toBe(3);
});

test('a change behind two, of which the second was refused, goes over what the first has made', async () => {
  const { press, sent } = await orderPage();
  void press.visit.send({});
  void press.open.send({});
  void press.back.send({});
  (await sent(0)).answer();
  (await sent(1)).refuse();
  expect((await sent(2)).version).toBe(4);
});

test('who presses twice sends once, also in two places, and again after the answer', async () => {
  const { press, sent, count } = await orderPage();
  const [one, other] = [press.back.send({}), press.backLink.send({})];
  (await sent(0)).answer();
  expect(await one).toBe(await other);
  expect(count()).toBe(1);
  void press.back.send({});
  expect((await sent(1)).version).toBe(4);
});
