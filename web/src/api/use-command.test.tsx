import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { newQueryClient } from './query-client.ts';
import { useCommand } from './use-command.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('../kit/toast/toasts.ts', () => ({ toast }));

const network = vi.spyOn(globalThis, 'fetch');
beforeEach(() => {
  network.mockReset();
  toast.mockReset();
});

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const input = {
  params: { slug: 'V1StGXR8_Z5jdHi6B-myT' },
  body: { agreementSignatureType: 'qes', version: 3 },
} as const;

async function command() {
  const client = newQueryClient();
  const { result, act } = await renderHook(() => useCommand('selectMethod'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return {
    current: () => result.current,
    send: async () => {
      let sent: unknown;
      await act(async () => {
        sent = await result.current.send(input);
      });
      return sent;
    },
  };
}
const keys = () => network.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'));

test('after a failure the same is sent again under the same key, after an answer under another', async () => {
  const method = await command();
  network.mockResolvedValueOnce(answer(500, { error: 'Błąd serwera' }));
  expect(await method.send()).toBeNull();
  expect(toast.mock.calls).toEqual([['refused', 'Błąd serwera']]);
  network.mockResolvedValueOnce(answer(200, { siemens_id: '118437' }));
  expect(await method.send()).toEqual({ ok: true, reply: { siemensId: '118437' } });
  network.mockResolvedValueOnce(answer(200, { siemens_id: '118437' }));
  await method.send();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test('a refusal is said, invalid fields are given until the next sending', async () => {
  const method = await command();
  network.mockResolvedValueOnce(answer(422, { errors: [{ agreement_signature_type: 'Wybierz sposób' }] }));
  await method.send();
  expect(method.current().errors).toEqual({ agreement_signature_type: 'Wybierz sposób' });
  network.mockResolvedValueOnce(answer(409, { reason: 'Najpierw zaznacz zgody' }));
  await method.send();
  expect(method.current().errors).toEqual({});
  expect(toast.mock.calls).toEqual([['refused', 'Najpierw zaznacz zgody']]);
});

test('an unreachable server gets at most four requests of a change, one that fails gets one', async () => {
  const method = await command();
  network.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await method.send()).toBeNull();
  expect(network).toHaveBeenCalledTimes(4);
  expect(new Set(keys()).size).toBe(1);
  network.mockReset();
  network.mockImplementation(async () => answer(503, null));
  expect(await method.send()).toBeNull();
  expect(network).toHaveBeenCalledTimes(1);
}, 20_000);

test('a change that still runs after six attempts has failed, and is sent again under its key', async () => {
  const method = await command();
  network.mockImplementation(async () =>
    Response.json(
      { error: 'Odczekaj chwilę.', code: 'in_flight' },
      { status: 409, headers: { 'retry-after': '0.01' } },
    ),
  );
  expect(await method.send()).toBeNull();
  expect(network).toHaveBeenCalledTimes(6);
  expect(toast.mock.calls).toEqual([['refused', 'Odczekaj chwilę.']]);
  network.mockImplementation(async () => answer(200, { siemens_id: '118437' }));
  await method.send();
  expect(network).toHaveBeenCalledTimes(7);
  expect(new Set(keys()).size).toBe(1);
});
