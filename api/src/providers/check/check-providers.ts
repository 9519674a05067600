import type { ProviderSettings } from '../settings.ts';
import { attemptsOf } from './attempts.ts';
import { notificationAddresses, type NotificationAddress } from './notification-addresses.ts';

/** What was found of one provider; no problem: it answers, knows us and has our time. */
export interface Checked {
  readonly provider: string;
  readonly problems: readonly string[];
}

export interface CheckOptions {
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How long each question may take, in milliseconds; an adapter's own limit holds as well. */
  readonly timeoutMs?: number;
}

/** What an installation may be off; a header tells whole seconds, and an answer takes its time. */
const toleratedMs = 60_000;

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

const tooSlow = (timeoutMs: number): string => `does not answer within ${seconds(timeoutMs)}`;

/**
 * An adapter's words name provider and status alone; a mail server's are its own, but for its silence:
 * the clocks of the connection, the greeting and the socket run alike, and any of them may end first.
 */
function said(error: unknown, timeoutMs: number): string {
  const { message, code } = error as { message: string; code?: unknown };
  if (code === 'ETIMEDOUT') return tooSlow(timeoutMs);
  return typeof code === 'string' ? `${code}: ${message}` : message;
}

interface Reached {
  readonly answers: boolean;
  readonly problems: readonly string[];
}

/** Whether something answers there at all, and what time it has. */
async function reach(url: string, now: () => number, timeoutMs: number): Promise<Reached> {
  try {
    const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await reply.body?.cancel();
    const date = reply.headers.get('date');
    const off = date === null ? 0 : now() - Date.parse(date);
    if (Math.abs(off) <= toleratedMs) return { answers: true, problems: [] };
    const by = seconds(Math.abs(off));
    const where = off > 0 ? 'ahead of' : 'behind';
    return { answers: true, problems: [`this machine's clock is ${by} ${where} the provider's`] };
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } };
    const silent = name === 'TimeoutError';
    const problem = silent ? tooSlow(timeoutMs) : `cannot be reached${cause?.code ? `: ${cause.code}` : ''}`;
    return { answers: false, problems: [problem] };
  }
}

/** Our own address of notifications answers an empty one with a refusal; whoever else answers there is not this application. */
async function callback({ provider, url }: NotificationAddress, timeoutMs: number): Promise<Checked> {
  const named = `${provider}'s notifications`;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(url, { method: 'POST', body: '', redirect: 'manual', signal });
    await reply.body?.cancel();
    const refused = reply.status === 400 || reply.status === 401;
    return {
      provider: named,
      problems: refused ? [] : [`${url} answers ${reply.status}; is PUBLIC_URL right?`],
    };
  } catch {
    return {
      provider: named,
      problems: [`${url} is not answered; is the application running under PUBLIC_URL?`],
    };
  }
}

/** Tries every provider under these settings, without ordering, paying or sending anything, and our own addresses that they call. */
export async function checkProviders(
  settings: ProviderSettings,
  { publicUrl, now, timeoutMs = 10_000 }: CheckOptions,
): Promise<readonly Checked[]> {
  const providers = attemptsOf(settings, timeoutMs).map(async ({ provider, url, ask }): Promise<Checked> => {
    const { answers, problems } =
      url === null ? { answers: true, problems: [] } : await reach(url, now, timeoutMs);
    const asked = answers ? await ask().catch((error: unknown) => [said(error, timeoutMs)]) : [];
    return { provider, problems: [...problems, ...asked] };
  });
  const callbacks = notificationAddresses(publicUrl, settings).map((one) => callback(one, timeoutMs));
  return Promise.all([...providers, ...callbacks]);
}
