import { failureMessages } from '../texts/failures.ts';
import { ApiFailure } from './answer.ts';
import { backoffOf, serviceStore, setBackoff, setClosed, sleep, waitForServer } from './service.ts';

/** A response with its body, which can be read once. */
export type Received = { response: Response; body: unknown };

/** What is sent again: a query until it is aborted, a change under its key for some attempts, 'once' never. */
export type RetryPolicy = 'query' | 'change' | 'once';

/** Milliseconds before each further attempt after a network failure. */
const backoff = [300, 1_000, 3_000];
/** Attempts of a change while the database takes no writes: two to three minutes. */
const maxAttempts = 12;
/** Attempts of a change whose own request still runs. */
const maxInFlight = 6;
/** Milliseconds that an unavailable server is left alone where it does not say how long. */
const defaultDelay = 10_000;

/** What the response asks for, in milliseconds, and up to half as much more, so that not every page asks at once. */
function retryDelay(received: Received | null): number {
  const seconds = Number(received?.response.headers.get('retry-after') ?? Number.NaN);
  const delay = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : defaultDelay;
  return delay * (1 + Math.random() / 2);
}

/** Null where the network failed. */
async function receive(url: string, init: RequestInit): Promise<Received | null> {
  try {
    const response = await fetch(url, init);
    return { response, body: await response.json().catch(() => null) };
  } catch (cause) {
    if (init.signal?.aborted === true) throw cause;
    return null;
  }
}

const codeOf = ({ response, body }: Received, status: number): unknown =>
  response.status === status && body !== null && typeof body === 'object'
    ? Reflect.get(body, 'code')
    : undefined;

/** Whether the same request, under the same key, has not been answered yet. */
export const isInFlight = (received: Received): boolean => codeOf(received, 409) === 'in_flight';

/** Records what a response says of the server; whether the call has to wait until it is available again. */
function isUnavailable(received: Received | null, code: unknown): boolean {
  if (code === 'maintenance') setClosed(true);
  else if (code === 'database' || (received !== null && received.response.status < 500)) setClosed(false);
  if (code === 'database') return true;
  // Under maintenance a proxy may answer in the server's place, or nobody.
  const mayBeClosed = received === null || received.response.status >= 500;
  return serviceStore.current().state === 'closed' && mayBeClosed;
}

/**
 * Sends; the only place that sends anything again. An unavailable server is left alone for as long as it asks, whichever
 * query asks next, and the page says that it waits. Throws ApiFailure where the network fails to the end.
 */
export async function send(url: string, init: RequestInit, policy: RetryPolicy): Promise<Received> {
  let failures = 0;
  for (let attempt = 1; ; attempt += 1) {
    if (policy === 'query' && backoffOf(url) > 0) await waitForServer(backoffOf(url), init.signal);
    const received = await receive(url, init);
    const code = received === null ? undefined : codeOf(received, 503);
    const unavailable = isUnavailable(received, code);
    if (policy === 'query' && unavailable) {
      if (code !== 'database') setClosed(true);
      setBackoff(url, retryDelay(received));
      continue;
    }
    if (policy === 'change' && code === 'database' && attempt < maxAttempts) {
      await waitForServer(retryDelay(received), init.signal);
      continue;
    }
    if (policy === 'change' && received !== null && isInFlight(received) && attempt < maxInFlight) {
      await sleep(retryDelay(received), init.signal);
      continue;
    }
    // Without a network a change waits for it: its button stays busy, and nothing has to be pressed again (F087).
    if (policy === 'change' && received === null && !navigator.onLine) {
      await untilOnline(init.signal);
      continue;
    }
    const delay = nextDelay(policy, received, failures);
    if (delay === undefined) return received ?? noConnection();
    failures += 1;
    await sleep(delay, init.signal);
  }
}

/** Until the browser has a network again; rejects where the call is given up. */
function untilOnline(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true });
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** After a network failure the next of the backoff; a query that the server failed to answer is asked once more. */
function nextDelay(policy: RetryPolicy, received: Received | null, failures: number): number | undefined {
  if (policy === 'once') return undefined;
  if (received === null) return backoff[failures];
  return policy === 'query' && received.response.status >= 500 && failures === 0 ? backoff[1] : undefined;
}

function noConnection(): never {
  throw new ApiFailure(0, navigator.onLine ? failureMessages.unavailable : failureMessages.offline, null);
}
