import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import Sqlite from 'better-sqlite3';
import { Hono } from 'hono';
import * as statements from './statements.ts';

/**
 * What remains without an application: Hono, the same prepared statements by hand, and one commit for each request. No
 * chart, no schema, no roles, nothing sealed or opened, no headers. The connection is set up as the application's is.
 */
const database = new Sqlite(process.env['FILE']);
database.pragma('journal_mode = wal');
database.pragma('synchronous = full');
database.pragma('foreign_keys = on');
database.pragma('secure_delete = on');
database.pragma('cache_size = -32768');
database.pragma('wal_autocheckpoint = 4000');

const prepare = (text: string) => database.prepare<unknown[], Record<string, unknown>>(text);
const order = prepare(statements.order);
const shop = prepare(statements.shop);
const version = prepare(statements.version);
const { key, move, history, counts, tasks, settle } = statements.writes;
const stored = prepare(key);
const moving = prepare(move);
const remembering = prepare(history);
const counting = prepare(counts);
const solving = prepare(tasks);
const settling = prepare(settle);
const details = Object.entries(statements.details).map(([name, text]) => [name, prepare(text)] as const);

function whole(found: Record<string, unknown>): object {
  const hanging = Object.fromEntries(details.map(([name, statement]) => [name, statement.all(found['id'])]));
  return { ...found, ...hanging, shop: shop.get(found['shop_id']) };
}

interface Sent {
  readonly slug: string;
  readonly move: statements.Move;
  readonly key: string;
  readonly hash: string;
}

const transition = database.transaction((sent: Sent): string => {
  const { slug, move: to } = sent;
  const scope = `${to.event}:${slug}`;
  const known = stored.get(scope, sent.key);
  if (known !== undefined) return String(known['reply']);
  const at = Date.now();
  const found = order.get(slug);
  if (found?.['status'] !== to.from) throw new Error(`The order is not in ${to.from}`);
  const next = Number(found['version']) + 1;
  const { facts, flow_type, agreement_status, cash_payment_allowed, chart_hash } = found;
  moving.run(
    ...[at, facts, flow_type, to.method, agreement_status, cash_payment_allowed, to.to, chart_hash],
    ...[at + 86_400_000, next, at, found['id'], found['version']],
  );
  const news = JSON.stringify({ method: to.method });
  remembering.run(
    ...[
      found['id'],
      next,
      to.event,
      news,
      to.from,
      to.to,
      to.passed,
      'client',
      null,
      null,
      0,
      at,
      chart_hash,
    ],
  );
  counting.run(found['shop_id'], to.from, -1, found['shop_id'], to.to, 1);
  solving.run(at, found['id'], to.from);
  const reply = JSON.stringify(whole({ ...found, status: to.to, version: next }));
  settling.run(scope, sent.key, sent.hash, reply, at);
  return reply;
});

const app = new Hono();
app.onError((error, c) => c.text(error.message, 500));
app.get('/api/orders/:slug', (c) => {
  const seen = c.req.header('if-none-match');
  if (seen !== undefined) {
    const now = version.get(c.req.param('slug'))?.['version'];
    if (seen === `W/"${Number(now)}"`) return c.body(null, 304);
  }
  const found = order.get(c.req.param('slug'));
  if (found === undefined) return c.json({}, 404);
  c.header('ETag', `W/"${Number(found['version'])}"`);
  return c.json(whole(found));
});
app.patch('/api/orders/:slug/:move', async (c) => {
  const body = await c.req.text();
  JSON.parse(body);
  const chosen = statements.moves[c.req.param('move') as keyof typeof statements.moves];
  const hash = createHash('sha256').update(c.req.path).update(body).digest('base64url');
  const sent = { slug: c.req.param('slug'), move: chosen, key: c.req.header('idempotency-key') ?? '', hash };
  return c.body(transition.immediate(sent), 200, { 'Content-Type': 'application/json' });
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
