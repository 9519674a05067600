import { newFacts, panelName } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
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
const client = newQueryClient();
const order = {
  id: 'o1',
  slug: 's1',
  siemensId: '100177',
  status: 'agreement_signed',
  facts: newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
  allowed: ['REJECT_SIGNED_AGREEMENT'],
  orderStatesAttributes: [],
  orderedAt: '2026-11-23T05:00:00Z',
  deadlineAt: null,
  autentiId: null,
} as unknown as StaffOrder;

const cardOf = (version: number, status = 'agreement_signed') => (
  <SharedTexts>
    <Texts of={messages}>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={client}>
          <StatusCard order={{ ...order, version, status: status as StaffOrder['status'] }} />
        </QueryClientProvider>
      </ThemeProvider>
    </Texts>
  </SharedTexts>
);

const reject = { to: 'rejected_by_admin', event: 'REJECT_SIGNED_AGREEMENT', forcible: false };
const preview = {
  event: 'REJECT_SIGNED_AGREEMENT',
  forced: false,
  from: 'agreement_signed',
  passes: [],
  rests_in: 'rejected_by_admin',
  effects: [],
  deadline_at: null,
  tasks: [],
  screens: [],
};

test('a dialog keeps what was typed when the order changes meanwhile, and confirms what it then shows', async () => {
  let hash = 'before';
  const sent: unknown[] = [];
  network.mockImplementation(async (url, init) => {
    const path = url as string;
    if (path.endsWith('/previews')) return Response.json({ ...preview, hash });
    if (path.endsWith('/explanations'))
      return Response.json({ moves: [{ ...reject, effects: [], waits_for: [], lacks: [] }], refused: [] });
    if (init?.method === 'PUT') sent.push(JSON.parse(init.body as string));
    return Response.json({ reasons: [], comments: [], tasks: [] });
  });
  const screen = await render(cardOf(7));
  await page.getByRole('button', { name: 'Odrzuć umowę' }).first().click();
  await page.getByRole('textbox', { name: 'Powód' }).fill('Nieczytelny podpis');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

  hash = 'after';
  await screen.rerender(cardOf(8));
  const changed = 'Wniosek zmienił się w międzyczasie. Sprawdź skutki jeszcze raz.';
  await expect.element(page.getByRole('alert')).toHaveTextContent(changed);
  await expect.element(page.getByRole('textbox', { name: 'Powód' })).toHaveValue('Nieczytelny podpis');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Odrzuć umowę' });
  await expect.element(confirm).not.toHaveAttribute('aria-busy');
  await confirm.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([{ status: 'rejected', reason: 'Nieczytelny podpis', version: 8, preview: 'after' }]);
});

test('a dialog says where the order was when it was opened, and where somebody else has brought it', async () => {
  network.mockImplementation(async (url) => {
    const path = url as string;
    if (path.endsWith('/previews')) return Response.json({ ...preview, hash: 'h' });
    if (path.endsWith('/explanations'))
      return Response.json({ moves: [{ ...reject, effects: [], waits_for: [], lacks: [] }], refused: [] });
    return Response.json({ reasons: [], comments: [], tasks: [] });
  });
  const screen = await render(cardOf(17));
  await page.getByRole('button', { name: 'Odrzuć umowę' }).first().click();
  await page.getByRole('textbox', { name: 'Powód' }).fill('Nieczytelny podpis');
  await screen.rerender(cardOf(18, 'accepted_by_admin'));
  const [before, now] = [panelName('agreement_signed'), panelName('accepted_by_admin')];
  const sentence = `Wniosek zmienił się: był „${before}”, jest „${now}”. Sprawdź skutki jeszcze raz.`;
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(page.getByRole('textbox', { name: 'Powód' })).toHaveValue('Nieczytelny podpis');
});
