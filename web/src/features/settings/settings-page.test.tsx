import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { SettingsPage } from './settings-page.tsx';
import type { SettingsTab } from './settings-search.ts';

const network = vi.spyOn(globalThis, 'fetch');

const show = (tab: SettingsTab) => {
  const root = createRootRoute({ component: () => <SettingsPage tab={tab} onTab={() => undefined} /> });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={newQueryClient()}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );
};

/** The server's answer to each request, and what was sent. */
function serve(answers: Readonly<Record<string, () => Response>>) {
  const sent: unknown[] = [];
  network.mockImplementation(async (url, init) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') sent.push(JSON.parse(init?.body as string));
    return answers[`${method} ${(url as string).replace('/api/superadmin/', '')}`]?.() ?? Response.error();
  });
  return sent;
}

test('a message is seen as it will stand, and is planned for the clocks in Poland; what the server refuses stands at its field', async () => {
  const refused = { error: '', errors: [{ shows_from: 'W tym czasie widać już inny komunikat' }] };
  const answers = [() => Response.json(refused, { status: 422 }), () => Response.json({})];
  const sent = serve({
    'GET maintenance_messages': () => Response.json({ messages: [] }),
    'PUT maintenance_messages': () => answers.shift()?.() ?? Response.error(),
  });
  await show('message');
  await expect.element(page.getByText('Brak zaplanowanych komunikatów')).toBeVisible();
  await page.getByRole('button', { name: 'Zaplanuj komunikat' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Treść' })).toHaveFocus();
  await expect.element(page.getByText('Wpisz godzinę').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Treść' }).fill('W sobotę przerwa.');
  await expect.element(page.getByText('W sobotę przerwa.').last()).toBeVisible();
  for (const [name, value] of [
    ['Widoczny od dnia', '21.11.2026'],
    ['Od godziny', '22:00'],
    ['Widoczny do dnia', '22.11.2026'],
    ['Do godziny', '01:30'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(value);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('W tym czasie widać już inny komunikat')).toBeVisible();
  await page.getByRole('textbox', { name: 'Widoczny od dnia' }).fill('20.11.2026');
  await page.getByRole('button', { name: 'Zaplanuj komunikat' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Treść' })).toHaveValue('');
  expect(sent).toEqual([
    {
      text: 'W sobotę przerwa.',
      shows_from: '2026-11-21T21:00:00.000Z',
      ends_at: '2026-11-22T00:30:00.000Z',
    },
    {
      text: 'W sobotę przerwa.',
      shows_from: '2026-11-20T21:00:00.000Z',
      ends_at: '2026-11-22T00:30:00.000Z',
    },
  ]);
});

test('reasons are put in order, retired and added, and saved as a whole list', async () => {
  const reasons = [
    { code: 'a', label: 'Na prośbę klienta', retired: false },
    { code: 'b', label: 'Na prośbę sklepu', retired: false },
  ];
  const sent = serve({
    'GET possible_reasons': () => Response.json({ version: 'v1', reasons }),
    'PUT possible_reasons': () => Response.json({ version: 'v2', reasons }),
  });
  await show('reasons');
  await page.getByRole('button', { name: 'Niżej: Na prośbę klienta' }).click();
  await page.getByRole('button', { name: 'Wycofaj: Na prośbę sklepu' }).click();
  await page.getByRole('button', { name: 'Dodaj powód' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Powód 3' })).toHaveFocus();
  await page.getByRole('button', { name: 'Zapisz listę' }).click();
  await expect.element(page.getByText('Wpisz powód')).toBeVisible();
  await page.getByRole('textbox', { name: 'Powód 3' }).fill('Zmiana w sklepie');
  await page.getByRole('button', { name: 'Zapisz listę' }).click();
  await expect.element(page.getByRole('button', { name: 'Zapisz listę' })).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      version: 'v1',
      reasons: [
        { ...reasons[1], retired: true },
        reasons[0],
        { code: null, label: 'Zmiana w sklepie', retired: false },
      ],
    },
  ]);
});

test('a feature is switched at once', async () => {
  const sent = serve({
    'GET features': () => Response.json({ features: [{ name: 'bik', enabled: true }] }),
    'PUT features/bik': () => Response.json({ features: [{ name: 'bik', enabled: false }] }),
  });
  await show('features');
  const bik = page.getByRole('checkbox', { name: /^Dane z BIK/ });
  await expect.element(bik).toBeChecked();
  await userEvent.click(page.getByText('Dane z BIK we wniosku'));
  await expect.element(bik).not.toBeChecked();
  expect(sent).toEqual([{ enabled: false }]);
});
