import { newFacts } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { newQueryClient } from '../../../../api/query-client.ts';
import type { Order } from '../../queries/order-query.ts';
import type { OfferValues } from './offer-values.ts';
import { useOfferSaving } from './use-offer-saving.ts';

const network = vi.spyOn(globalThis, 'fetch');

const order = {
  slug: 'V1StGXR8_Z5jdHi6B-myT',
  version: 3,
  status: 'update_order_with_items',
  facts: {
    ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
    itemsEditable: true,
  },
} as Order;
const offer: OfferValues = {
  side: 'net',
  items: [],
  paymentsCount: 36,
  own: { typed: 'percent', value: 12.5 },
  customPurposeLoan: null,
};
const saved = () => Response.json({ ...order, version: 4 });
const wrong = (errors: Record<string, string>) => Response.json({ errors: [errors] }, { status: 422 });

test('the goods are saved, then the calculation over the version that this gave; what is refused comes back', async () => {
  const { result } = await renderHook(() => useOfferSaving(order), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={newQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  network.mockResolvedValueOnce(saved()).mockResolvedValueOnce(wrong({ payments_count: 'Wybierz okres' }));
  expect(await result.current('offer', offer)).toEqual({
    ok: false,
    problems: { payments_count: 'Wybierz okres' },
  });
  expect(network.mock.lastCall?.[1]?.body).toContain('"version":4');
  network.mockResolvedValueOnce(wrong({ 'order_items_attributes.0.name': 'Wpisz nazwę' }));
  expect(await result.current('goods', offer)).toEqual({
    ok: false,
    problems: { 'order_items_attributes.0.name': 'Wpisz nazwę' },
  });
  network.mockResolvedValueOnce(saved());
  expect(await result.current('goods', offer)).toEqual({ ok: true, problems: {} });
});
