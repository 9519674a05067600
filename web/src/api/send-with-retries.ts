import { failureMessages } from '../texts/failures.ts';
import { ApiFailure } from './answer.ts';

/** How long to wait, in milliseconds, before each of the three further tries. */
const backoff = [300, 1_000, 3_000];

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Fetches; when the network fails, three times more. An answer, whatever its status, is an answer. */
export async function sendWithRetries(url: string, init: RequestInit): Promise<Response> {
  for (const wait of [...backoff, null]) {
    try {
      return await fetch(url, init);
    } catch (cause) {
      if (init.signal?.aborted === true) throw cause;
      if (wait === null) break;
      await sleep(wait);
    }
  }
  throw new ApiFailure(0, navigator.onLine ? failureMessages.unavailable : failureMessages.offline, null);
}
