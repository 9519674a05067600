import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { SharedTexts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { ShopSettingsPage } from './settings-page.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => network.mockReset());

const shop = {
  ...{ id: 's1', client_id: 'rowery', name: 'Rowery', logo_url: null, phone: '+48583450006', url: null },
  ...{ loader_url: 'https://wnioski.example/widget/v2/loader.js', version: 3, api_keys: [] },
  sandbox_url: null as string | null,
};

const address = {
  ...{ url: 'https://sklep.example/webhook', created_at: '2026-01-05T09:00:00Z', paused_until: null },
  events: [],
};

async function open(sandboxUrl: string | null = null) {
  const sent: string[] = [];
  network.mockImplementation(async (url, init) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, location.href);
    if (pathname.endsWith('/webhook')) return Response.json(address);
    if (init?.method === 'GET') return Response.json({ ...shop, sandbox_url: sandboxUrl });
    sent.push(`${init?.method} ${pathname} ${init?.body as string}`);
    const sandbox = sent.at(-1)?.includes('sandbox') ?? false;
    const key = { id: 'k1', name: 'strona', sandbox, created_at: '2026-01-05T09:00:00Z', revoked_at: null };
    const changed = { ...shop, sandbox_url: sandboxUrl, api_keys: [key] };
    return Response.json({ key: 'tajny-klucz', shop: changed });
  });
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={newQueryClient()}>
          <ShopSettingsPage />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );
  await expect.element(page.getByText(/^Rowery, identyfikator\srowery\.$/u)).toBeVisible();
  return { sent };
}

test('the tag to be copied is one script of this shop, with a product that the calculator reads', async () => {
  await open();
  const shown = page.getByRole('group', { name: 'Znacznik kalkulatora' }).element().textContent ?? '';
  const holder = document.createElement('template');
  holder.innerHTML = shown;
  const [script, ...others] = holder.content.children;
  expect(others).toEqual([]);
  if (!(script instanceof HTMLScriptElement)) throw new Error('No script');
  expect([script.getAttribute('src'), script.dataset['clientId']]).toEqual([shop.loader_url, 'rowery']);
  expect(JSON.parse(script.dataset['products'] ?? '')).toEqual([
    {
      ...{ name: 'Nazwa produktu', category: 'computers', price: '10000.00', grossPrice: '12300.00' },
      ...{ quantity: 1, vatLevel: 23 },
    },
  ]);
});

test('a wrong phone is marked before anything is sent', async () => {
  const { sent } = await open();
  const save = page.getByRole('button', { name: 'Zapisz kontakt' });
  await expect.element(save).toBeDisabled();
  await page.getByRole('textbox', { name: 'Telefon' }).fill('58 345');
  await save.click();
  await expect.element(page.getByText('Numer telefonu ma 9 cyfr')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a new key is shown once, and listed without itself', async () => {
  const { sent } = await open();
  await page.getByRole('textbox', { name: 'Nazwa klucza' }).fill('strona');
  await page.getByRole('button', { name: 'Utwórz klucz' }).click();
  await expect.element(page.getByText('tajny-klucz')).toBeVisible();
  await page.getByRole('button', { name: 'Zamknij' }).first().click();
  await expect.element(page.getByText('tajny-klucz')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Unieważnij' }).first()).toBeVisible();
  expect(sent).toEqual(['POST /api/shop/settings/api_keys {"name":"strona"}']);
});

test('a test key is offered where there is a sandbox, and listed as one', async () => {
  await page.viewport(360, 800);
  const { sent } = await open('https://piaskownica.example');
  await page.getByRole('textbox', { name: 'Nazwa klucza' }).fill('strona');
  await page.getByRole('button', { name: 'Klucz testowy' }).click();
  await expect.element(page.getByText(/Działa tylko w\spiaskownicy/u)).toBeVisible();
  await page.getByRole('button', { name: 'Zamknij' }).first().click();
  await expect.element(page.getByText('testowy', { exact: true })).toBeVisible();
  expect(sent).toEqual(['POST /api/shop/settings/api_keys {"name":"strona","sandbox":true}']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('without a sandbox there are no test keys', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: 'Utwórz klucz' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Klucz testowy' }).elements()).toEqual([]);
});

test('where its server is told of orders is shown, and is for head office to change', async () => {
  await open();
  await expect.element(page.getByText('https://sklep.example/webhook')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Adres powiadomień' })).not.toBeInTheDocument();
});
