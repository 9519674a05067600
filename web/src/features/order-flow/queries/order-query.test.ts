import { afterEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../../../api/query-client.ts';
import { orderQuery } from './order-query.ts';

const network = vi.spyOn(globalThis, 'fetch');

afterEach(() => network.mockReset());

const order = (version: number, status: string) => ({ slug: 'abc', version, status, facts: {} });

test('a reading that was begun before a change and is answered after it shows no older order', async () => {
  const client = newQueryClient();
  const late = Promise.withResolvers<Response>();
  network.mockImplementation(() => late.promise);
  const reading = client.fetchQuery(orderQuery('abc'));
  client.setQueryData(orderQuery('abc').queryKey, order(5, 'sumup') as never);
  late.resolve(Response.json(order(4, 'update_order_with_items')));
  await reading;
  expect(client.getQueryData(orderQuery('abc').queryKey)).toMatchObject({ version: 5, status: 'sumup' });
  network.mockImplementation(async () => Response.json(order(6, 'canceled')));
  await client.fetchQuery({ ...orderQuery('abc'), staleTime: 0 });
  expect(client.getQueryData(orderQuery('abc').queryKey)).toMatchObject({ version: 6, status: 'canceled' });
});
