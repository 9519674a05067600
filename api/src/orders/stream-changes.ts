import { loadOrderById } from '@app/db';
import { unavailable } from '../answers.ts';
import type { CallName } from '@app/machines/contract';
import type { CallRequest } from '../http/call-request.ts';
import { findOrder } from './find-order.ts';

/** How often a stream asks the database for changes whose news got lost. */
const askEvery = 5_000;
/** A stream ends after this long; browsers open it again by themselves. */
const longest = 30 * 60_000;

/** Server-sent events: the order's version now and after each change. */
export async function streamChanges(request: CallRequest<CallName>): Promise<Response> {
  const { order } = await findOrder(request);
  const { ports } = request;
  const signal = request.signal();
  if (ports.isStopping()) throw unavailable();
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let last = 0;
      const tell = (version: number): void => {
        if (version <= last) return;
        last = version;
        controller.enqueue(encoder.encode(`id: ${version}\nevent: version\ndata: ${version}\n\n`));
      };
      const askNow = (): void => {
        void loadOrderById(ports.db, order.id).then(
          (now) => (now === null ? undefined : tell(now.version)),
          () => undefined,
        );
      };
      const unfollow = ports.changes.follow(order.id, { tell, ask: askNow, end: () => finish() });
      const ask = setInterval(() => {
        askNow();
        controller.enqueue(encoder.encode(': here\n\n'));
      }, askEvery);
      const end = setTimeout(() => finish(), longest);
      const finish = (): void => {
        stop();
        try {
          controller.close();
        } catch {}
      };
      stop = () => {
        unfollow();
        clearInterval(ask);
        clearTimeout(end);
        signal.removeEventListener('abort', finish);
      };
      ask.unref();
      end.unref();
      signal.addEventListener('abort', finish);
      tell(order.version);
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
