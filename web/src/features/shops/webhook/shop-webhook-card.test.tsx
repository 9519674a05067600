import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { SharedTexts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { ShopWebhookCard } from './shop-webhook-card.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => network.mockReset());

const event = {
  ...{ id: 'e1', external_order_id: 'Z-17', siemens_id: '100001' },
  ...{ shop_status: 'decision_ok', previous_shop_status: 'verification', at: '2026-02-01T09:00:00Z' },
  ...{ state: 'given_up', attempts: 19, last_tried_at: '2026-02-02T08:00:00Z', last_failure: 'http_500' },
  ...{ next_try_at: null, delivered_at: null },
};
const nothing = { url: null, created_at: null, paused_until: null, events: [] };
const told = {
  ...nothing,
  url: 'https://sklep.example/webhooks',
  created_at: '2026-01-05T09:00:00Z',
  events: [event],
};
const secret = 'whsec_c2VrcmV0';

type Sent = { readonly method: string; readonly path: string };

/** Shows the card; answers what it sends. */
async function open(shopId: string | null, webhook: object): Promise<Sent[]> {
  const sent: Sent[] = [];
  network.mockImplementation(async (url, init) => {
    if (init?.method === 'GET') return Response.json(webhook);
    const { pathname: path } = new URL(url instanceof Request ? url.url : url, location.href);
    const method = init?.method ?? '';
    sent.push({ method, path });
    return Response.json(method === 'PUT' ? { secret, webhook: told } : told);
  });
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={newQueryClient()}>
          <ShopWebhookCard shopId={shopId} mayManage={shopId !== null} />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );
  return sent;
}

test('head office says where a shop is told and is shown the secret once', async () => {
  const sent = await open('s1', nothing);
  await page.getByRole('textbox', { name: 'Adres powiadomień' }).fill('https://sklep.example/webhooks');
  await page.getByRole('button', { name: 'Zapisz adres' }).click();
  await expect.element(page.getByText(secret)).toBeVisible();
  await page.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect.element(page.getByText(secret)).not.toBeInTheDocument();
  await expect.element(page.getByText('https://sklep.example/webhooks')).toBeVisible();
  expect(sent).toEqual([{ method: 'PUT', path: '/api/superadmin/shops/s1/webhook' }]);
});

test('what did not arrive says why, and the shop’s administrator sends it again and changes no address', async () => {
  const sent = await open(null, told);
  await expect.element(page.getByText('Zamówienie Z-17')).toBeVisible();
  await expect.element(page.getByText('niedoręczone')).toBeVisible();
  await expect.element(page.getByText('Weryfikacja → Decyzja pozytywna')).toBeVisible();
  await expect.element(page.getByText(/19 prób, odpowiedź 500$/u)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Adres powiadomień' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Wyślij ponownie: zamówienie Z-17, Decyzja pozytywna' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ method: 'POST', path: '/api/shop/settings/webhook/events/e1/resend' }]);
});
