import { newFacts, screenOf } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../../api/query-client.ts';
import { ToastHost } from '../../../../kit/toast/toast-host.tsx';
import { SharedTexts, Texts } from '../../../../texts/texts.tsx';
import { siemens } from '../../../../theme/siemens.ts';
import { ThemeProvider } from '../../../../theme/theme-provider.tsx';
import type { Order } from '../../queries/order-query.ts';
import { messages as shared } from '../../texts/order.messages.ts';
import { ConditionalDecisionScreen } from './conditional-decision-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');

const facts = newFacts({
  ...{ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client', initialPayment: 0 },
  ...{ grossPrice: 1_230_00, guarantee: false, calculated: true, itemsEditable: false },
  ...{ returnsToShop: false, remote: false },
});
const order = {
  ...{ slug: 'V1StGXR8_Z5jdHi6B-myT', version: 3, status: 'conditional_decision_ok', allowed: [] },
  ...{
    audience: 'client',
    facts,
    deadlineAt: null,
    calculated: false,
    orderItemsAttributes: [],
    price: '1000.00',
    grossPrice: '1230.00',
  },
  ...{ shopAttributes: { name: 'Sklep' }, companyAttributes: null, userAttributes: null },
} as unknown as Order;
const offer = {
  ...{ payments_count: 24, installment_value: '100.00', own_payment: '10.00', gross_own_payment: '12.30' },
  ...{ own_payment_in_percent: '10', administrative_cost: '0.00', administrative_cost_in_percent: '0' },
  ...{
    estimated_value: '1.00',
    estimated_value_in_percent: '1',
    initial_payment_amount: '12.30',
    entry_and_administrative_sum_gross: '12.30',
  },
  ...{ total_cost: '2400.00', total_cost_in_percent: '110', interest_rate: '5' },
};

const show = (shown: Order) =>
  render(
    <SharedTexts>
      <Texts of={shared}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <ConditionalDecisionScreen
              order={shown}
              screen={screenOf('conditional_decision_ok', facts, 'client')}
            />
            <ToastHost />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );

test('conditions that could not be accepted say so before the reason (DECISION-009)', async () => {
  network.mockImplementation(async (_, init) =>
    init?.method === 'PATCH'
      ? Response.json(
          { error: 'Propozycja wygasła.', code: 'refused', reason: 'Propozycja wygasła.' },
          { status: 409 },
        )
      : Response.json({ original: offer, proposed: offer }),
  );
  await show(order);
  await page.getByRole('button', { name: 'Przyjmij nowe warunki' }).click();
  await expect
    .element(page.getByText(/^Nie.udało.się.zmienić.statusu\..Propozycja.wygasła\.$/u))
    .toBeVisible();
});

test('what is financed stands under the comparison, not folded away (F128, DECISION-003)', async () => {
  network.mockImplementation(async () => Response.json({ original: offer, proposed: offer }));
  const item = { id: '1', name: 'Aparat Sony A7', quantity: 2, price: '500.00', grossPrice: '615.00' };
  await show({ ...order, orderItemsAttributes: [item] } as unknown as Order);
  const goods = page.getByRole('table', { name: 'Produkty' });
  await expect.element(goods).toBeVisible();
  const rows = [...goods.element().querySelectorAll('tr')].map(({ innerText }) =>
    innerText.replaceAll('\u00A0', ' ').split(/\s*[\t\n]\s*/u),
  );
  expect(rows).toEqual([
    ['Produkt', 'Ilość', 'Cena netto', 'Wartość netto'],
    ['Aparat Sony A7', '2 szt.', '500,00 zł', '1 000,00 zł'],
    ['Razem netto', '1 000,00 zł'],
  ]);
});
