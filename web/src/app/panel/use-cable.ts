import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveChanges } from './live-changes.ts';

/** Hears of others' changes as long as the panel is open; without it pages go on reading by themselves. */
export function useCable(hears: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!hears) return;
    const left = new AbortController();
    async function join(): Promise<void> {
      const { createConsumer } = await import('@rails/actioncable');
      if (left.signal.aborted) return;
      const consumer = createConsumer('/cable');
      left.signal.addEventListener('abort', () => consumer.disconnect());
      consumer.subscriptions.create('UserChannel', {
        // Nobody told what happened while the cable was cut.
        connected: ({ reconnected }) => {
          if (reconnected) void client.invalidateQueries();
        },
        // Told not to come back, the page asks what its session may still see, and is led out where it ended.
        disconnected: ({ willAttemptReconnect }) => {
          if (!willAttemptReconnect && !left.signal.aborted) void client.invalidateQueries();
        },
        received: liveChanges(client),
      });
    }
    // A page that could not load the client goes on reading by itself.
    join().catch(() => undefined);
    return () => left.abort();
  }, [client, hears]);
}
