import { newFacts, type Facts } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { SharedTexts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import type { StaffOrder } from '../order-query.ts';
import { ByHand } from './by-hand.tsx';
import { HistoryCard } from './history-card.tsx';

const network = vi.spyOn(globalThis, 'fetch');

const move = {
  ...{ kind: 'move', at: '2026-01-20T11:00:00.000Z', by: 'Maria Zielińska', actor: 'admin' },
  ...{ how: 'own', passed: [], proves: null, skipped: [], reason: null },
};
const recorded = {
  ...{ id: 'm3', event: 'RECORD_IDENTITY', how: 'by_hand', proves: 'identity', reason: 'W oddziale' },
  ...{ from: 'form_saved', to: 'identity_confirmed' },
};
const rows = [
  { ...move, ...recorded },
  {
    ...{ ...move, id: 'm2', event: 'SEND_BACK', how: 'sent_back', reason: 'Inne raty' },
    ...{ from: 'complement_company_and_user', to: 'sumup' },
  },
  {
    ...{ ...move, id: 'm1', event: 'FORCE', how: 'forced', reason: 'Klient dzwonił' },
    ...{ from: 'sumup', to: 'complement_company_and_user', skipped: ['zgody klienta'] },
  },
];

beforeEach(() => page.viewport(1280, 900));
afterEach(() => network.mockReset());

/** The history, and what stands beside the identity, of an order with these rows and facts. */
async function open(life: readonly object[], facts: Partial<Facts>): Promise<void> {
  network.mockImplementation(async () => Response.json({ rows: life }));
  const known = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });
  const order = { slug: 's', version: 1, facts: { ...known, ...facts } } as StaffOrder;
  await render(
    <QueryClientProvider client={newQueryClient()}>
      <ThemeProvider theme={siemens}>
        <SharedTexts>
          <HistoryCard order={order} listHref="/superadmin/orders" />
          <aside>
            <ByHand order={order} of="identity" />
          </aside>
        </SharedTexts>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
}

/** What each of these elements says, part by part. */
const partsOf = (selector: string): string[][] =>
  [...document.querySelectorAll(selector)].map((element) =>
    [...element.querySelectorAll('*')]
      .filter((part) => part.childElementCount === 0 && part.textContent !== '')
      .map((part) => part.textContent ?? ''),
  );

test('says what somebody vouched for, that an order was sent back, and what a forced move did without', async () => {
  await open(rows, { identityVerified: true });
  const who = 'administrator: Maria Zielińska';
  expect(partsOf('ol > li').map(([, ...parts]) => parts)).toEqual([
    ['Tożsamość potwierdzona', 'ręcznie', 'Ręczne potwierdzenie tożsamości', who, 'Powód: W oddziale'],
    ['Podsumowanie oferty', 'cofnięty', who, 'Powód: Inne raty'],
    [
      ...['Uzupełnianie danych firmy i kontaktu', 'wymuszony', 'Pominięto: zgody klienta'],
      ...[who, 'Powód: Klient dzwonił'],
    ],
  ]);
});

test('a fact that somebody vouches for has his name and reason beside it, until it is void or a provider proves it', async () => {
  await open(rows, { identityVerified: true });
  await expect.poll(() => partsOf('aside')).toEqual([['ręcznie: Maria Zielińska – W oddziale']]);
});

test.each([
  ['void', rows, {}],
  [
    'proved by a provider',
    [{ ...move, ...recorded, id: 'm4', event: 'IDENTITY_CONFIRMED', how: 'provider', by: null }, ...rows],
    { identityVerified: true },
  ],
] as const)('nothing stands beside a fact that is %s', async (_what, life, facts) => {
  await open(life, facts);
  expect(partsOf('aside')).toEqual([[]]);
});
