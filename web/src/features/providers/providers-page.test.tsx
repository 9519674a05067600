import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { messages as list } from '../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ProvidersPage } from './providers-page.tsx';

const network = vi.spyOn(globalThis, 'fetch');
const at = '2026-01-20T11:00:00.000Z';
const answers: Readonly<Record<string, unknown>> = {
  'GET providers': {
    providers: [
      { provider: 'mail', answered_at: at, waiting: 3, retried: 2, failing_since: at, not_applied: 0 },
      {
        provider: 'initialPayment',
        answered_at: null,
        waiting: 0,
        retried: 0,
        failing_since: null,
        not_applied: 1,
      },
      { provider: 'sms', answered_at: at, waiting: 0, retried: 0, failing_since: null, not_applied: 0 },
      { provider: 'courier', answered_at: null, waiting: 0, retried: 0, failing_since: null, not_applied: 0 },
    ],
  },
  'GET retried_effects': {
    effects: [
      {
        ...{ id: 'e1', providers: ['mail'], name: 'E-mail o anulowaniu', slug: 's1', siemens_id: '118437' },
        ...{ attempts: 2, due_at: at, last_error: 'Dostawca nie odpowiedział.' },
      },
    ],
  },
  'GET provider_notifications': {
    notifications: [
      {
        ...{ id: 'n1', provider: 'dotpay', notification_id: 'M1', slug: null, siemens_id: null },
        ...{ reason: 'Nie znamy takiej płatności.', received_at: at, waits: false },
      },
    ],
    next: null,
  },
  'POST providers/mail/resends': { resent: 2 },
  'POST orders/s1/effects/e1/resends': {},
  'POST provider_notifications/n1/retries': { success: true },
};

test('what a provider failed is tried again, one by one or all together, and a notification once more', async () => {
  const sent: string[] = [];
  network.mockImplementation(async (url, init) => {
    const call = `${init?.method ?? 'GET'} ${(url as string).replace('/api/superadmin/', '')}`;
    if (!call.startsWith('GET')) sent.push(call);
    return Response.json(answers[call]);
  });
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <ProvidersPage area="admin" />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  const states = page.getByRole('region', { name: 'Stan dostawców' });
  for (const text of [
    /^ponawiane:.2,/,
    /^czeka:.1$/,
    /^niezastosowane:.1$/,
    /^działa$/,
    /^jeszcze.bez.odpowiedzi$/,
  ])
    await expect.element(states.getByText(text)).toBeVisible();
  expect(states.getByText(/^ostatnia.odpowiedź:.20\.01, 12:00$/).elements()).toHaveLength(2);
  await expect
    .element(page.getByRole('link', { name: 'Wniosek 118437' }))
    .toHaveAttribute('href', '/admin/orders/s1');
  await page.getByRole('button', { name: 'Ponów wszystkie: E-mail' }).click();
  await page.getByRole('button', { name: 'Wyślij teraz: E-mail o anulowaniu' }).click();
  await page.getByRole('button', { name: 'Spróbuj ponownie: Nie znamy takiej płatności.' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      'POST providers/mail/resends',
      'POST orders/s1/effects/e1/resends',
      'POST provider_notifications/n1/retries',
    ]);
});
