import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { PersonsPage } from './persons-page.tsx';
import { RetentionPage } from './retention-page.tsx';

const network = vi.spyOn(globalThis, 'fetch');

const show = (Shown: typeof PersonsPage) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Shown /> }),
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
    const call = `${method} ${(url as string).replace('/api/superadmin/', '')}`;
    if (method !== 'GET') sent.push([call, JSON.parse(init?.body as string)]);
    return answers[call]?.() ?? Response.error();
  });
  return sent;
}

const kept = {
  ...{ kind: 'application', until: '2031-03-01T11:00:00.000Z', basis: 'law' },
  reason: 'art. 49 ust. 1 ustawy',
};
const order = {
  ...{ slug: 'A', siemens_id: '100001', status: 'finished', places: ['contact', 'signer'], others: 1 },
  ...{
    ending: 'concluded',
    hold: null,
    goes: ['communication'],
    stays: [kept],
    restricted: false,
    consents: [],
  },
};
const running = {
  ...{ ...order, slug: 'B', siemens_id: '100002', status: 'sumup' },
  ...{ ending: null, hold: 'in_flight', goes: [], stays: [] },
};
const request = {
  ...{ id: 'r', number: '2026/1', kind: 'erasure', person: 'PESEL ••••••••••', reason: 'List' },
  ...{ at: '2026-03-01T11:00:00.000Z', by: 'Anna Szef', orders: [] },
};

test('a person is looked for, the plan is read and carried out as it stands, with a reason', async () => {
  const lists = [{ requests: [] }, { requests: [request] }];
  const sent = serve({
    'GET person_requests': () => Response.json(lists.shift() ?? { requests: [request] }),
    'POST persons/searches': () => Response.json({ orders: [order, running], digest: 'plan', requests: [] }),
    'POST persons/erasures': () => Response.json(request),
  });
  await show(PersonsPage);
  await expect.element(page.getByText('Nikt jeszcze o nic nie poprosił.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Wartość' }).fill('44051401359');
  await page.getByRole('button', { name: 'Szukaj' }).click();
  await expect.element(page.getByText('Do usunięcia: Korespondencja i komentarze')).toBeVisible();
  await expect.element(page.getByText(/Zostaje do 01\.03\.2031: .* art\. 49 ust\. 1 ustawy/u)).toBeVisible();
  await expect.element(page.getByText('w toku: najpierw zakończ albo anuluj')).toBeVisible();
  await page.getByRole('button', { name: 'Usuń albo ogranicz' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Usuń albo ogranicz' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await dialog.getByRole('textbox').fill('List');
  await dialog.getByRole('button', { name: 'Usuń albo ogranicz' }).click();
  await expect.element(page.getByRole('link', { name: 'Zaświadczenie żądania 2026/1 (PDF)' })).toBeVisible();
  const sought = { by: 'pesel', value: '44051401359' };
  expect(sent).toEqual([
    ['POST persons/searches', sought],
    ['POST persons/erasures', { ...sought, reason: 'List', digest: 'plan' }],
  ]);
});

test('a rule is not shortened below what the law demands, and is changed above it', async () => {
  const rule = {
    ...{ kind: 'application', ending: 'concluded', days: 1_826, counted_from: 'end', basis: 'law' },
    ...{ reason: 'art. 49', minimum_days: 1_826 },
  };
  const sent = serve({
    'GET retention': () => Response.json({ rules: [rule], notice_days: 14, months: [], soon: [], runs: [] }),
    'PUT retention/rules': () => Response.json({ success: true }),
  });
  await show(RetentionPage);
  await page.getByRole('button', { name: 'Zmień: Umowę zawarto, Wniosek: osoby, firma i zgody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('1825');
  await dialog.getByRole('button', { name: 'Zapisz termin' }).click();
  await expect.element(dialog.getByText('Wpisz liczbę dni od 1826 do 36 525').first()).toBeVisible();
  await dialog.getByRole('textbox').fill('3650');
  await dialog.getByRole('button', { name: 'Zapisz termin' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([['PUT retention/rules', { kind: 'application', ending: 'concluded', days: 3_650 }]]);
});
