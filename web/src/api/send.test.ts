import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from './answer.ts';
import { askApi, callApi } from './call-api.ts';
import { newQueryClient } from './query-client.ts';
import { lookNow, serviceStore, setClosed } from './service.ts';

const network = vi.spyOn(globalThis, 'fetch');
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  network.mockReset();
  setClosed(false);
  lookNow();
});

/** An answer whose body is read at once: the browser's own reading takes real time. */
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Object.assign(new Response(null, { status, headers }), { json: async () => body });
const unavailable = () =>
  answer(503, { error: 'Serwis czasowo niedostępny', code: 'database' }, { 'retry-after': '10' });
const closed = (seconds = '30') =>
  answer(503, { error: 'Trwają prace', code: 'maintenance' }, { 'retry-after': seconds });
const choose = () =>
  callApi('selectMethod', {
    params: { slug: 'V1StGXR8_Z5jdHi6B-myT' },
    body: { agreementSignatureType: 'qes', version: 3 },
  });
const read = () => askApi('getCitizenships');
const countries = { citizenships: [{ code: 'PL', name: 'Polska' }] };
const stateAfter = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  return [serviceStore.current().state, network.mock.calls.length];
};

test('a change that the database cannot take now waits, and is sent again under the same key', async () => {
  network.mockResolvedValueOnce(unavailable()).mockResolvedValueOnce(unavailable());
  network.mockResolvedValueOnce(answer(200, { siemens_id: '118437' }));
  const result = choose();
  expect(await stateAfter(9_999)).toEqual(['waiting', 1]);
  expect(await stateAfter(5_001)).toEqual(['waiting', 2]);
  expect(await stateAfter(15_000)).toEqual(['open', 3]);
  expect(await result).toEqual({ ok: true, reply: { siemensId: '118437' } });
  const keys = network.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a change that the database never takes fails after twelve attempts with the message of the server', async () => {
  network.mockImplementation(async () => unavailable());
  const result = choose().catch((cause: unknown) => cause);
  expect(await stateAfter(180_000)).toEqual(['open', 12]);
  expect(await result).toEqual(
    new ApiFailure(
      503,
      'Serwis czasowo niedostępny, prosimy spróbować później.',
      'Serwis czasowo niedostępny',
      { error: 'Serwis czasowo niedostępny', code: 'database' },
    ),
  );
});

test('what may not be sent twice is given back at once', async () => {
  const signIn = () => callApi('signIn', { body: { email: 'jan@firma.example', password: 'x' } });
  network.mockImplementation(async () => unavailable());
  await expect(signIn()).rejects.toBeInstanceOf(ApiFailure);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(signIn()).rejects.toBeInstanceOf(ApiFailure);
  expect(network).toHaveBeenCalledTimes(2);
});

test('a question waits until maintenance is over, however long, also while a proxy answers in its place', async () => {
  network.mockResolvedValueOnce(closed()).mockResolvedValueOnce(answer(502, null));
  network.mockResolvedValueOnce(answer(500, null));
  network.mockResolvedValueOnce(answer(200, countries));
  const reply = read();
  expect(await stateAfter(29_999)).toEqual(['closed', 1]);
  lookNow();
  expect(await stateAfter(0)).toEqual(['closed', 2]);
  lookNow();
  expect(await stateAfter(0)).toEqual(['closed', 3]);
  lookNow();
  expect(await stateAfter(0)).toEqual(['open', 4]);
  expect(await reply).toEqual(countries);
});

const message = () => askApi('getNextMaintenanceMessage');
const asked = (path: string) => network.mock.calls.filter(([url]) => url === path).length;

test('while one of several servers is closed, whoever met it asks again when it said, whatever others are answered', async () => {
  network.mockImplementation(async (url) =>
    url === '/api/citizenships' ? closed('3') : answer(200, { next_maintenance_message: null }),
  );
  const first = read();
  await vi.advanceTimersByTimeAsync(0);
  for (let others = 0; others < 10; others += 1) {
    await message();
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(asked('/api/citizenships')).toBe(1);
  expect(serviceStore.current().state).toBe('waiting');
  network.mockImplementation(async () => answer(200, countries));
  await vi.advanceTimersByTimeAsync(499);
  expect(asked('/api/citizenships')).toBe(1);
  await vi.advanceTimersByTimeAsync(1_501);
  expect(await first).toEqual(countries);
  expect(serviceStore.current().state).toBe('open');
});

test('a question that is given up and asked anew waits for what is left of the time', async () => {
  network.mockImplementation(async () => closed('3'));
  const leaving = new AbortController();
  const given = askApi('getCitizenships', { signal: leaving.signal }).catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(1_000);
  leaving.abort();
  expect(await given).toMatchObject({ name: 'AbortError' });
  network.mockImplementation(async () => answer(200, countries));
  const anew = read();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(network).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_501);
  expect(await anew).toEqual(countries);
});

test('a change does not wait until maintenance is over: its sender decides again', async () => {
  network.mockImplementation(async () => closed());
  await expect(choose()).rejects.toMatchObject({ status: 503, serverMessage: 'Trwają prace' });
  expect(serviceStore.current().state).toBe('closed');
});

test('an aborted call does not wait any more', async () => {
  network.mockImplementation(async () => unavailable());
  const leaving = new AbortController();
  const reply = askApi('getCitizenships', { signal: leaving.signal }).catch((cause: unknown) => cause);
  expect(await stateAfter(0)).toEqual(['waiting', 1]);
  leaving.abort();
  expect(await reply).toMatchObject({ name: 'AbortError' });
  expect(await stateAfter(60_000)).toEqual(['open', 1]);
});

test('a server that fails to answer, or cannot be reached, gets at most four requests of a query', async () => {
  const requests = async (reply: () => Promise<Response>) => {
    network.mockReset();
    network.mockImplementation(reply);
    const client = newQueryClient();
    const query = client
      .fetchQuery({ queryKey: ['countries'], queryFn: read })
      .catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await query).toBeInstanceOf(ApiFailure);
    return network.mock.calls.length;
  };
  expect(await requests(async () => answer(503, null))).toBe(2);
  expect(await requests(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(4);
});

const inFlight = () => answer(409, { error: 'Odczekaj chwilę.', code: 'in_flight' }, { 'retry-after': '1' });

test('a change whose own request still runs is waited for under the same key', async () => {
  network.mockResolvedValueOnce(inFlight()).mockResolvedValueOnce(inFlight());
  network.mockResolvedValueOnce(answer(200, { siemens_id: '118437' }));
  const result = choose();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await result).toEqual({ ok: true, reply: { siemensId: '118437' } });
  const keys = network.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('without a network a change waits for it and is sent under the same key, once it is back (F087)', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  network.mockImplementation(async () => answer(200, { siemens_id: '118437' }));
  const result = choose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await result).toEqual({ ok: true, reply: { siemensId: '118437' } });
  const keys = network.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  online.mockRestore();
});
