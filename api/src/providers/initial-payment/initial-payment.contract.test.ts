import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSimulators } from '../testing/running-simulators.ts';
import type { InitialPaymentRequest } from './initial-payment.port.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

const returnUrl = 'https://app.example.pl/orders/V1StGXR8_Z5jdHi6B-myT';
const ask = (paymentId: string): InitialPaymentRequest => ({
  paymentId,
  orderNumber: '100123',
  amount: 246_000,
  channelId: 102,
  email: 'jan@example.pl',
  firstName: 'Jan',
  lastName: 'Żółć',
  returnUrl,
  notificationUrl: 'https://app.example.pl/api/dotpay/notifications',
});
/** Posts the hidden fields as the client's browser does; answers the path of the payment's page. */
async function opened(paymentId: string, change: Record<string, string> = {}): Promise<Response> {
  const { action, fields } = world.providers.initialPayment.paymentForm(ask(paymentId));
  return fetch(action, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...change }),
    redirect: 'manual',
  });
}
const pageOf = (reply: Response): string => new URL(reply.headers.get('location') ?? '', reply.url).href;
const read = async () => world.providers.initialPayment.parseNotification((await world.inbox.next()).body);

test('the channels open for an amount', async () => {
  const channels = await world.providers.initialPayment.listChannels(246_000);
  expect(channels).toHaveLength(10);
  expect(channels[1]).toEqual({
    id: 102,
    name: 'mBank',
    shortName: 'mBank',
    iconUrl: `${world.simulators.url}/sim/icons/1.svg`,
    group: 'fast_transfers',
  });
});

test('the form has the specified fields under Dotpay’s names', () => {
  expect(Object.keys(world.providers.initialPayment.paymentForm(ask('p-0')).fields).sort()).toEqual(
    'amount api_version bylaw ch_lock channel chk control currency description email firstname id lastname paramsList personal_data type url urlc'.split(
      ' ',
    ),
  );
});

test('the client pays on the payment page, comes back, and the notification says so', async () => {
  const page = pageOf(await opened('p-1'));
  expect(await (await fetch(page)).text()).toContain('Zapłać 2\u00a0460,00\u00a0zł');
  const back = await world.send(page, { answer: 'succeed' });
  expect([back.status, back.headers.get('location')]).toEqual([303, returnUrl]);
  expect(await read()).toMatchObject({
    ok: true,
    events: [{ orderRef: 'p-1', outcome: 'completed', amount: 246_000, currency: 'PLN' }],
    reply: { status: 200, body: 'OK' },
  });
  expect(await (await fetch(page)).text()).toContain('już zakończona');
});

test('the same form sent twice is one payment', async () => {
  expect(pageOf(await opened('p-2'))).toBe(pageOf(await opened('p-2')));
});

test('after a rejected attempt the same payment is another operation', async () => {
  const first = pageOf(await opened('p-3'));
  await world.send(first, { answer: 'fail' });
  expect(await read()).toMatchObject({ events: [{ orderRef: 'p-3', outcome: 'rejected' }] });
  const second = pageOf(await opened('p-3'));
  expect(second).not.toBe(first);
  await world.send(second, { answer: 'succeed' });
  expect(await read()).toMatchObject({ events: [{ orderRef: 'p-3', outcome: 'completed' }] });
  expect(pageOf(await opened('p-3'))).toBe(second);
});

test('the notification goes to the address that the form names', async () => {
  await world.send(pageOf(await opened('p-6')), { answer: 'succeed' });
  expect((await world.inbox.next()).path).toBe('/api/dotpay/notifications');
});

test('going back without paying says nothing', async () => {
  await world.send(pageOf(await opened('p-4')), { answer: 'later' });
  expect(world.inbox.delivered).toEqual([]);
  await world.send(pageOf(await opened('p-4')), { answer: 'fail' });
  expect(await read()).toMatchObject({ events: [{ orderRef: 'p-4', outcome: 'rejected' }] });
});

test('an unclear payment is of another amount', async () => {
  await world.send(pageOf(await opened('p-2')), { answer: 'later' });
  await world.press('dotpay', 'unclear');
  expect(await read()).toMatchObject({
    events: [{ orderRef: 'p-2', outcome: 'completed', amount: 245_900 }],
  });
});

test('a payment under way is pending, and what was paid can go back', async () => {
  await world.send(pageOf(await opened('p-7')), { answer: 'later' });
  await world.press('dotpay', 'progress');
  expect(await read()).toMatchObject({ events: [{ orderRef: 'p-7', outcome: 'pending' }] });
  await world.press('dotpay', 'succeed');
  const paid = await read();
  await world.press('dotpay', 'refund');
  expect([paid, await read()]).toMatchObject([
    { events: [{ orderRef: 'p-7', outcome: 'completed', amount: 246_000 }] },
    {
      events: [
        {
          outcome: 'refunded',
          amount: 246_000,
          currency: 'PLN',
          relatedNumber: paid.ok ? paid.events[0]?.operationNumber : '',
        },
      ],
    },
  ]);
});

test('a form that was changed on its way is not taken', async () => {
  const reply = await opened('p-5', { amount: '1.00' });
  expect(reply.status).toBe(409);
  expect(await reply.text()).toContain('Suma kontrolna formularza się nie zgadza');
});
