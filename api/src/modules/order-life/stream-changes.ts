import { loadOrderById, loadSession } from '@app/db';
import { tooManyRequests, unavailable } from '../../kernel/errors.ts';
import type { CallContext } from '../../kernel/call-context.ts';
import { findOrder } from './authorize-order.ts';
import { clientVisiting } from './client-visit.ts';

/** How often a stream asks the database for changes whose announcement got lost, and whether its session goes on. */
const pollEvery = 5_000;
/** A stream ends after this long; browsers open it again by themselves. */
const maxDuration = 30 * 60_000;
/** Retry-After for a source with too many streams: one gets free when a page is closed. */
const retryAfterSeconds = 30;

/**
 * Server-sent events: the order's version now and after each change. A stream that a session opened ends at once where
 * its account is blocked, reset or given another role, else within five seconds of it, and puts off no idle end; one of the order's link needs no session. A source
 * has so many at a time (`OrderChanges.admit`), the next is 429.
 */
export async function streamChanges(request: CallContext): Promise<Response> {
  const { order } = await findOrder(request);
  const { ports, caller, sessionToken } = request;
  const session = caller.kind === 'user' ? (sessionToken ?? '') : null;
  const follower = caller.kind === 'user' ? caller.user.id : null;
  const signal = request.signal();
  if (ports.isStopping()) throw unavailable();
  const leave = ports.changes.admit(request.source);
  if (leave === null) throw tooManyRequests(retryAfterSeconds);
  const visiting = clientVisiting(request, order);
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let last = 0;
      let over = false;
      const write = (text: string): void => {
        if (!over) controller.enqueue(encoder.encode(text));
      };
      const sendVersion = (version: number): void => {
        if (version <= last) return;
        last = version;
        write(`id: ${version}\nevent: version\ndata: ${version}\n\n`);
      };
      async function pollNow(): Promise<void> {
        if (session !== null && (await loadSession(ports.db, session, ports.now())) === null) {
          finish();
          return;
        }
        const now = await loadOrderById(ports.db, order.id);
        if (now !== null) sendVersion(now.version);
      }
      const poll = (): void => void pollNow().catch(() => undefined);
      const unfollow = ports.changes.follow(order.id, {
        changed: sendVersion,
        missed: poll,
        stopped: () => finish(),
      });
      const unfollowAccount =
        follower === null
          ? null
          : ports.changes.follow(`account:${follower}`, {
              changed: poll,
              missed: poll,
              stopped: () => undefined,
            });
      const polling = setInterval(() => {
        poll();
        visiting?.goesOn();
        write(': here\n\n');
      }, pollEvery);
      const end = setTimeout(() => finish(), maxDuration);
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
        visiting?.ends();
        unfollow();
        unfollowAccount?.();
        clearInterval(polling);
        clearTimeout(end);
        signal.removeEventListener('abort', finish);
      };
      polling.unref();
      end.unref();
      signal.addEventListener('abort', finish);
      sendVersion(order.version);
      if (signal.aborted) finish();
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
