import { taskDeadlineOf } from '@app/machines/rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { dismissToast, toastStore } from '../../../kit/toast/toasts.ts';
import { SharedTexts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { nearDeadlinesQuery } from './comments-query.ts';
import { DeadlineNotices } from './deadline-notices.tsx';
import { openTold } from './told-notices.ts';

const network = vi.spyOn(globalThis, 'fetch');
const due = Date.UTC(2026, 10, 20, 14);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: due - 301_000 });
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toastStore.current()) dismissToast(id);
});

const { date, time } = taskDeadlineOf(due);
const near = {
  comments: [
    {
      ...{ id: 't1', taskType: 'signing_of_agreement', dueDate: date, dueTime: time, taskStatus: 'active' },
      order: { slug: 's', siemensId: '118437' },
    },
  ],
};

/** The notices, shown once the tasks are known; they are never read again. */
async function show() {
  network.mockImplementation(() => new Promise(() => undefined));
  const root = createRootRoute({ component: () => <DeadlineNotices userId="u1" area="admin" /> });
  const client = newQueryClient();
  client.setQueryData<unknown>(nearDeadlinesQuery('u1').queryKey, near);
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={client}>
          <RouterProvider router={createRouter({ routeTree: root })} />
          <ToastHost />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );
  await vi.waitFor(() => expect(network).toHaveBeenCalled());
}
const told = () => toastStore.current().map(({ meaning, text, lasts }) => ({ meaning, lasts, text }));
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const notice = 'o 15:00, termin zadania „Podpisanie umowy”, wniosek 118437.';

test('a deadline is told five minutes before, a minute before and when it has passed, once each, until closed', async () => {
  await show();
  vi.advanceTimersByTime(5_000);
  await expect.element(page.getByText(/Za.5.minut/u)).toBeVisible();
  vi.advanceTimersByTime(230_000);
  expect(toastStore.current()).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  vi.advanceTimersByTime(60_000);
  expect(told().map((one) => ({ ...one, text: plain(one.text) }))).toEqual([
    { meaning: 'info', lasts: null, text: `Za 5 minut, ${notice}` },
    { meaning: 'waiting', lasts: null, text: `Za mniej niż minutę, ${notice}` },
    {
      meaning: 'refused',
      lasts: null,
      text: 'Zadanie „Podpisanie umowy”, wniosek 118437. Termin wykonania zadania minął. Proszę wprowadzić nowy termin.',
    },
  ]);
});

test('who comes later hears how many minutes are left', async () => {
  vi.setSystemTime(due - 150_000);
  await show();
  vi.advanceTimersByTime(5_000);
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(plain(told()[0]?.text ?? '')).toBe(`Za 3 minuty, ${notice}`);
});

test('what another tab has told is not told again', async () => {
  const other = openTold();
  expect(other.tell(`t1 ${due} soon`)).toBe(true);
  sessionStorage.clear();
  const own = openTold();
  await vi.waitFor(() => expect(own.tell(`t1 ${due} soon`)).toBe(false));
  other.close();
  own.close();
});
