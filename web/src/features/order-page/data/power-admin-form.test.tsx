import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { CompanyCard } from '../cards/company-card.tsx';
import { messages } from '../order-page.messages.ts';
import type { StaffOrder } from '../order-query.ts';

const network = vi.spyOn(globalThis, 'fetch');
beforeEach(() => void network.mockReset());

const person = { id: 'p1', first_name: 'Łucja', last_name: 'Żak', email: 'l@zak.pl', phone: '+48501502503' };
const wire = {
  ...{ id: 'o1', slug: 's', siemens_id: '118437', version: 7, status: 'form_saved', facts: {} },
  ...{ autenti_id: null, external_order_id: 'EK-1', ordered_at: '2026-01-20T11:00:00.000Z' },
  user_attributes: { full_name: 'Jan Kowalski', email: 'jan@firma.pl', phone: '+48601204482' },
  shop_attributes: { name: 'Sklep' },
  company_attributes: {
    ...{ vat_id: '8143430194', regon: null, krs: null, legal_form: 'sz' },
    bank_account_number: '***********************874',
    addresses_attributes: [],
    krs_users_attributes: [person],
  },
};
const order = {
  ...{ id: 'o1', slug: 's', siemensId: '118437', version: 7, status: 'form_saved', facts: {} },
  ...{ autentiId: null, externalOrderId: 'EK-1', orderedAt: '2026-01-20T11:00:00.000Z' },
  userAttributes: { fullName: 'Jan Kowalski', email: 'jan@firma.pl', phone: '+48601204482' },
  shopAttributes: { name: 'Sklep' },
  companyAttributes: {
    ...{ vatId: '8143430194', regon: null, krs: null, legalForm: 'sz' },
    bankAccountNumber: '***********************874',
    addressesAttributes: [],
    krsUsersAttributes: [
      { id: 'p1', firstName: 'Łucja', lastName: 'Żak', email: 'l@zak.pl', phone: '+48501502503' },
    ],
  },
} as unknown as StaffOrder;

/** A server that answers each change in turn; what was sent to it. */
function serve(...answers: readonly Response[]) {
  const sent: { path: string; body: unknown }[] = [];
  const left = [...answers];
  network.mockImplementation(async (url, init) => {
    if ((init?.method ?? 'GET') === 'GET')
      return Response.json({
        ...wire,
        version: 8,
        user_attributes: { ...wire.user_attributes, email: 'nowy@firma.pl' },
      });
    sent.push({ path: url as string, body: JSON.parse(init?.body as string) });
    return left.shift() ?? Response.json(wire);
  });
  return sent;
}

async function show() {
  const root = createRootRoute();
  const history = createMemoryHistory({ initialEntries: ['/'] });
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <RouterContextProvider router={createRouter({ routeTree: root, history })}>
              <CompanyCard order={order} />
              <ToastHost />
            </RouterContextProvider>
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  const opener = page.getByRole('button', { name: 'Firma i kontakt' });
  if ((await opener.query())?.checkVisibility()) await opener.click();
}
const press = (name: string) => page.getByRole('button', { name }).click();
const email = () => page.getByRole('textbox', { name: 'E-mail' }).first();

test('only what was changed is sent, over the version that was opened', async () => {
  const sent = serve();
  await show();
  await press('Zmień dane');
  await expect.element(page.getByText('Nie ma niezapisanych zmian')).toBeVisible();
  await email().fill('ewa@firma.pl');
  await page.getByRole('textbox', { name: 'Telefon' }).nth(1).fill('511 222 333');
  await expect.element(page.getByText('2 niezapisane zmiany: e-mail, telefon')).toBeVisible();
  await press('Zapisz dane');
  await expect.element(page.getByText('Zapisano dane')).toBeVisible();
  expect(sent).toEqual([
    {
      path: '/api/superadmin/orders/poweradmin/s',
      body: {
        user: { full_name: 'Jan Kowalski', email: 'ewa@firma.pl', phone: '+48601204482' },
        persons: [{ id: 'p1', email: 'l@zak.pl', phone: '+48511222333' }],
        version: 7,
      },
    },
  ]);
});

test('what somebody else has changed stands beside the field, and what was typed stays', async () => {
  const error = 'Ktoś zmienił ten wniosek w międzyczasie. Pokazujemy jego aktualny stan.';
  const sent = serve(Response.json({ error, code: 'version' }, { status: 409 }));
  await show();
  await press('Zmień dane');
  await email().fill('ewa@firma.pl');
  await press('Zapisz dane');
  await expect.element(page.getByText('Teraz: nowy@firma.pl')).toBeVisible();
  await expect.element(email()).toHaveValue('ewa@firma.pl');
  await press('Zapisz dane');
  await expect.element(page.getByText('Zapisano dane')).toBeVisible();
  expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([7, 8]);
});

test('what somebody else has changed stays where nothing was typed', async () => {
  const error = 'Ktoś zmienił ten wniosek w międzyczasie. Pokazujemy jego aktualny stan.';
  const sent = serve(Response.json({ error, code: 'version' }, { status: 409 }));
  await show();
  await press('Zmień dane');
  await page.getByRole('textbox', { name: 'Telefon' }).first().fill('511 222 333');
  await press('Zapisz dane');
  await expect.element(page.getByText('Teraz: nowy@firma.pl')).toBeVisible();
  await expect.element(page.getByText('1 niezapisana zmiana: telefon')).toBeVisible();
  await press('Zapisz dane');
  await expect.element(page.getByText('Zapisano dane')).toBeVisible();
  const user = { full_name: 'Jan Kowalski', email: 'nowy@firma.pl', phone: '+48511222333' };
  expect(sent.at(-1)?.body).toEqual({ user, version: 8 });
});

test('a refusal of another kind is said, and what was typed stays', async () => {
  const refusal = { error: 'Wniosek jest zamknięty.', code: 'refused' };
  network
    .mockResolvedValueOnce(Response.json(refusal, { status: 409 }))
    .mockResolvedValueOnce(Response.json(wire));
  await show();
  await press('Zmień dane');
  await email().fill('ewa@firma.pl');
  await press('Zapisz dane');
  await expect.element(page.getByText('Wniosek jest zamknięty.')).toBeVisible();
  await expect.element(email()).toHaveValue('ewa@firma.pl');
});

test('an e-mail of another company is said at its field (ADMIN-058)', async () => {
  const body = {
    error: 'Email was assigned to another Vat ID',
    errors: [{ 'user.email': 'Ten adres e-mail jest już zajęty' }],
  };
  serve(Response.json(body, { status: 422 }));
  await show();
  await press('Zmień dane');
  await email().fill('zajety@firma.pl');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Ten adres e-mail jest już zajęty')).toBeVisible();
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true');
});

test('the shop’s number and the order date are told apart when they are saved (ADMIN-051, 052)', async () => {
  const sent = serve();
  await show();
  await press('Numer i data');
  await page.getByLabelText('Numer w sklepie').fill('EK-2');
  await press('Zapisz');
  await expect.element(page.getByText('Zapisano numer w sklepie')).toBeVisible();
  expect(sent).toEqual([
    { path: '/api/superadmin/orders/s', body: { external_order_id: 'EK-2', version: 7 } },
  ]);
});

test('the number and the day of somebody else stand beside what was typed, and only that is sent over them', async () => {
  const sent: unknown[] = [];
  const answers = [Response.json({ error: 'Zmieniono', code: 'version' }, { status: 409 })];
  network.mockImplementation(async (_url, init) => {
    if ((init?.method ?? 'GET') === 'GET')
      return Response.json({
        ...wire,
        ...{ version: 9, external_order_id: 'EK-7', ordered_at: '2026-01-21T11:00:00.000Z' },
      });
    sent.push(JSON.parse(init?.body as string));
    return answers.shift() ?? Response.json(wire);
  });
  await show();
  await press('Numer i data');
  await page.getByLabelText('Numer w sklepie').fill('EK-2');
  await press('Zapisz');
  await expect.element(page.getByText('Teraz: EK-7')).toBeVisible();
  await expect.element(page.getByText('Teraz: 21.01.2026')).toBeVisible();
  await expect.element(page.getByLabelText('Numer w sklepie')).toHaveValue('EK-2');
  await press('Zapisz');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([
    { external_order_id: 'EK-2', version: 7 },
    { external_order_id: 'EK-2', version: 9 },
  ]);
});

test('the company’s account is masked until somebody says why he has to see it', async () => {
  const sent: unknown[] = [];
  network.mockImplementation(async (url, init) => {
    sent.push([url, JSON.parse(init?.body as string)]);
    return Response.json({ numbers: { bank_account_number: 'PL27114020040000300201355387' } });
  });
  await show();
  await expect.element(page.getByText('…874')).toBeVisible();
  await press('Pokaż rachunek firmy');
  await page.getByRole('textbox', { name: 'Powód' }).fill('Zwrot nadpłaty');
  await press('Pokaż');
  await expect.element(page.getByText('27 1140 2004 0000 3002 0135 5387')).toBeVisible();
  expect(sent).toEqual([
    [
      '/api/superadmin/orders/s/company/reveals',
      { fields: ['bank_account_number'], reason: 'Zwrot nadpłaty' },
    ],
  ]);
});
