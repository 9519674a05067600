import { newFacts } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../../api/query-client.ts';
import { SharedTexts, Texts } from '../../../../texts/texts.tsx';
import { siemens } from '../../../../theme/siemens.ts';
import { ThemeProvider } from '../../../../theme/theme-provider.tsx';
import type { Order } from '../../queries/order-query.ts';
import { messages as shared } from '../../texts/order.messages.ts';
import { messages } from './bank-verification.messages.ts';
import { VerificationForm } from './verification-form.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => void network.mockReset());

const order = (financingType: 'lease' | 'b2b_loan') =>
  ({
    slug: 'V1StGXR8_Z5jdHi6B-myT',
    version: 3,
    facts: newFacts({ salesChannel: 'ecommerce', financingType, flowType: 'client' }),
  }) as Order;
const channel = (id: string, shortName: string, component: 'AIS' | '1PLN') => ({
  ...{ id, shortName, component, name: shortName, iconUrl: null, logo: null },
});
const channels = [channel('106', 'mBank', 'AIS'), channel('206', 'ING', '1PLN')];
const persons = ['Anna Nowak', 'Jan Kowalski'].map((name, index) => ({ id: String(index), name }));

const show = (financingType: 'lease' | 'b2b_loan') =>
  render(
    <SharedTexts>
      <Texts of={{ ...shared, ...messages }}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <VerificationForm
              order={order(financingType)}
              channels={channels}
              persons={persons}
              back={null}
            />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
const links = () => [...document.querySelectorAll('a[href^="#"]')].map(({ textContent }) => textContent);
const bank = (name: string) => page.getByText(name, { exact: true }).first();
const tickAll = () => {
  for (const consent of page.getByRole('checkbox').elements()) (consent as HTMLInputElement).click();
};

test('another mode asks for another bank and lists nothing until it is tried', async () => {
  await show('lease');
  await bank('mBank').click();
  await page.getByRole('button', { name: 'Zaloguj się: mBank' }).click();
  expect(links()).toEqual(['Zaakceptuj politykę prywatności', 'Zaznacz zgodę na przekazanie danych']);
  await page.getByText('Przelew na 1 zł', { exact: true }).click();
  expect(links()).toEqual([]);
  await page.getByRole('button', { name: 'Przejdź do przelewu' }).click();
  expect(links()).toEqual(['Wybierz bank']);
  expect(network).not.toHaveBeenCalled();
});

test('whoever misses his bank reads what to do under the grid, in either way (F122)', async () => {
  await show('lease');
  for (const way of ['Logowanie do banku', 'Przelew na 1 zł']) {
    await page.getByText(way, { exact: true }).click();
    await page.getByText('Nie ma mojego banku').click();
    await expect.element(page.getByText(/Zadzwoń do nas/u)).toBeVisible();
    await page.getByText('Nie ma mojego banku').click();
  }
});

test('whose account it is to be is said by name: any signer, then the one chosen (F128)', async () => {
  const lead = () => document.body.innerText.replaceAll('\u00A0', ' ').match(/Rachunek firmowy, .*/u)?.[0];
  await show('b2b_loan');
  expect(lead()).toBe('Rachunek firmowy, do którego ma dostęp Anna Nowak lub Jan Kowalski.');
  await page.getByRole('combobox').selectOptions('Jan Kowalski');
  await expect.poll(lead).toBe('Rachunek firmowy, do którego ma dostęp Jan Kowalski.');
});

test('a loan needs a person and the consents of both bureaus', async () => {
  await show('b2b_loan');
  await page.getByText('Przelew na 1 zł', { exact: true }).click();
  await page.getByRole('button', { name: 'Przejdź do przelewu' }).click();
  expect(links()).toEqual([
    'Wybierz osobę',
    'Wybierz bank',
    'Zaznacz upoważnienie do BIG',
    'Zaznacz upoważnienie do BIK',
  ]);
});

test('a bank that cannot be reached leaves everything chosen, and the same is sent again', async () => {
  network.mockResolvedValue(Response.json({ errors: [{ channel_id: 'Bank ma przerwę' }] }, { status: 422 }));
  await show('lease');
  await bank('mBank').click();
  tickAll();
  const submit = page.getByRole('button', { name: 'Zaloguj się: mBank' });
  await submit.click();
  await expect.element(page.getByRole('link', { name: 'Bank ma przerwę' })).toBeVisible();
  network.mockResolvedValue(Response.json({ redirect_url: 'https://bank.example/1' }));
  await submit.click();
  await expect.poll(() => network.mock.calls.length).toBe(2);
  const bodies = network.mock.calls.map(([, sent]) => JSON.parse(sent?.body as string) as unknown);
  expect(bodies[0]).toEqual({
    channel_id: '106',
    component: 'AIS',
    bm_privacy_consent: true,
    bm_data_transfer_consent: true,
    identity_verification_krs_user_id: null,
    big_verification_consent: false,
    bik_verification_consent: false,
    version: 3,
  });
  expect(bodies[1]).toEqual(bodies[0]);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
});

test('while it is being sent nothing changes the mode or sends it once more', async () => {
  network.mockImplementation(() => new Promise(() => undefined));
  await show('lease');
  await bank('mBank').click();
  tickAll();
  await page.getByRole('button', { name: 'Zaloguj się: mBank' }).click();
  await expect.poll(() => network.mock.calls.length).toBe(1);
  await page.getByText('Przelew na 1 zł', { exact: true }).click();
  await page.getByText('Logowanie do banku', { exact: true }).click();
  await bank('mBank').click();
  document.querySelector('form')?.requestSubmit();
  await expect
    .element(page.getByRole('button', { name: 'Zaloguj się: mBank' }))
    .toHaveAttribute('aria-busy', 'true');
  expect(network).toHaveBeenCalledTimes(1);
});
