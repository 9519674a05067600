import { upgradeWebSocket } from '@hono/node-server';
import { loadSession } from '@app/db';
import { Hono } from 'hono';
import { unavailable } from '../../kernel/errors.ts';
import type { News } from '../../kernel/order-changes.ts';
import { ownHosts } from '../../kernel/own-hosts.ts';
import type { Ports } from '../../kernel/ports.ts';
import { sessionTokenOf } from '../cookies.ts';
import { requireSameOrigin } from '../middleware/same-origin.ts';
import { CableLink } from './cable-link.ts';
import { frames, type CableMessage } from './protocol.ts';

/** What happens within this time is told in one message: a storm of moves is a few frames a second. */
const gatherMs = 200;
/** Ids in a message; beyond them pages wait until they look by themselves. */
const maxIds = 100;

const types = { order: 'order', comment: 'task', view: 'view' } as const;

/**
 * `GET /cable`: the panel's live changes in the protocol of Action Cable, opened by a session's cookie from our own pages.
 * It only hastens what pages read by themselves: a message that is lost costs seconds.
 */
export function cable(ports: Ports): Hono {
  const links = new Set<CableLink>();
  const tellAll = (message: CableMessage, userId: string | null = null): void => {
    for (const link of links) link.tell(message, userId);
  };

  let gathered = new Map<keyof typeof types, Set<string>>();
  function tellGathered(): void {
    const told = gathered;
    gathered = new Map();
    for (const [kind, ids] of told) tellAll({ type: types[kind], ids: [...ids].slice(0, maxIds) });
  }
  function gather({ kind, id }: News): void {
    if (kind === 'bell') {
      tellAll({ type: 'notification' }, id);
      return;
    }
    if (kind === 'account') {
      for (const link of links) link.askAgain(id);
      return;
    }
    if (gathered.size === 0) setTimeout(tellGathered, gatherMs).unref();
    gathered.set(kind, (gathered.get(kind) ?? new Set()).add(id));
  }
  ports.changes.hear({
    news: gather,
    stopped() {
      for (const link of links) link.end('server_restart', true);
    },
  });

  const app = new Hono();
  app.get(
    '/cable',
    upgradeWebSocket(async (c) => {
      requireSameOrigin(c, ownHosts(ports), true);
      if (ports.isStopping()) throw unavailable();
      const token = sessionTokenOf(c, ports) ?? '';
      const session = await loadSession(ports.db, token, ports.now());
      const leave = session === null ? null : ports.changes.admit(`cable ${session.user.id}`);
      let link: CableLink | null = null;
      return {
        onOpen(_, socket) {
          if (session === null || leave === null) {
            socket.send(frames.disconnect('unauthorized', false));
            socket.close();
            return;
          }
          link = new CableLink(ports, token, session.user, socket);
          links.add(link);
        },
        onMessage({ data }) {
          if (typeof data === 'string') link?.receive(data);
        },
        onClose() {
          leave?.();
          link?.close();
          if (link !== null) links.delete(link);
        },
      };
    }),
  );
  return app;
}
