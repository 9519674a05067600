import { Hono } from 'hono';
import { notAppliedPage } from '../notifications/list-notifications.ts';
import type { Ports } from '../ports.ts';
import { consoleFeedPath, consoleKey } from '../providers/index.ts';
import { sameText } from '../providers/same-text.ts';

/** Tells the demo's console which notifications changed nothing; the simulators are another process and cannot look here. */
export function feedConsole(ports: Ports, secret: string): Hono {
  const app = new Hono();
  app.get(consoleFeedPath, async (c) => {
    const shown = c.req.header('authorization') ?? '';
    if (!sameText(shown, `Bearer ${consoleKey(secret)}`)) return c.json({ error: 'unauthorized' }, 401);
    return c.json(await notAppliedPage(ports, undefined));
  });
  return app;
}
