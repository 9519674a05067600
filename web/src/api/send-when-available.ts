import { ApiFailure } from './answer.ts';
import { sendWithRetries } from './send-with-retries.ts';
import { setClosed, setBackoff, backoffOf, serviceStore, waitForServer } from './service.ts';

/** An answer with its body, which is read once. */
export type Answered = { response: Response; body: unknown };

/** How long a call waits: a query until it is aborted, a change under its key for some attempts, anything else not at all. */
export type WaitPolicy = 'question' | 'change' | 'none';

/** Attempts of a change while the database takes nothing: two to three minutes. After that the call fails. */
const maxAttempts = 12;
const defaultDelay = 10_000;

/** Milliseconds until the server wants to be asked again, and up to half as much more, so that not everybody asks at once. */
function retryDelay(response: Response | null): number {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  const wait = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : defaultDelay;
  return wait * (1 + Math.random() / 2);
}

const codeOf = (sent: unknown): unknown =>
  sent !== null && typeof sent === 'object' ? Reflect.get(sent, 'code') : undefined;

async function ask(url: string, init: RequestInit): Promise<Answered | ApiFailure> {
  try {
    const response = await sendWithRetries(url, init);
    return { response, body: await response.json().catch(() => null) };
  } catch (cause) {
    if (cause instanceof ApiFailure) return cause;
    throw cause;
  }
}

/** Whether an answer, or none, may come from a server under maintenance or from the proxy before it. */
const mayBeClosed = (answer: Answered | ApiFailure): boolean =>
  answer instanceof ApiFailure || answer.response.status >= 500;

/**
 * Sends, and waits where the server is unavailable for a time: a question until maintenance is over or the database is back, never
 * shorter than the server asked for and whoever asks it anew; a change while its database takes nothing. What was typed stays meanwhile, and the pages say that they wait.
 */
export async function sendWhenAvailable(
  url: string,
  init: RequestInit,
  policy: WaitPolicy,
): Promise<Answered> {
  for (let attempt = 1; ; attempt += 1) {
    if (policy === 'question' && backoffOf(url) > 0) await waitForServer(backoffOf(url), init.signal);
    const answer = await ask(url, init);
    const response = answer instanceof ApiFailure ? null : answer.response;
    const code = answer instanceof ApiFailure || response?.status !== 503 ? undefined : codeOf(answer.body);
    if (code === 'maintenance') setClosed(true);
    else if (response !== null && response.status < 500) setClosed(false);
    const busy = code === 'database';
    if (busy) setClosed(false);
    const isClosed = !busy && serviceStore.current().state === 'closed' && mayBeClosed(answer);
    if (policy === 'question' && (busy || isClosed)) {
      if (isClosed) setClosed(true);
      setBackoff(url, retryDelay(response));
    } else if (policy === 'change' && busy && attempt < maxAttempts) {
      await waitForServer(retryDelay(response), init.signal);
    } else {
      if (answer instanceof ApiFailure) throw answer;
      return answer;
    }
  }
}
