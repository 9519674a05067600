import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { requestProvider, bodyOf } from './provider-request.ts';

async function providerThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a provider that takes the ask and says nothing is given up after ten seconds, and may be asked again', async () => {
  const tenSecondsLater = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(tenSecondsLater.signal);
  const url = await providerThat(() => tenSecondsLater.abort());
  await expect(requestProvider('Bank', url)).rejects.toMatchObject({
    name: 'ProviderUnavailable',
    message: 'Bank did not answer',
  });
  expect(limit.mock.calls).toEqual([[10_000]]);
});

test('a provider that begins an answer and does not end it may be asked again', async () => {
  const url = await providerThat((_request, response) => void response.writeHead(200).write('half of '));
  const reply = await requestProvider('Bank', url, { signal: AbortSignal.timeout(100) });
  await expect(bodyOf('Bank', reply.text())).rejects.toMatchObject({
    name: 'ProviderUnavailable',
    message: 'Bank did not end its answer',
  });
});
