import { sql } from 'kysely';
import type { Transition } from './commit-transition.ts';
import { rowOfReply } from './idempotency.ts';
import { rowOfOrderEvent } from './order-events.ts';
import type { Order } from './order-row.ts';
import { rowsOfEffects } from './outbox.ts';
import { changedColumns } from './save-order.ts';
import type { Keyring } from './sealed/keyring.ts';
import { statement, type Statement } from './statement.ts';

type Values = Readonly<Record<string, unknown>>;
type TransitionStatement = Statement<Values, { version: number }>;

/** What the statement is made for; it is compiled once for each. */
interface Kind {
  readonly columns: readonly string[];
  readonly event: readonly string[];
  readonly leaves: boolean;
  readonly asks: boolean;
  readonly answers: boolean;
}

const replyColumns = ['scope', 'key', 'requestHash', 'state', 'status', 'reply', 'at'] as const;
const listed = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const places = (params: Values, names: readonly string[]) => sql.join(names.map((name) => params[name]));

/** Values of one row of the history and of one key must not be mixed up with the order's columns of the same name. */
const named = (prefix: string, row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [`${prefix}.${name}`, value]));

const of = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix}.${name}`);

/** Both counts at once, in one order of keys, so that two moves in opposite directions do not wait for each other. */
const counted = (params: Values) => sql`, counted as (
  insert into order_counts (shop_id, status, count)
  select moved.shop_id, shift.status, shift.count
  from moved, (values (${params['left']}::text, -1), (${params['entered']}::text, 1)) as shift (status, count)
  order by shift.status
  on conflict (shop_id, status) do update set count = order_counts.count + excluded.count)`;

const solved = (params: Values) => sql`, solved as (
  update tasks set status = 'solved', settled_at = ${params['at']} from moved
  where tasks.order_id = moved.id and tasks.raised_in = ${params['left']} and tasks.status = 'active')`;

const asked = (params: Values) => sql`, asked as (
  insert into outbox (id, order_id, effect, key, data, due_at, attempts, created_at)
  select each.id, moved.id, each.effect, each.key, each.data, each.due_at, 0, ${params['at']}
  from moved, json_to_recordset(${params['effects']}::json)
    as each (id text, effect text, key text, data text, due_at bigint)
  on conflict (key) do nothing)`;

const answered = (params: Values) => sql`, answered as (
  insert into idempotency_keys (${listed(replyColumns)})
  select ${places(params, of('reply', replyColumns))} from moved)`;

/** Every part writes for the row that the update has moved: over another version nothing is written at all. */
const buildStatement = (kind: Kind): TransitionStatement =>
  statement<Values, { version: number }>((db, params) => ({
    compile: () => {
      const set = sql.join(
        kind.columns.map((column) => sql`${sql.ref(column)} = ${params[`order.${column}`]}`),
      );
      return sql<{ version: number }>`
        with moved as (
          update orders set ${set} where id = ${params['id']} and version = ${params['readVersion']}
          returning id, shop_id, version)
        , remembered as (
          insert into order_events (${listed(kind.event)})
          select ${places(params, of('event', kind.event))} from moved)
        ${kind.leaves ? sql`${counted(params)}${solved(params)}` : sql``}
        ${kind.asks ? asked(params) : sql``}
        ${kind.answers ? answered(params) : sql``}
        select version from moved`.compile(db);
    },
  }));

const known = new Map<string, TransitionStatement>();

/** PostgreSQL's way of a plain move: one statement, which is its own transaction, for a dozen of them. */
export function transitionStatement(
  keys: Keyring,
  read: Order,
  { changes, event, effects, reply }: Transition,
  at: number,
): { readonly statement: TransitionStatement; readonly values: Values } {
  const columns = changedColumns(keys, read, changes, at);
  const row = rowOfOrderEvent(keys, event);
  const kind: Kind = {
    columns: Object.keys(columns),
    event: Object.keys(row),
    leaves: event.fromStatus !== event.toStatus,
    asks: effects.length > 0,
    answers: reply !== null,
  };
  const name = JSON.stringify(kind);
  const statementOfKind = known.get(name) ?? buildStatement(kind);
  known.set(name, statementOfKind);
  const waiting = rowsOfEffects(keys, read.id, effects, at).map(({ dueAt, ...each }) => ({
    ...each,
    due_at: dueAt,
  }));
  const kept = reply && rowOfReply(keys, reply, at);
  const values = {
    ...named('order', columns),
    ...named('event', row),
    ...(kept && named('reply', { ...kept, requestHash: kept.hash, state: 'done' })),
    id: read.id,
    readVersion: read.version,
    left: event.fromStatus,
    entered: event.toStatus,
    effects: JSON.stringify(waiting),
    at,
  };
  return { statement: statementOfKind, values };
}
