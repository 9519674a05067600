import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from '../../kit/form/field.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { askApi } from '../../api/call-api.ts';
import { newQueryClient } from '../../api/query-client.ts';
import { setClosed, lookNow } from '../../api/service.ts';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { NextMaintenanceBanner } from './next-maintenance-banner.tsx';
import { useService } from './use-service.ts';
import { WaitingNotice } from './waiting-notice.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => {
  vi.useRealTimers();
  network.mockReset();
  setClosed(false);
  lookNow();
});

const show = (children: ReactNode) =>
  render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={newQueryClient()}>{children}</QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );

const answer = (status: number, body: unknown) =>
  Object.assign(new Response(null, { status, headers: { 'retry-after': '30' } }), { json: async () => body });
const closed = async () => answer(503, { error: 'Trwają prace', code: 'maintenance' });
const message = async () => answer(200, { next_maintenance_message: null });

function Typing() {
  const { closedAt } = useService();
  return (
    <>
      <Field id="city" label="Miasto">
        <TextInput defaultValue="" />
      </Field>
      {closedAt !== null && <MaintenancePage closedAt={closedAt} />}
    </>
  );
}

test('maintenance stands over what is typed; refreshing asks at once, and when it is over the typing goes on where it was', async () => {
  await show(<Typing />);
  const city = page.getByLabelText('Miasto');
  await city.fill('Wrocław');
  network.mockImplementation(closed);
  const reading = askApi('getCitizenships').catch(() => null);
  await expect.element(page.getByRole('heading', { name: 'Przerwa techniczna' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Przerwa techniczna' })).toHaveFocus();
  const asked = network.mock.calls.length;
  await page.getByRole('button', { name: 'Odśwież' }).click();
  await vi.waitFor(() => expect(network.mock.calls.length).toBeGreaterThan(asked));
  await expect.element(page.getByText(/^Ostatnio sprawdzono o\s\d+:\d+:\d+\.$/)).toBeVisible();
  network.mockImplementation(message);
  await page.getByRole('button', { name: 'Odśwież' }).click();
  await expect.element(page.getByRole('heading', { name: 'Przerwa techniczna' })).not.toBeInTheDocument();
  await reading;
  await expect.element(city).toHaveValue('Wrocław');
  await expect.element(city).toHaveFocus();
});

test('Escape does not lead past maintenance', async () => {
  network.mockImplementation(closed);
  setClosed(true);
  await show(<Typing />);
  const title = page.getByRole('heading', { name: 'Przerwa techniczna' });
  await expect.element(title).toBeVisible();
  const dialog = title.element().closest('dialog');
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(dialog?.open).toBe(true);
});

test('a notice stands while a call waits for the database, and goes with the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  network.mockImplementationOnce(async () => answer(503, { error: 'Nie teraz', code: 'database' }));
  network.mockImplementation(async () => answer(200, { citizenships: [] }));
  await show(<WaitingNotice />);
  const notice = page.getByText('Serwis jest teraz bardzo obciążony', { exact: false });
  expect(notice.query()).toBeNull();
  const reading = askApi('getCitizenships');
  await vi.waitFor(() => expect(notice.query()).not.toBeNull());
  await vi.advanceTimersByTimeAsync(45_000);
  await reading;
  await vi.waitFor(() => expect(notice.query()).toBeNull());
});

test('the message of coming maintenance is asked for 3 seconds after loading and every 10 minutes, and shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const answers = ['W sobotę od 22:00 przerwa.', null];
  network.mockImplementation(async () => answer(200, { next_maintenance_message: answers.shift() ?? null }));
  await show(<NextMaintenanceBanner />);
  const path = '/api/next_maintenance_message';
  const asked = () => network.mock.calls.map(([url]) => url);
  const message = page.getByText('W sobotę od 22:00 przerwa.');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(message.query()).not.toBeNull());
  expect(asked()).toEqual([path]);
  await vi.advanceTimersByTimeAsync(590_000);
  expect(asked()).toEqual([path]);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(message.query()).toBeNull());
  expect(asked()).toEqual([path, path]);
});
