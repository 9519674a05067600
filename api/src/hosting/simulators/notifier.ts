import { behaviourOf, silentProviders } from '../../providers/simulation/behaviour.ts';
import type { Taken } from '../../providers/simulation/notification-queue.ts';
import type { Store } from '../../providers/simulation/store.ts';
import { wronglySigned } from '../../providers/simulation/wrong-signature.ts';

const timeoutMs = 15_000;
const maxBackoff = 60_000;

/** The pause before the next attempt: one second, doubled each time, at most a minute. */
export const backoff = (attempts: number): number => Math.min(maxBackoff, 500 * 2 ** Math.min(attempts, 10));

/** Delivers notifications to the application, again and again until it answers 2xx. Looks for due ones every `every` ms. */
export function startNotifier(store: Store, apiUrl: string, now: () => number, every = 200) {
  const queue = store.notifications;
  const underWay = new Set<Promise<void>>();

  async function deliver({ id, provider, attempts, outgoing }: Taken): Promise<void> {
    const again = (): number => now() + backoff(attempts);
    try {
      const isWrong = behaviourOf(store, provider) === 'wrongSignature';
      const { path, headers, body } = isWrong ? wronglySigned(outgoing) : outgoing;
      const signal = AbortSignal.timeout(timeoutMs);
      const reply = await fetch(`${apiUrl}${path}`, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal,
      });
      await reply.body?.cancel();
      queue.settle(id, String(reply.status), reply.ok ? null : again());
    } catch {
      queue.settle(id, 'brak połączenia', again());
    }
  }

  const timer = setInterval(() => {
    for (const notification of queue.take(timeoutMs * 2, silentProviders(store))) {
      const delivery = deliver(notification).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    }
  }, every);

  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
