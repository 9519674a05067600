import { newFacts } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { messages } from '../order-page.messages.ts';
import type { StaffOrder } from '../order-query.ts';
import { CalculationCard } from './calculation-card.tsx';
import { EffectsCard } from './effects-card.tsx';
import { PaymentsCard } from './payments-card.tsx';

const network = vi.spyOn(globalThis, 'fetch');
beforeEach(() => page.viewport(1280, 900));
afterEach(() => network.mockReset());

const at = '2026-01-20T11:00:00.000Z';
const payment = {
  ...{ paymentType: 'initial_payment', onPlace: false, currency: 'PLN', createdAt: at, refund: null },
};
const order = {
  ...{ id: 'o1', slug: 's', version: 1, siemensId: '118437', status: 'initial_payment_manual' },
  ...{ salesChannel: 'ecommerce', financingType: 'lease', allowed: ['ACCEPT_PAYMENT'] },
  facts: newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
  ...{ paymentsCount: 36, ownPayment: '3625.37', ownPaymentInPercent: '10' },
  ...{ administrativeCost: '362.54', administrativeCostInPercent: '1', initialPaymentAmount: '4905.13' },
  ...{ estimatedValue: '362.54', estimatedValueInPercent: '1', interest: '8.25' },
  ...{ serviceFeeValue: '49.00', totalCost: '42380.49', totalCostInPercent: '116.9' },
  orderItemsAttributes: [
    {
      ...{ id: 'i1', name: 'Frezarka', quantity: 2, price: '1000.00', grossPrice: '1230.00', vatLevel: 23 },
      ...{ type: 'single', productType: 'used', invoiceNumber: null },
    },
    {
      ...{ id: 'i2', name: 'FV 7', quantity: 1, price: '500.00', grossPrice: '615.00', vatLevel: 23 },
      ...{ type: 'proforma', productType: 'new', invoiceNumber: 'FV 7' },
    },
  ],
  paymentsAttributes: [
    { ...payment, id: 'p1', status: 'completed', amount: '4904.26' },
    { ...payment, id: 'p2', status: 'accepted', amount: '1.00', paymentType: 'test_payment' },
  ],
} as unknown as StaffOrder;

const show = (card: ReactNode) =>
  render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            {card}
            <ToastHost />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test('the calculation says its interest and fee, and what is bought with how many and for how much', async () => {
  await show(<CalculationCard order={order} />);
  const card = page.getByRole('region', { name: 'Kalkulacja' });
  const terms = [...card.element().querySelectorAll('dt')].map((term) => [
    plain(term.textContent),
    plain(term.nextElementSibling?.textContent ?? ''),
  ]);
  expect(terms.slice(-5)).toEqual([
    ['Wykup (1%)', '362,54 zł'],
    ['Oprocentowanie', '8,25%'],
    ['Opłata serwisowa', '49,00 zł'],
    ['Razem do zapłaty', '42 380,49 zł (116,9%)'],
    ['Produkty', '2 pozycje, 3 szt.'],
  ]);
  await page.getByRole('button', { name: 'Produkty' }).click();
  const rows = () =>
    [...document.querySelectorAll('dialog tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => plain(textContent)),
    );
  await expect.poll(rows).toEqual([
    ['Frezarka, używany', '2', '1 000,00 zł', '23%', '1 230,00 zł'],
    ['Według specyfikacji FV 7', '1', '500,00 zł', '23%', '615,00 zł'],
  ]);
  await page.getByRole('button', { name: 'Zamknij' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a payment says the provider’s number, and what was expected while that differs', async () => {
  network.mockImplementation(async () =>
    Response.json({
      ...{ refunds: [], rows: [] },
      history: [
        {
          ...{ at, operation_id: 'p1', what: 'payment_completed', amount: '4904.26' },
          ...{ currency: 'PLN', number: '81-4471-2206', by: null },
        },
      ],
    }),
  );
  await show(<PaymentsCard order={order} />);
  await expect.element(page.getByText(/81-4471-2206/u)).toBeVisible();
  const rows = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => plain(textContent));
  expect(rows).toEqual([
    'Opłata wstępnaoczekuje na realizację81-4471-2206, 20.01, 12:00Oczekiwano 4 905,13 zł4 904,26 zł',
    'Przelew weryfikacyjnyzrealizowana20.01, 12:001,00 zł',
  ]);
});

test('what a provider said without effect stands with the order, and is tried again', async () => {
  const sent: string[] = [];
  const said = { id: 'n1', provider: 'dotpay', notification_id: '1', slug: 's', siemens_id: '118437' };
  network.mockImplementation(async (url, init) => {
    if (init?.method === 'POST') {
      sent.push(url as string);
      return Response.json({ success: true });
    }
    return Response.json({
      effects: [
        {
          ...{ id: 'e1', effect: 'notifyDelivery', name: 'E-mail po odbiorze', recipients: ['j•••@a.pl'] },
          ...{ created_at: at, done_at: null, attempts: 3, due_at: at, can_resend: true },
          last_error: 'Dostawca nie odpowiada.',
        },
      ],
      notifications: [{ ...said, reason: 'Kwota jest inna.', received_at: at, waits: false }],
    });
  });
  await show(<EffectsCard order={order} />);
  await expect.element(page.getByText('Dostawca nie odpowiada.')).toBeVisible();
  await expect.element(page.getByText('Płatności', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Spróbuj ponownie: Kwota jest inna.' }).click();
  await expect.element(page.getByText('Ponowna próba ruszyła')).toBeVisible();
  expect(sent).toEqual(['/api/superadmin/provider_notifications/n1/retries']);
});
