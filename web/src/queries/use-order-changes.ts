import { rows } from 'virtual:contract-rows';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callPath } from './call-path.ts';
import { orderKey } from './order.ts';
import type { Order } from './order.ts';

/** Milliseconds until a stream that the server refused is opened again. */
const reopening = 10_000;

/** Reads the order anew when the change stream names a version that is not shown yet: somebody else moved it. */
export function useOrderChanges(slug: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let stream: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    const onVersion = (event: MessageEvent<string>) => {
      const shown = client.getQueryData<Order>(orderKey(slug))?.version;
      const told = /\d+/.exec(event.data)?.[0];
      if (told === undefined || shown === undefined || Number(told) > shown) {
        void client.invalidateQueries({ queryKey: orderKey(slug) });
      }
    };
    // A browser that was answered 503 does not come back by itself.
    const onError = () => {
      if (stream.readyState === EventSource.CLOSED) again = setTimeout(open, reopening);
    };
    function open() {
      stream = new EventSource(callPath(rows.streamChanges.path, { slug }), { withCredentials: true });
      stream.addEventListener('message', onVersion);
      stream.addEventListener('version', onVersion);
      stream.addEventListener('error', onError);
    }
    open();
    // A page that the browser's back button brings out of its memory has heard nothing since.
    const onShown = (event: PageTransitionEvent) => {
      if (event.persisted) void client.invalidateQueries({ queryKey: orderKey(slug) });
    };
    window.addEventListener('pageshow', onShown);
    return () => {
      clearTimeout(again);
      stream.close();
      window.removeEventListener('pageshow', onShown);
    };
  }, [client, slug]);
}
