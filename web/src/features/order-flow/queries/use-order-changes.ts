import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '../../../api/answer.ts';
import { callPath } from '../../../api/call-path.ts';
import { orderKey } from './order-query.ts';
import type { Order } from './order-query.ts';

/** Reads the order anew when the stream of this path sends a version that is not shown yet: somebody else moved it. */
export function useOrderChanges(slug: string, stream: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = orderKey(slug);
    const look = () => client.invalidateQueries({ queryKey });
    const address = callPath(stream, { slug });
    const leaving = new AbortController();
    const listener = {
      onVersion: (version: number | null) => {
        const shown = client.getQueryData<Order>(queryKey)?.version;
        if (version === null || shown === undefined || version > shown) void look();
      },
      // Reading waits as long as the server asks for; who may not read the order any more needs no stream of it.
      mayOpen: async () => {
        await look();
        const cause = client.getQueryState(queryKey)?.error;
        return !(cause instanceof ApiFailure && [401, 403, 404, 410].includes(cause.status));
      },
    };
    // No first screen waits for it; a page that cannot get it asks as often as its screen waits.
    void import('../../../api/follow-changes.ts').then(
      ({ followChanges }) => followChanges(address, listener, leaving.signal),
      () => undefined,
    );
    // A page that the browser's back button brings out of its memory has got no version since.
    const onShown = (event: PageTransitionEvent) => {
      if (event.persisted) void look();
    };
    window.addEventListener('pageshow', onShown);
    return () => {
      leaving.abort();
      window.removeEventListener('pageshow', onShown);
    };
  }, [client, slug, stream]);
}
