import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requestProvider, bodyOf } from './provider-request.ts';

test('a provider that begins an answer and does not end it may be asked again', async () => {
  const server = createServer((_request, response) => void response.writeHead(200).write('half of '));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reply = await requestProvider('Bank', url, { signal: AbortSignal.timeout(100) });
  await expect(bodyOf('Bank', reply.text())).rejects.toMatchObject({
    name: 'ProviderUnavailable',
    message: 'Bank did not end its answer',
  });
});
