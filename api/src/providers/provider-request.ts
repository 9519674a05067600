/** The provider did not answer, answered 5xx or asked to slow down: the same ask may be repeated later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider understood and refused: repeating the same ask changes nothing. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

const timeoutMs = 10_000;

/**
 * Sends one ask and answers only with a 2xx or 404 reply; everything else is thrown as ProviderUnavailable or
 * ProviderRefused. Waits at most 10 seconds. Redirects are refused: a provider's address is a setting. The messages
 * hold status and provider only, because bodies may hold personal data and messages end up in logs.
 */
export async function requestProvider(
  provider: string,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs), ...init });
  } catch (cause) {
    throw new ProviderUnavailable(`${provider} did not answer`, { cause });
  }
  if (reply.ok || reply.status === 404) return reply;
  await reply.body?.cancel();
  const message = `${provider} answered ${reply.status}`;
  if (reply.status >= 500 || reply.status === 408 || reply.status === 429)
    throw new ProviderUnavailable(message);
  throw new ProviderRefused(message);
}

/** What is read of a reply's body; one that breaks off, or is not all there in time, is ProviderUnavailable too. */
export async function bodyOf<T>(provider: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw new ProviderUnavailable(`${provider} did not end its answer`, { cause });
  }
}

/** Reads JSON; what is not JSON is a provider that is not itself today, hence ProviderUnavailable. */
export async function jsonOf(provider: string, reply: Response): Promise<unknown> {
  try {
    return await reply.json();
  } catch (cause) {
    throw new ProviderUnavailable(`${provider} answered what is not JSON`, { cause });
  }
}
