import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';
import { TestingStream } from './testing/testing-stream.ts';

/** How to stop each page that a test has opened. */
let pages: (() => void)[] = [];

beforeEach(() => void vi.stubGlobal('EventSource', TestingStream));
afterEach(async () => {
  for (const stop of pages) stop();
  pages = [];
  await vi.waitUntil(() => TestingStream.open().length === 0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  TestingStream.opened = [];
});

/** A page that shows this order, with the versions that it was sent; it may open a refused stream again by default. */
function page(slug: string, mayOpen = true) {
  const versions: (number | null)[] = [];
  const ended = new AbortController();
  const stop = () => ended.abort();
  const onVersion = (version: number | null) => void versions.push(version);
  followChanges(path(slug), { onVersion, mayOpen: () => Promise.resolve(mayOpen) }, ended.signal);
  pages.push(stop);
  return { versions, stop };
}

const path = (slug: string) => `/api/orders/${slug}/changes`;
const streamsOf = async (...slugs: string[]) =>
  vi.waitFor(() => expect(TestingStream.open()).toEqual(slugs.map(path)));

test('pages of one order share a stream; whoever comes later gets the last version, and the next takes it over', async () => {
  const first = page('first');
  await streamsOf('first');
  TestingStream.opened[0]?.says(3);
  const second = page('first');
  await vi.waitFor(() => expect([first.versions, second.versions]).toEqual([[3], [3]]));
  TestingStream.opened[0]?.says(4);
  await vi.waitFor(() =>
    expect([first.versions, second.versions]).toEqual([
      [3, 4],
      [3, 4],
    ]),
  );
  expect(TestingStream.opened).toHaveLength(1);
  first.stop();
  await vi.waitFor(() => expect(TestingStream.opened).toHaveLength(2));
  await streamsOf('first');
  TestingStream.opened[1]?.says(5);
  expect([first.versions, second.versions]).toEqual([
    [3, 4],
    [3, 4, 5],
  ]);
});

test('a browser keeps three streams; the page of a fourth order looks by itself until one is free', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [first] = ['first', 'second', 'third'].map((slug) => page(slug));
  await streamsOf('first', 'second', 'third');
  const fourth = page('fourth');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fourth.versions).toEqual([null, null]);
  first?.stop();
  await streamsOf('second', 'third', 'fourth');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fourth.versions).toEqual([null, null]);
});

test('a page that nobody looks at, or that is put aside, holds no stream', async () => {
  const look = vi.spyOn(document, 'visibilityState', 'get');
  page('first');
  await streamsOf('first');
  look.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await streamsOf();
  look.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await streamsOf('first');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await streamsOf();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await streamsOf('first');
});

test('a stream that was refused is opened again after ten seconds, unless the order may not be read any more', async () => {
  page('first');
  await streamsOf('first');
  page('second', false);
  await streamsOf('first', 'second');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const stream of TestingStream.opened) stream.fails(TestingStream.CLOSED);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(TestingStream.open()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(TestingStream.open()).toEqual([path('first')]);
});

test('where the browser gives no locks each page has a stream of its own', async () => {
  vi.stubGlobal('navigator', {});
  page('first');
  page('first');
  await streamsOf('first', 'first');
});
