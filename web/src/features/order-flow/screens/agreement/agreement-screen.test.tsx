import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { snaked } from '../../../../api/keys.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { orderQuery } from '../../queries/order-query.ts';
import { addressOf, sentBy, showScreen, testOrder, textsOf } from '../../testing/testing-screen.tsx';
import { AgreementScreen } from './agreement-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => void network.mockReset());

const order = testOrder(
  'leasing_decision_ok',
  { agreementPrepared: true },
  { installmentValue: '1056.39', paymentsCount: 36, allowed: ['ACCEPT_AGREEMENT'] },
);

test('who is to accept the agreement reads so in the title, and on a phone what it comes to (F132)', async () => {
  network.mockImplementation(async () =>
    Response.json({ prepared: true, pages: [{ number: 1, url: '/1', text: 'Umowa' }], documents: [] }),
  );
  await page.viewport(360, 800);
  await showScreen(AgreementScreen, order);
  await expect.element(page.getByRole('button', { name: 'Akceptuję treść umowy' })).toBeEnabled();
  expect(textsOf('h1, h1 + p')).toEqual([
    'Przeczytaj i zaakceptuj umowę',
    'Decyzja jest pozytywna. To jeszcze nie podpis. Po akceptacji wpłacisz opłatę wstępną, a potem podpiszesz umowę.',
  ]);
  const terms = page.getByRole('region', { name: 'Warunki umowy' });
  await expect.element(terms).toBeVisible();
  expect(textsOf('section[aria-label] > *').join(' ')).toBe(
    'Rata miesięczna netto 1 056,39 zł Liczba rat\n36\nOpłata wstępna brutto\n3 382,50 zł',
  );
});

/** The screen over the order as its page holds it. */
function Followed({ order, ...rest }: ScreenProps) {
  const { data } = useQuery(orderQuery(order.slug));
  return <AgreementScreen order={data ?? order} {...rest} />;
}

test('an agreement that its preview knows of before the page’s order does is accepted over the order that has it', async () => {
  const drawn = { ...order, version: order.version + 1 };
  const isAnswered = Promise.withResolvers<void>();
  network.mockImplementation(async (request) => {
    if (addressOf(request).endsWith('/agreement_preview'))
      return Response.json({
        prepared: true,
        pages: [{ number: 1, url: '/1', text: 'Umowa' }],
        documents: [],
      });
    await isAnswered.promise;
    return Response.json(snaked(drawn));
  });
  await showScreen(Followed, { ...order, facts: { ...order.facts, agreementPrepared: false } });
  const accept = page.getByRole('button', { name: 'Akceptuję treść umowy' });
  await expect.element(page.getByRole('img', { name: /^Strona 1/u })).toBeInTheDocument();
  await expect.element(accept).toBeDisabled();
  isAnswered.resolve();
  await expect.element(accept).toBeEnabled();
  await accept.click();
  await expect
    .poll(() => sentBy(network.mock.calls))
    .toEqual([['PATCH', '/api/orders/:slug/agreement_accept', { version: drawn.version }]]);
});
