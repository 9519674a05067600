import { eventNames, newFacts, panelName } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { messages } from '../order-page.messages.ts';
import type { StaffOrder } from '../order-query.ts';
import { StatusCard } from './status-card.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => network.mockReset());

const order = {
  ...{ id: 'o1', slug: 's1', version: 7, siemensId: '118437', status: 'initial_payment_manual' },
  facts: {
    ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
    ...{ initialPayment: 4_905_13, paymentCame: true, moneyHeld: 4_904_26 },
  },
  ...{ allowed: [], orderStatesAttributes: [], orderedAt: '2026-11-20T11:31:00Z' },
  ...{ deadlineAt: null, autentiId: null },
} as unknown as StaffOrder;

const open = (explanations: () => Response, shown = order) => {
  network.mockImplementation(async (url) =>
    (url as string).endsWith('/explanations')
      ? explanations()
      : Response.json({ reasons: [], comments: [], tasks: [], next: null }),
  );
  return render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <StatusCard order={shown} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
};

const move = (to: string, event: string) => ({
  ...{ to, event, forcible: false, effects: [], waits_for: [], lacks: [] },
});

test('the status stands with what came beside what was asked for, and its decisions are buttons', async () => {
  await open(() =>
    Response.json({
      moves: [
        move('initial_payment_accepted_manual', 'ACCEPT_PAYMENT'),
        move('initial_payment_rejected', 'REJECT_PAYMENT'),
      ],
      refused: [],
    }),
  );
  await expect
    .element(page.getByText('Wpłynęło 4 904,26 zł, oczekiwano 4 905,13 zł: brakuje 0,87 zł.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zaakceptuj wpłatę' }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Odrzuć wpłatę' }).first()).toBeVisible();
  await expect.element(page.getByText('Nic nie jest zablokowane.')).toBeVisible();
});

test('what is not possible now stands as text: what a guard refuses first, then where the rest is possible', async () => {
  const places = ['agreement_signed', 'autenti_agreement_signed', 'rejected_by_admin', 'finished'] as const;
  const elsewhere = (event: string, opensIn: readonly string[]) => ({
    ...{ event, sentence: null, opens_in: opensIn },
  });
  await open(() =>
    Response.json({
      moves: [],
      refused: [
        elsewhere('RENEW_AGREEMENT', places),
        elsewhere('SHIP', ['accepted_by_admin']),
        elsewhere('FINISH', ['accepted_by_admin']),
        elsewhere('SET_PICKUP_DATE', ['accepted_by_admin']),
        { event: 'SEND_BACK', sentence: 'Wpłata już wpłynęła.', opens_in: [] },
      ],
    }),
  );
  await expect.element(page.getByText('W tym statusie nic nie zależy od administratora.')).toBeVisible();
  const rows = page.getByRole('listitem');
  const firstPlaces = places.slice(0, 3).map(panelName).join(', ').replaceAll('\u00a0', ' ');
  const possible = `Możliwe w: ${panelName('accepted_by_admin')}`;
  const texts = [
    `${eventNames.SEND_BACK}Wpłata już wpłynęła.`,
    `${eventNames.RENEW_AGREEMENT}Możliwe w: ${firstPlaces} i 1 innym`,
    `${eventNames.SHIP}${possible}`,
    `${eventNames.FINISH}${possible}`,
    `${eventNames.SET_PICKUP_DATE}${possible}`,
  ];
  const shown = () => rows.elements().map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(shown()).toEqual(texts.slice(0, 4));
  await page.getByRole('button', { name: 'Pokaż wszystkie (5)' }).click();
  expect(shown()).toEqual(texts);
  await page.getByRole('button', { name: 'Zwiń' }).click();
  expect(shown()).toEqual(texts.slice(0, 4));
});

test('what leaves the order in its status is a button apart: the link once more, the day of the pickup, that no payment came', async () => {
  const asked = {
    ...order,
    status: 'initial_payment_opened',
    allowed: ['RESEND_OFFER', 'REJECT_PAYMENT', 'SET_PICKUP_DATE'],
  } as unknown as StaffOrder;
  await open(() => Response.json({ moves: [], refused: [] }), asked);
  await expect.element(page.getByRole('button', { name: 'Wyślij link ponownie' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ustal datę odbioru' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zapisz brak wpłaty' })).toBeVisible();
});

test('moves that cannot be read are asked for again, and the status stands without them', async () => {
  let broken = true;
  await open(() =>
    broken ? new Response(null, { status: 400 }) : Response.json({ moves: [], refused: [] }),
  );
  await expect.element(page.getByText('Nie udało się wczytać możliwych zmian')).toBeVisible();
  await expect.element(page.getByText(/^Wpłynęło/u)).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: /ponownie|Ponów/u }).click();
  await expect.element(page.getByText('Nic nie jest zablokowane.')).toBeVisible();
});
