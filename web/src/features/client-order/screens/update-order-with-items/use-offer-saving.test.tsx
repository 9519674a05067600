import { newFacts } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { newQueryClient } from '../../../../api/query-client.ts';
import type { Order } from '../../queries/order-query.ts';
import type { OfferValues } from './offer-values.ts';
import { useOfferSaving } from './use-offer-saving.ts';
import type { Saving } from './use-offer-saving.ts';

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

test('only what the last save was refused for is shown', async () => {
  const { result, act } = await renderHook(() => useOfferSaving(order), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={newQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  const save = (what: Saving) => act(() => result.current.save(what, offer).then(() => undefined));
  network.mockResolvedValueOnce(saved()).mockResolvedValueOnce(wrong({ payments_count: 'Wybierz okres' }));
  await save('offer');
  expect(result.current.errors).toEqual({ payments_count: 'Wybierz okres' });
  network.mockResolvedValueOnce(wrong({ 'order_items_attributes.0.name': 'Wpisz nazwę' }));
  await save('goods');
  expect(result.current.errors).toEqual({ 'order_items_attributes.0.name': 'Wpisz nazwę' });
  network.mockResolvedValueOnce(saved());
  await save('goods');
  expect(result.current.errors).toEqual({});
});
