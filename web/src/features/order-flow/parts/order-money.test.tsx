import type { Facts, OrderStatus } from '@app/machines/order';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { InitialPaymentScreen } from '../screens/initial-payment/initial-payment-screen.tsx';
import { RejectionScreen } from '../screens/rejection/rejection-screen.tsx';
import { StatusScreen } from '../screens/status/status-screen.tsx';
import type { Order } from '../queries/order-query.ts';
import { showScreen, testOrder, textsOf } from '../testing/testing-screen.tsx';

type Row = Order['paymentsAttributes'][number];

const came = '2026-03-02T09:00:00.000Z';
const row = (status: Row['status'], amount: string, known: Partial<Row> = {}): Row => ({
  ...{ id: `${status} ${amount}`, paymentType: 'initial_payment', onPlace: false, currency: 'PLN' },
  ...{ status, amount, createdAt: came, refund: null, ...known },
});
type Refund = NonNullable<Row['refund']>;
const back = (reason: Refund['reason'], state: Refund['state'], since = '2026-03-04'): Partial<Row> => ({
  refund: { reason, state, since },
});
const zloty = (daysAgo: number, state: Refund['state'] = 'owed'): Row =>
  row('refused', '1.00', {
    ...back('zloty', state, new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString()),
    paymentType: 'test_payment',
  });

/** What the client reads of his money. */
const shown = () => {
  const labels = textsOf('dt');
  return textsOf('dd')[labels.indexOf('Twoje pieniądze')] ?? null;
};

const screens = { status: StatusScreen, payment: InitialPaymentScreen, rejection: RejectionScreen } as const;

test.each<[string, keyof typeof screens, OrderStatus, Partial<Facts>, Row[], string | null]>([
  ['no money came', 'status', 'initial_payment_in_progress', {}, [row('started', '3382.50')], null],
  [
    'a sum is looked at',
    'status',
    'initial_payment_manual',
    { paymentCame: true, moneyHeld: 10_000 },
    [row('completed', '100.00'), row('completed', '20.00', { currency: 'EUR' })],
    'Wpłata 100,00 zł z 02.03.2026 – sprawdzamy ją\nWpłata 20,00 EUR z 02.03.2026 – sprawdzamy ją',
  ],
  [
    'a refused sum goes back, and another one is back',
    'status',
    'initial_payment_rejected',
    { paymentCame: true },
    [
      row('refused', '100.00', back('refused', 'owed')),
      row('refunded', '50.00', back('refused', 'paid_out')),
    ],
    'Wpłata 100,00 zł z 02.03.2026 – zwrócimy ją w ciągu 5 dni roboczych na rachunek, z którego przyszła\nWpłata 50,00 zł z 02.03.2026 – zwrócona 04.03.2026',
  ],
  [
    'he pays again',
    'payment',
    'initial_payment_opened',
    { paymentCame: true },
    [row('refused', '100.00', back('refused', 'ordered'))],
    'Wpłata 100,00 zł z 02.03.2026 – zwrot zlecony 04.03.2026',
  ],
  [
    'he paid too much, and twice',
    'status',
    'initial_payment_accepted',
    { method: 'qes', paid: true, paymentCame: true },
    [
      row('accepted', '3382.50'),
      row('refused', '17.50', back('surplus', 'owed')),
      row('refunded', '3400.00', back('second', 'kept_by_agreement')),
    ],
    'Wpłata 3 382,50 zł z 02.03.2026 – zaksięgowana\nNadpłata 17,50 zł z 02.03.2026 – zwrócimy ją w ciągu 5 dni roboczych na rachunek, z którego przyszła\nDruga wpłata 3 400,00 zł z 02.03.2026 – zostaje u nas, jak uzgodniliśmy 04.03.2026',
  ],
  [
    'the salesman took it and the order is cancelled',
    'rejection',
    'canceled',
    { paid: true },
    [row('refused', '3382.50', { onPlace: true, ...back('cancelled', 'owed') })],
    'Wpłata 3 382,50 zł z 02.03.2026 – zwrócimy ją w ciągu 5 dni roboczych, zadzwonimy, aby ustalić, w jaki sposób',
  ],
  ['his bank returns the złoty by itself', 'status', 'ready_for_siemens', {}, [zloty(4)], null],
  [
    'his bank has not returned the złoty in five days',
    'status',
    'ready_for_siemens',
    {},
    [row('refused', '1.00', { paymentType: 'test_payment', ...back('zloty', 'owed') })],
    'Przelew weryfikacyjny 1,00 zł z 02.03.2026 – jeszcze nie wrócił z banku, zwrócimy go w ciągu 5 dni roboczych',
  ],
  [
    'the order is cancelled while the złoty is on its way back',
    'rejection',
    'canceled',
    {},
    [zloty(1)],
    'Przelew weryfikacyjny na 1 zł wróci w ciągu 2 dni roboczych.',
  ],
  [
    'the order is cancelled while the złoty may be under way (F072)',
    'rejection',
    'canceled',
    { bankUnanswered: true },
    [],
    'Jeśli przelew weryfikacyjny na 1 zł jest w drodze, wróci w ciągu 2 dni roboczych.',
  ],
  [
    'the order is cancelled while the payment may be under way',
    'rejection',
    'canceled',
    { paymentUnanswered: true },
    [row('started', '3382.50')],
    'Jeśli Twoja wpłata jest w drodze, zwrócimy ją na rachunek, z którego przyjdzie.',
  ],
  ['nothing was taken', 'rejection', 'leasing_decision_rejected', {}, [], 'Nic nie zostało pobrane.'],
])(
  'where %s the client reads what of his money is where',
  async (_what, screen, status, facts, rows, text) => {
    await showScreen(screens[screen], testOrder(status, facts, { paymentsAttributes: rows }));
    expect(shown()).toEqual(text);
  },
);

test('who cancels while his złoty may be under way reads that it comes back (F072)', async () => {
  const order = testOrder('test_payment_in_progress', { bankUnanswered: true }, { allowed: ['CANCEL'] });
  await showScreen(StatusScreen, order);
  await page.getByRole('button', { name: 'Anuluj wniosek' }).click();
  const said = 'Jeśli przelew weryfikacyjny na 1 zł jest już w drodze, wróci na Twój rachunek.';
  await expect.poll(() => textsOf('dialog').join()).toContain(said);
});
