import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('an idle connection stays open longer than the minute that proxies keep theirs', async () => {
  const server = await listen('127.0.0.1', 0, false);
  const reply = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(reply.headers.get('keep-alive')).toBe('timeout=75');
  await server.close(1000);
});
