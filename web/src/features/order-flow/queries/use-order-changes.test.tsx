import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiFailure } from '../../../api/answer.ts';
import { orderKey } from './order-query.ts';
import { newQueryClient } from '../../../api/query-client.ts';
import { TestingStream } from '../../../api/testing/testing-stream.ts';
import { useOrderChanges } from './use-order-changes.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  TestingStream.opened = [];
});

function Listening() {
  useOrderChanges('V1StGXR8_Z5jdHi6B-myT', '/api/orders/:slug/changes');
  return null;
}

test('a stream that the server refused is opened again after ten seconds; one that was cut off comes back by itself', async () => {
  vi.stubGlobal('EventSource', TestingStream);
  const { unmount } = await render(
    <QueryClientProvider client={newQueryClient()}>
      <Listening />
    </QueryClientProvider>,
  );
  const opened = () => TestingStream.opened.map(({ url }) => url);
  const path = '/api/orders/V1StGXR8_Z5jdHi6B-myT/changes';
  await vi.waitFor(() => expect(opened()).toEqual([path]));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  TestingStream.opened[0]?.fails(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened()).toEqual([path]);
  TestingStream.opened[0]?.fails(TestingStream.CLOSED);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(opened()).toEqual([path]);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened()).toEqual([path, path]);
  TestingStream.opened[1]?.fails(TestingStream.CLOSED);
  await unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened()).toEqual([path, path]);
});

test('who may not read the order any more does not ask for its stream again', async () => {
  vi.stubGlobal('EventSource', TestingStream);
  const client = newQueryClient();
  const gone = () => Promise.reject(new ApiFailure(401, 'Zaloguj się jeszcze raz.', null));
  await client
    .fetchQuery({ queryKey: orderKey('V1StGXR8_Z5jdHi6B-myT'), queryFn: gone })
    .catch(() => undefined);
  const { unmount } = await render(
    <QueryClientProvider client={client}>
      <Listening />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(TestingStream.opened).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  TestingStream.opened[0]?.fails(TestingStream.CLOSED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(TestingStream.opened).toHaveLength(1);
  await unmount();
});
