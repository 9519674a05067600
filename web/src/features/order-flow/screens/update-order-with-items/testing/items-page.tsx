import { newFacts, screenOf } from '@app/machines/order';
import type { Facts } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../../../api/query-client.ts';
import { SharedTexts, Texts } from '../../../../../texts/texts.tsx';
import { siemens } from '../../../../../theme/siemens.ts';
import { ThemeProvider } from '../../../../../theme/theme-provider.tsx';
import type { Order } from '../../../queries/order-query.ts';
import { messages as shared } from '../../../texts/order.messages.ts';
import { UpdateItemsScreen } from '../update-items-screen.tsx';

/** What the browser asks of the network; each test begins with a shop of one category. */
export const network = vi.spyOn(globalThis, 'fetch');

const terms = {
  min_count: 12,
  max_count: 24,
  price_from: null,
  price_to: null,
  rate_in_percent: 10,
  factor_in_percent: 5,
  residual_in_percent: 1,
  administrative_cost_in_percent: 0,
  administrative_cost_financed: false,
  handling_fee: '0.00',
  insurance_price: '0.00',
  service_fee: '0.00',
};
const categories = [
  {
    ...{ id: 'it', name: 'Komputery', partner_program: null, depreciation_rate: null, price_ranges: [] },
    ...{ own_payment_min_percent: 0, own_payment_max_percent: 45, terms: [terms] },
  },
];

beforeEach(() => {
  network.mockImplementation(async (url) =>
    Response.json(typeof url === 'string' && url.endsWith('_categories') ? { categories } : { products: [] }),
  );
});
afterEach(() => {
  network.mockReset();
  sessionStorage.clear();
});

const laptop = {
  id: 'a',
  type: 'single',
  name: 'Laptop',
  invoiceNumber: null,
  quantity: 1,
  price: '10000.00',
  grossPrice: '12300.00',
  grossPriceSelected: false,
  vatLevel: 23,
  category: 'it',
  productType: 'new',
};

type Kind = Pick<Facts, 'salesChannel' | 'financingType'> & { itemsEditable?: boolean };

/** Opens the page on an order of one laptop, 10 000 zł net, over 24 instalments. */
export async function showItems({ itemsEditable = true, ...kind }: Kind, quantity = 1) {
  const order = {
    slug: 'V1StGXR8_Z5jdHi6B-myT',
    version: 3,
    status: 'update_order_with_items',
    allowed: [],
    calculated: false,
    facts: { ...newFacts({ flowType: 'client', ...kind }), itemsEditable },
    shopAttributes: { name: 'Sklep', minOrderPrice: null, maxOrderPrice: null },
    orderItemsAttributes: [{ ...laptop, quantity }],
    paymentsCount: 24,
    ownPayment: '1000.00',
    grossOwnPayment: '1230.00',
    ownPaymentInPercent: '10',
    entryValueSetManually: false,
    customPurposeLoan: '0.00',
  } as unknown as Order;
  await render(
    <SharedTexts>
      <Texts of={shared}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <UpdateItemsScreen order={order} screen={screenOf(order.status, order.facts, 'client')} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await expect
    .element(page.getByRole('button', { name: /Zatwierdź ofertę|Potwierdź produkty/u }))
    .toBeVisible();
}

/** A button by its whole name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });
/** A field by its whole label. */
export const field = (name: string) => page.getByRole('textbox', { name, exact: true });
