import { newFacts, screenOf } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../../api/query-client.ts';
import { SharedTexts, Texts } from '../../../../texts/texts.tsx';
import { siemens } from '../../../../theme/siemens.ts';
import { ThemeProvider } from '../../../../theme/theme-provider.tsx';
import type { Order } from '../../queries/order-query.ts';
import { messages as shared } from '../../texts/order.messages.ts';
import { ComplementCompanyScreen } from './complement-company-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => {
  network.mockReset();
  sessionStorage.clear();
});

const order = (audience: 'client' | 'pos') =>
  ({
    slug: 'V1StGXR8_Z5jdHi6B-myT',
    version: 3,
    status: 'complement_company_and_user',
    allowed: [],
    audience,
    facts: newFacts({
      ...{ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client', initialPayment: 0 },
      ...{ grossPrice: 1_230_00, guarantee: false, calculated: true, itemsEditable: false },
      ...{ returnsToShop: false, remote: false },
    }),
    shopAttributes: { name: 'Sklep' },
    companyAttributes: null,
    userAttributes: null,
  }) as unknown as Order;

/** The screen as it stands after a reload of the tab. */
async function open(audience: 'client' | 'pos') {
  network.mockImplementation(async () => Response.json({}));
  const opened = order(audience);
  return render(
    <SharedTexts>
      <Texts of={shared}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <ComplementCompanyScreen
              order={opened}
              screen={screenOf(opened.status, opened.facts, 'client')}
            />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
}

const email = () => page.getByRole('textbox', { name: 'E-mail' });

test('what a client typed is there after a reload, and nothing of it at the counter', async () => {
  const first = await open('client');
  await email().fill('jan@firma.example');
  await first.unmount();
  const again = await open('client');
  await expect.element(email()).toHaveValue('jan@firma.example');
  await again.unmount();
  await open('pos');
  await expect.element(email()).toHaveValue('');
});

test('before the number of the company is asked for, a client reads how long all of it takes', async () => {
  await open('client');
  await expect.element(page.getByText(/około.5.minut/u)).toBeVisible();
});
