import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { newQueryClient } from './query-client.ts';
import { useOrderChanges } from './use-order-changes.ts';

/** The browser's stream without a network: told from outside that the server refused it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Stream.opened = [];
});

function Listening() {
  useOrderChanges('V1StGXR8_Z5jdHi6B-myT');
  return null;
}

test('a stream that the server refused is opened again after ten seconds; one that was cut off comes back by itself', async () => {
  vi.stubGlobal('EventSource', Stream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { unmount } = await render(
    <QueryClientProvider client={newQueryClient()}>
      <Listening />
    </QueryClientProvider>,
  );
  const opened = () => Stream.opened.map(({ url }) => url);
  const path = '/api/orders/V1StGXR8_Z5jdHi6B-myT/changes';
  Stream.opened[0]?.fail(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened()).toEqual([path]);
  Stream.opened[0]?.fail(Stream.CLOSED);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(opened()).toEqual([path]);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened()).toEqual([path, path]);
  Stream.opened[1]?.fail(Stream.CLOSED);
  await unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened()).toEqual([path, path]);
});
