import { newFacts } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import type { Order } from '../queries/order-query.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { messages as shared } from '../texts/order.messages.ts';
import { messages } from './initial-payment.messages.ts';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { PaymentForm } from './payment-form.tsx';

const postTo = vi.hoisted(() => vi.fn());
vi.mock('./post-to.ts', () => ({ postTo }));

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => {
  network.mockReset();
  sessionStorage.clear();
});

const order = {
  slug: 'V1StGXR8_Z5jdHi6B-myT',
  version: 3,
  initialPaymentAmount: '3382.50',
  facts: newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
  userAttributes: {
    fullName: 'Jan Nowak',
    email: 'jan@firma.example',
    phone: null,
    personalDataConsent: true,
  },
} as Order;
const banks = [{ id: '101', name: 'mBank', shortName: 'mBank', iconUrl: null, logo: null, component: null }];

const show = () =>
  render(
    <SharedTexts>
      <Texts of={{ ...shared, ...messages }}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <PaymentForm order={order} banks={banks} back={null} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );

test('each thing that is missing has a sentence of its own', async () => {
  await show();
  await page.getByRole('button', { name: /^Zapłać/u }).click();
  await expect.element(page.getByText('Popraw 2 pola, aby przejść dalej')).toBeVisible();
  const links = [...document.querySelectorAll('a[href^="#"]')].map(({ textContent }) => textContent);
  expect(links).toEqual(['Wybierz bank', 'Zaakceptuj regulamin płatności']);
});

test('to pay one’s own fee one tick is asked for, which says who is told what (F132)', async () => {
  network.mockImplementation(async () =>
    Response.json({ form: { action: 'https://bank.example', fields: [] } }),
  );
  await show();
  await page.getByText('mBank', { exact: true }).first().click();
  const ticks = page.getByRole('checkbox');
  expect(ticks.elements()).toHaveLength(1);
  expect(document.body.innerText.replaceAll('\u00A0', ' ')).toMatch(
    /Przekażemy mu Twoje imię, nazwisko i e.mail\./u,
  );
  (ticks.element() as HTMLInputElement).click();
  await page.getByRole('button', { name: /^Zapłać/u }).click();
  await expect.poll(() => network.mock.calls.length).toBe(1);
  expect(JSON.parse(network.mock.calls[0]?.[1]?.body as string)).toEqual({
    channel_id: '101',
    email: 'jan@firma.example',
    bylaw: true,
    personal_data: true,
    version: 3,
  });
});

test('whoever misses his bank reads what to do under the grid (F122)', async () => {
  await show();
  await page.getByText('Nie ma mojego banku').click();
  await expect.element(page.getByText(/Zadzwoń do nas/u)).toBeVisible();
});

test('what the server refused of a field stands until the field is changed, and no longer', async () => {
  await show();
  const said = 'Ten adres nie przyjmuje poczty.';
  network.mockResolvedValue(Response.json({ errors: [{ email: said }] }, { status: 422 }));
  await page.getByText('mBank', { exact: true }).first().click();
  for (const consent of page.getByRole('checkbox').elements()) (consent as HTMLInputElement).click();
  await page.getByRole('button', { name: /^Zapłać/u }).click();
  await expect.element(page.getByText(said).first()).toBeVisible();
  await page.getByLabelText(/^E.mail/u).fill('anna@firma.example');
  await expect.element(page.getByText(said)).not.toBeInTheDocument();
});

test('while the browser leaves nothing is sent again; whoever comes back may pay anew', async () => {
  network.mockImplementation(async () =>
    Response.json({ form: { action: 'https://bank.example', fields: [] } }),
  );
  await show();
  await page.getByText('mBank', { exact: true }).first().click();
  for (const consent of page.getByRole('checkbox').elements()) (consent as HTMLInputElement).click();
  const pay = page.getByRole('button', { name: /^Zapłać/u });
  await pay.click();
  await expect.poll(() => postTo.mock.calls.length).toBe(1);
  await page.getByLabelText(/^E.mail/u).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(pay).toHaveAttribute('aria-busy', 'true');
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(network).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(pay).not.toHaveAttribute('aria-busy', 'true');
  await pay.click();
  await expect.poll(() => network.mock.calls.length).toBe(2);
});

test('a payment that failed is tried again with one press: bank and consents are remembered (F121)', async () => {
  network.mockImplementation(async () =>
    Response.json({ form: { action: 'https://bank.example', fields: [] } }),
  );
  const first = await show();
  await page.getByText('mBank', { exact: true }).first().click();
  for (const consent of page.getByRole('checkbox').elements()) (consent as HTMLInputElement).click();
  await page.getByRole('button', { name: /^Zapłać/u }).click();
  await expect.poll(() => network.mock.calls.length).toBe(1);
  await first.unmount();
  await show();
  await page.getByRole('button', { name: 'Zapłać 3 382,50 zł: mBank' }).click();
  await expect.poll(() => network.mock.calls.length).toBe(2);
});
