import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import * as statements from './statements.ts';

/**
 * What remains without an application on PostgreSQL: the whole transition is one prepared statement, so that it is its
 * own transaction and costs one way there and back.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

const transition = `
with found as (select * from orders where slug = $1 and status = $2::text),
moved as (
  update orders set status = $3::text, status_since = $4::bigint, agreement_signature_type = $5, deadline_at = $4::bigint + 86400000,
    version = orders.version + 1, updated_at = $4::bigint
  from found where orders.id = found.id and orders.version = found.version
  returning orders.*
),
remembered as (
  insert into order_events (order_id, seq, event, news, from_status, to_status, passed, actor, forced, at, chart_hash)
  select id, version, $6, $7, $2::text, $3::text, $8, 'client', 0, $4::bigint, chart_hash from moved
),
counted as (
  insert into order_counts (shop_id, status, count)
  select shop_id, shift.status, shift.count from moved, lateral (values ($2::text, -1), ($3::text, 1)) as shift (status, count)
  order by shift.status
  on conflict (shop_id, status) do update set count = order_counts.count + excluded.count
),
solved as (
  update tasks set status = 'solved', settled_at = $4::bigint from moved
  where order_id = moved.id and raised_in = $2::text and tasks.status = 'active'
),
settled as (
  insert into idempotency_keys (scope, key, request_hash, state, status, reply, at)
  select $9, $10, $11, 'done', 200, '{}', $4::bigint from moved
)
select row_to_json(moved) as reply from moved`;

const app = new Hono();
app.onError((error, c) => c.text(error.message, 500));
app.patch('/api/orders/:slug/:move', async (c) => {
  const body = await c.req.text();
  JSON.parse(body);
  const slug = c.req.param('slug');
  const to = statements.moves[c.req.param('move') as keyof typeof statements.moves];
  const hash = createHash('sha256').update(c.req.path).update(body).digest('base64url');
  const news = JSON.stringify({ method: to.method });
  const { rows } = await pool.query<{ reply: object }>({
    name: 'transition',
    text: transition,
    values: [
      ...[slug, to.from, to.to, Date.now(), to.method, to.event, news, to.passed],
      ...[`${to.event}:${slug}`, c.req.header('idempotency-key'), hash],
    ],
  });
  const [moved] = rows;
  return moved === undefined ? c.json({}, 409) : c.json(moved.reply);
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
