import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addressOf, sentBy, showScreen, testOrder, textsOf } from '../../testing/testing-screen.tsx';
import { InitialPaymentScreen } from './initial-payment-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => void network.mockReset());

const opened = testOrder('initial_payment_opened', { method: 'qes' }, { allowed: ['START_PAYMENT'] });
const items = { amount: '3382.50', items: [{ name: 'Opłata wstępna', amount: '3382.50' }] };
const amount = ['3 382,50 zł'];
const [pay, retry] = ['Zapłać 3 382,50 zł', 'Spróbuj ponownie'];
const bank = {
  id: '101',
  name: 'mBank S.A.',
  short_name: 'mBank',
  icon_url: null,
  logo: null,
  component: null,
};

/** Answers each call by the end of its path; what is not given fails. */
const answer = (replies: Readonly<Record<string, unknown>>) =>
  network.mockImplementation(async (request) => {
    const reply = Object.entries(replies).find(([path]) => addressOf(request).endsWith(path))?.[1];
    return reply === undefined ? Response.json({ error: 'Błąd' }, { status: 400 }) : Response.json(reply);
  });

test.each<[string, Readonly<Record<string, unknown>>, object]>([
  [
    'the banks are there',
    { items, channels: { channels: [bank] } },
    { titles: ['Wybierz bank'], amount, banks: ['mBank'], actions: [pay] },
  ],
  [
    'no bank takes payments now',
    { items, channels: { channels: [] } },
    { titles: ['Wybierz bank', 'Żaden bank nie jest teraz dostępny'], amount, banks: [], actions: [pay] },
  ],
  [
    'the banks cannot be read',
    { items },
    { titles: ['Nie udało się pobrać listy banków'], amount, banks: [], actions: [retry] },
  ],
  [
    'the amount cannot be read',
    { channels: { channels: [bank] } },
    {
      titles: ['Nie udało się pobrać kwoty', 'Wybierz bank'],
      amount: [],
      banks: ['mBank'],
      actions: [retry, pay],
    },
  ],
])('where %s the client sees what can be paid and how to go on', async (_, replies, shown) => {
  answer(replies);
  await showScreen(InitialPaymentScreen, opened);
  await expect
    .poll(() => ({
      titles: textsOf('h2, h3'),
      amount: textsOf('dd'),
      banks: textsOf('fieldset label'),
      actions: textsOf('button'),
    }))
    .toEqual(shown);
});

test.each([
  [
    'is opened by the page that shows it',
    ['OPEN_PAYMENT'],
    [['POST', '/api/dotpay/orders/:slug/openings', { version: 3 }]],
  ],
  ['that is open is not opened again', ['START_PAYMENT'], []],
] as const)('a payment %s', async (_, allowed, sent) => {
  answer({ items, channels: { channels: [bank] } });
  await showScreen(InitialPaymentScreen, testOrder('initial_payment_opened', {}, { allowed: [...allowed] }));
  await expect.element(page.getByRole('button', { name: /^Zapłać/u })).toBeVisible();
  expect(sentBy(network.mock.calls)).toEqual(sent);
});

test('whoever pays while the page still says that the payment is open pays behind that', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  answer({ items, channels: { channels: [bank] } });
  const answered = network.getMockImplementation();
  network.mockImplementation(async (request, init) => {
    if (addressOf(request).endsWith('openings')) await arrived;
    return answered?.(request, init) ?? Response.error();
  });
  await showScreen(
    InitialPaymentScreen,
    testOrder('initial_payment_opened', {}, { allowed: ['OPEN_PAYMENT'] }),
  );
  const calls = () =>
    sentBy(network.mock.calls).map((call) =>
      String((call as unknown[])[1])
        .split('/')
        .at(-1),
    );
  await page.getByText('mBank', { exact: true }).click();
  (page.getByRole('checkbox').element() as HTMLInputElement).click();
  await page.getByRole('button', { name: /^Zapłać/u }).click();
  await expect.element(page.getByRole('button', { name: /^Zapłać/u })).toHaveAttribute('aria-busy', 'true');
  expect(calls()).toEqual(['openings']);
  arrive();
  await expect.poll(calls).toEqual(['openings', 'initiations']);
});
