import { loadOrderById, loadSession } from '@app/db';
import { tooMany, unavailable } from '../../kernel/errors.ts';
import type { CallName } from '@app/machines/contract';
import type { CallRequest } from '../../kernel/call-context.ts';
import { findOrder } from './authorize-order.ts';

/** How often a stream asks the database for changes whose news got lost, and whether its session goes on. */
const askEvery = 5_000;
/** A stream ends after this long; browsers open it again by themselves. */
const longest = 30 * 60_000;
/** What a source that has no place left is told: one gets free when a page is closed. */
const retryAfterSeconds = 30;

/**
 * Server-sent events: the order's version now and after each change. A stream that a session opened ends within five
 * seconds of it, however the session ended, and puts off no idle end; one of the order's link needs no session. A source
 * has so many at a time (`OrderChanges.admit`), the next is 429.
 */
export async function streamChanges(request: CallRequest<CallName>): Promise<Response> {
  const { order } = await findOrder(request);
  const { ports, caller, sessionToken } = request;
  const session = caller.kind === 'user' ? (sessionToken ?? '') : null;
  const signal = request.signal();
  if (ports.isStopping()) throw unavailable();
  const leave = ports.changes.admit(request.source);
  if (leave === null) throw tooMany(retryAfterSeconds);
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let last = 0;
      let over = false;
      const say = (text: string): void => {
        if (!over) controller.enqueue(encoder.encode(text));
      };
      const tell = (version: number): void => {
        if (version <= last) return;
        last = version;
        say(`id: ${version}\nevent: version\ndata: ${version}\n\n`);
      };
      async function askNow(): Promise<void> {
        if (session !== null && (await loadSession(ports.db, session, ports.now())) === null) {
          finish();
          return;
        }
        const now = await loadOrderById(ports.db, order.id);
        if (now !== null) tell(now.version);
      }
      const ask = (): void => void askNow().catch(() => undefined);
      const unfollow = ports.changes.follow(order.id, { tell, ask, end: () => finish() });
      const asking = setInterval(() => {
        ask();
        say(': here\n\n');
      }, askEvery);
      const end = setTimeout(() => finish(), longest);
      const finish = (): void => {
        stop();
        try {
          controller.close();
        } catch {}
      };
      stop = () => {
        if (over) return;
        over = true;
        leave();
        unfollow();
        clearInterval(asking);
        clearTimeout(end);
        signal.removeEventListener('abort', finish);
      };
      asking.unref();
      end.unref();
      signal.addEventListener('abort', finish);
      tell(order.version);
      if (signal.aborted) finish();
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
