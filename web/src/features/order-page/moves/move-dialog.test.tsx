import { newFacts, panelName } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { messages } from '../order-page.messages.ts';
import type { StaffOrder } from '../order-query.ts';
import { MoveDialog } from './move-dialog.tsx';
import { forceSpec } from './move-specs.ts';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => network.mockReset());

const to = 'agreement_signed';
const title = panelName(to);
const order = {
  ...{ id: 'o1', slug: 's1', version: 7, siemensId: '118437', status: 'agreement_accepted' },
  facts: newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
  ...{ allowed: [], orderStatesAttributes: [], orderedAt: '2026-11-20T11:31:00Z' },
  ...{ deadlineAt: null, autentiId: null, companyAttributes: null },
} as unknown as StaffOrder;

const preview = {
  ...{ event: 'FORCE', forced: true, from: 'agreement_accepted', passes: [], rests_in: to, hash: 'seen' },
  effects: [{ name: 'E-mail do klienta', recipients: ['j***@meritum.example'] }],
  ...{ deadline_at: null, tasks: [], screens: [] },
};

/** The dialog over a server that answers the list of reasons and the command so; what was sent to either and whether it was closed. */
async function open(
  reasons: () => Response,
  answer: () => Response,
  consequences: () => Response = () => Response.json(preview),
) {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  const close = vi.fn<() => void>();
  network.mockImplementation(async (url, init) => {
    const path = url as string;
    if (path.endsWith('/possible_reasons')) return reasons();
    if (path.endsWith('/previews')) {
      asked.push(JSON.parse(init?.body as string));
      return consequences();
    }
    if (init?.method === 'PUT') {
      sent.push(JSON.parse(init.body as string));
      return answer();
    }
    return Response.json({});
  });
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <MoveDialog order={order} spec={forceSpec(to, title)} onClose={close} />
            <ToastHost />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return { sent, asked, close };
}

const confirm = () => page.getByRole('button', { name: 'Wymuś status' });
const reason = () => page.getByRole('textbox', { name: 'Powód' });

test('a status is forced with a reason of the list and own words, after what follows was shown', async () => {
  const listed = { reasons: [{ code: 'r1', label: 'Pomyłka klienta' }] };
  const { sent, asked, close } = await open(
    () => Response.json(listed),
    () => Response.json({}),
  );
  await expect.element(page.getByText('Uzupełnij pola, aby zobaczyć skutki.')).toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('To pole jest wymagane').first()).toBeVisible();
  expect([asked, sent]).toEqual([[], []]);
  await page.getByRole('combobox', { name: 'Powód z listy' }).selectOptions('Pomyłka klienta');
  await expect.element(page.getByText('E-mail do klienta: j***@meritum.example')).toBeVisible();
  await expect.element(confirm()).not.toHaveAttribute('aria-busy');
  await confirm().click();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(sent).toEqual([
    { status: to, reason: 'Pomyłka klienta', reason_code: 'r1', version: 7, preview: 'seen' },
  ]);
});

test('without the list one’s own words are enough, and the list is asked for again (ADMIN-060)', async () => {
  let broken = true;
  const { sent } = await open(
    () =>
      broken
        ? new Response(null, { status: 400 })
        : Response.json({ reasons: [{ code: 'r1', label: 'Pomyłka klienta' }] }),
    () => Response.json({}),
  );
  await expect.element(page.getByText('Nie udało się wczytać powodów')).toBeVisible();
  await reason().fill('Klient podpisał w oddziale');
  await expect.element(page.getByText('Co się stanie')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Ponów' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Powód z listy' })).toBeVisible();
  await expect.element(reason()).toHaveValue('Klient podpisał w oddziale');
  await expect.element(confirm()).not.toHaveAttribute('aria-busy');
  await confirm().click();
  await expect
    .poll(() => sent)
    .toEqual([{ status: to, reason: 'Klient podpisał w oddziale', version: 7, preview: 'seen' }]);
});

test('a refused force stays open with the server’s sentence and what was typed', async () => {
  const refusal = { error: 'Wniosek zmienił się w tym czasie.', code: 'refused' };
  const { close } = await open(
    () => Response.json({ reasons: [] }),
    () => Response.json(refusal, { status: 409 }),
  );
  await reason().fill('Klient podpisał w oddziale');
  await expect.element(page.getByText('Co się stanie')).toBeVisible();
  await expect.element(confirm()).not.toHaveAttribute('aria-busy');
  await confirm().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(refusal.error);
  await expect.element(reason()).toHaveValue('Klient podpisał w oddziale');
  expect(close).not.toHaveBeenCalled();
});

test('what would be refused says why, and nothing is sent', async () => {
  const { sent } = await open(
    () => Response.json({ reasons: [] }),
    () => Response.json({}),
    () => Response.json({ error: 'Wpłata już wpłynęła.', code: 'refused' }, { status: 409 }),
  );
  await reason().fill('Klient podpisał w oddziale');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Odmówiono przejścia do „Umowa podpisana”.Wpłata już wpłynęła.');
  await expect.element(confirm()).toBeDisabled();
  expect(sent).toEqual([]);
});
