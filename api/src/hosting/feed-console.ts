import { Hono } from 'hono';
import { headersOf } from '../app.ts';
import { notAppliedPage } from '../modules/order-life/inbox/list-notifications.ts';
import type { Ports } from '../kernel/ports.ts';
import { sameText } from '../providers/same-text.ts';
import { consoleFeedPath, consoleKey } from '../providers/settings.ts';

/** Sends the demo's console the notifications that changed nothing; the simulators are another process and cannot read them here. */
export function feedConsole(ports: Ports, secret: string): Hono {
  const app = new Hono();
  app.use(consoleFeedPath, async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(await headersOf(ports))) c.header(name, value);
    c.header('Cache-Control', 'no-store');
  });
  app.get(consoleFeedPath, async (c) => {
    const shown = c.req.header('authorization') ?? '';
    if (!sameText(shown, `Bearer ${consoleKey(secret)}`)) return c.json({ error: 'unauthorized' }, 401);
    return c.json(await notAppliedPage(ports, undefined));
  });
  return app;
}
