import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { messages } from './order-page.messages.ts';
import { OtherViewers } from './other-viewers.tsx';

const network = vi.spyOn(globalThis, 'fetch');

test('who else has the order open is named, and leaving the page is told', async () => {
  const sent: string[] = [];
  network.mockImplementation(async (url, init) => {
    sent.push(`${init?.method} ${url as string} ${init?.body as string}`);
    return Response.json({ others: [{ id: 'u2', full_name: 'Tomasz Krawiec' }], attendant: null });
  });
  const { unmount } = await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <OtherViewers order={{ id: 'o1', slug: 's1' }} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Otworzył też: Tomasz Krawiec');
  await unmount();
  const path = 'POST /api/superadmin/orders/s1/views';
  await expect.poll(() => sent).toEqual([`${path} {"leaves":false}`, `${path} {"leaves":true}`]);
});
