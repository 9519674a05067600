import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { orderKey } from './order-query.ts';
import { shopFilesQuery, useReadAdded } from './shop-files.ts';

const slug = 'V1StGXR8_Z5jdHi6B-myT';

test('a file that was added is in the list only when the order that has it was read', async () => {
  const asked: string[] = [];
  let answerOrder: (order: { version: number }) => void = () => undefined;
  const client = newQueryClient();
  client.setQueryData(orderKey(slug), { version: 3 });
  client.setQueryData(shopFilesQuery(slug).queryKey, { attachments: [] });
  function Page() {
    const readAdded = useReadAdded(slug);
    const order = useQuery({
      queryKey: orderKey(slug),
      staleTime: Infinity,
      queryFn: () => {
        asked.push('order');
        return new Promise<{ version: number }>((resolve) => (answerOrder = resolve));
      },
    });
    useQuery({
      ...shopFilesQuery(slug),
      staleTime: Infinity,
      queryFn: async () => {
        asked.push('files');
        return { attachments: [] };
      },
    });
    return <button onClick={() => void readAdded()}>{`wersja ${order.data?.version}`}</button>;
  }
  await render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'wersja 3' }).click();
  await expect.poll(() => asked).toEqual(['order']);
  answerOrder({ version: 4 });
  await expect.element(page.getByRole('button', { name: 'wersja 4' })).toBeVisible();
  await expect.poll(() => asked).toEqual(['order', 'files']);
});
