import { newFacts, panelName } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { messages } from '../order-page.messages.ts';
import type { StaffOrder } from '../order-query.ts';
import { StatusCard } from './status-card.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => network.mockReset());

const paid = 'initial_payment_accepted';
const order = {
  ...{ id: 'o1', slug: 's1', version: 7, siemensId: '118437', status: 'initial_payment_in_progress' },
  facts: {
    ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
    ...{ initialPayment: 4_905_13, paymentUnanswered: true },
  },
  ...{ allowed: ['RECORD_PAYMENT'], orderStatesAttributes: [], orderedAt: '2026-11-20T11:31:00Z' },
  ...{ deadlineAt: null, autentiId: null, companyAttributes: null },
} as unknown as StaffOrder;

const lack = {
  ...{ sentence: 'Opłata wstępna nie jest jeszcze rozliczona.', who: 'klient' },
  record: 'RECORD_PAYMENT',
};
const refusedMove = { to: paid, event: null, forcible: true, effects: [], waits_for: [], lacks: [lack] };
const forcibleMove = { ...refusedMove, to: 'initial_payment_rejected', lacks: [] };
const preview = {
  ...{ event: 'RECORD_PAYMENT', forced: false, from: order.status, passes: [], rests_in: paid },
  ...{ hash: 'seen', effects: [], deadline_at: null, tasks: [], screens: [] },
};

/** The card of an order that waits for its payment, over a server that answers previews so. */
const open = (move: object, consequences: () => Response) => {
  network.mockImplementation(async (url) => {
    const path = url as string;
    if (path.endsWith('/explanations')) return Response.json({ moves: [move], refused: [] });
    if (path.endsWith('/previews')) return consequences();
    return Response.json({ reasons: [], comments: [], tasks: [], next: null });
  });
  return render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <StatusCard order={order} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
};

const said = () => page.getByRole('dialog').element().textContent.replaceAll('\u00a0', ' ');

test('a move that lacks evidence opens its record: what was refused first, what is written by hand, what may still come', async () => {
  await open(refusedMove, () => Response.json(preview));
  await page.getByRole('button', { name: 'Zapisz wpłatę' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Kwota' }).fill('4905,13');
  await dialog.getByRole('textbox', { name: 'Data wpływu' }).fill('20.11.2026');
  await dialog.getByRole('textbox', { name: 'Numer operacji' }).fill('2026112000481337');
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('Wpłata jest na wyciągu');
  await expect.element(dialog.getByText('Co się stanie')).toBeVisible();
  expect(said()).toContain(
    `Odmówiono przejścia do „${panelName(paid)}”.Brakuje dowodu: ${lack.sentence} Może to zrobić: klient.`.replaceAll(
      '\u00a0',
      ' ',
    ),
  );
  expect(said()).toContain('ZapisWpłata 4 905,13 zł ręcznie');
  expect(said()).toContain('Jeśli później odpowie też dostawca płatności, ta druga wpłata trafi do zwrotów.');
});

test('a record that no refused move has led to names none', async () => {
  await open({ ...refusedMove, lacks: [], forcible: false }, () => Response.json(preview));
  await page.getByRole('button', { name: 'Zapisz wpłatę' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(said()).not.toContain('Odmówiono');
});

test('who forces a status is warned under its consequences, and a refusal names that status', async () => {
  const refusal = 'Wpłata już wpłynęła.';
  let refused = false;
  await open(forcibleMove, () =>
    refused
      ? Response.json({ error: refusal, code: 'refused' }, { status: 409 })
      : Response.json({ ...preview, event: 'FORCE', forced: true }),
  );
  await page.getByRole('button', { name: 'Wymuś', exact: true }).click();
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Powód' });
  await reason.fill('Klient dzwonił');
  await expect.element(page.getByText('Do tego wniosku nie wpłynęły jeszcze żadne pieniądze.')).toBeVisible();
  refused = true;
  await reason.fill('Klient dzwonił i potwierdził');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent('Odmówiono przejścia do „Opłata wstępna – odrzucona”.Wpłata już wpłynęła.');
});
