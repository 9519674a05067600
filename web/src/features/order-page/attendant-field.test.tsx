import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { AttendantField } from './attendant-field.tsx';
import { messages } from './order-page.messages.ts';

const network = vi.spyOn(globalThis, 'fetch');
const users = [
  { id: 'u1', full_name: 'Alicja Nowak' },
  { id: 'u2', full_name: 'Tomasz Krawiec' },
];

test('an order is given to a colleague and then to nobody; who attends to it without an account stays named', async () => {
  const sent: unknown[] = [];
  let attendant: { id: string; full_name: string } | null = { id: 'u9', full_name: 'Jan Dawny' };
  network.mockImplementation(async (url, init) => {
    if ((url as string).endsWith('/views')) return Response.json({ others: [], attendant });
    if (init?.method !== 'PUT') return Response.json({ users });
    const body = JSON.parse(init.body as string) as { user_id: string | null };
    sent.push(body);
    attendant = users.find(({ id }) => id === body.user_id) ?? null;
    return Response.json({ done: ['s1'], failed: [] });
  });
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <AttendantField order={{ id: 'o1', slug: 's1' }} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  const field = page.getByRole('combobox', { name: 'Opiekun' });
  await expect.element(field).toHaveTextContent('Bez opiekunaJan DawnyAlicja NowakTomasz Krawiec');
  await expect.element(field).toHaveValue('u9');
  await field.selectOptions('Tomasz Krawiec');
  await expect.element(field).toHaveValue('u2');
  await expect.element(field).toHaveTextContent('Bez opiekunaAlicja NowakTomasz Krawiec');
  await field.selectOptions('Bez opiekuna');
  await expect.element(field).toHaveValue('none');
  expect(sent).toEqual([
    { slugs: ['s1'], user_id: 'u2' },
    { slugs: ['s1'], user_id: null },
  ]);
});
