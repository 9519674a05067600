import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from './answer.ts';
import { callApi } from './call-api.ts';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => network.mockReset());

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const choose = () =>
  callApi('selectMethod', {
    params: { slug: 'V1StGXR8_Z5jdHi6B-myT' },
    body: { agreementSignatureType: 'qes', version: 3 },
  });

test('a change is sent with the wire spelling, and its answer comes back in ours', async () => {
  network.mockResolvedValueOnce(answer(200, { siemens_id: '118437' }));
  const result = await choose();
  const [url, sent] = network.mock.calls[0] ?? [];
  expect([url, sent?.method, sent?.body, sent?.credentials]).toEqual([
    '/api/orders/V1StGXR8_Z5jdHi6B-myT/agreement_method_selections',
    'PATCH',
    '{"agreement_signature_type":"qes","version":3}',
    'include',
  ]);
  expect(result).toEqual({ ok: true, reply: { siemensId: '118437' } });
});

test('a network failure is tried again under the same key', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(200, {}));
  await choose();
  const keys = network.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("what the chart refuses is a result with the guard's reason", async () => {
  network.mockResolvedValueOnce(
    answer(409, { error: 'Nie teraz', reason: 'Najpierw zaznacz zgody', status: 'sumup' }),
  );
  expect(await choose()).toEqual({
    ok: false,
    kind: 'refused',
    reason: 'Najpierw zaznacz zgody',
    order: undefined,
  });
});

test('invalid fields are a result with a message by field', async () => {
  network.mockResolvedValueOnce(
    answer(422, { error: 'x', errors: [{ 'company.vat_id': 'NIP ma 10 cyfr' }] }),
  );
  expect(await choose()).toEqual({
    ok: false,
    kind: 'invalid',
    errors: { 'company.vat_id': 'NIP ma 10 cyfr' },
  });
});

test('an invalid request that names no field is a failure with its message', async () => {
  const sent = { error: 'Formularz zawiera błędy', errors: [] };
  network.mockResolvedValueOnce(answer(422, sent));
  await expect(choose()).rejects.toEqual(
    new ApiFailure(422, 'Serwis czasowo niedostępny, prosimy spróbować później.', sent.error, sent),
  );
});

test.each([
  [401, 'Ta strona wymaga zalogowania. Zaloguj się ponownie.'],
  [403, 'Nie posiadasz dostępu do tej strony'],
  [429, 'Za dużo prób naraz. Spróbuj ponownie za chwilę.'],
  [500, 'Serwis czasowo niedostępny, prosimy spróbować później.'],
])('status %i is a failure with its message', async (status, message) => {
  const sent = { error: 'Powód serwera' };
  network.mockResolvedValueOnce(answer(status, sent));
  await expect(choose()).rejects.toEqual(new ApiFailure(status, message, sent.error, sent));
});
