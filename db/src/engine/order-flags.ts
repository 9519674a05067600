import type { FlagChange, FlagsMoved } from '@app/machines/order';
import { sql } from 'kysely';
import { insertOf, type Write } from './writes.ts';

/** A flag that stands keeps the moment since which it does, unless it is to stand only later. */
const raised = (orderId: string, flag: FlagChange['flag'], since: number, at: number): Write => ({
  name: `flag_${flag}`,
  shape: `raised ${flag}`,
  values: { orderId, flag, since, at },
  text: (bind, guard) => sql`
    insert into order_flags (order_id, flag, since)
    select ${bind('orderId')}, ${bind('flag')}, ${bind('since')} where ${guard}
    on conflict (order_id, flag) do update set settled_at = null, since = case
      when order_flags.settled_at is null and order_flags.since <= ${bind('at')} and excluded.since <= ${bind('at')}
      then order_flags.since else excluded.since end`,
});

const settled = (orderId: string, flag: FlagChange['flag'], at: number): Write => ({
  name: `flag_${flag}`,
  shape: `settled ${flag}`,
  values: { orderId, flag, at },
  text: (bind, guard) => sql`
    update order_flags set settled_at = ${bind('at')}
    where order_id = ${bind('orderId')} and flag = ${bind('flag')} and settled_at is null and ${guard}`,
});

const allSettled = (orderId: string, at: number): Write => ({
  name: 'flags',
  shape: 'flags settled',
  values: { orderId, at },
  text: (bind, guard) => sql`
    update order_flags set settled_at = ${bind('at')}
    where order_id = ${bind('orderId')} and settled_at is null and ${guard}`,
});

/** Raises and settles flags of an order. */
export const flagWrites = (orderId: string, changes: readonly FlagChange[], at: number): Write[] =>
  changes.map(({ flag, since }) =>
    since === null ? settled(orderId, flag, at) : raised(orderId, flag, since, at),
  );

/** Has the flags of an order looked at, at `dueAt` or before. */
export const flagCheck = (orderId: string, dueAt: number): Write =>
  insertOf(
    'flag_check',
    'orderFlagChecks',
    { orderId, dueAt },
    sql`(order_id) do update set due_at = excluded.due_at where excluded.due_at < order_flag_checks.due_at`,
  );

/** What a move does to the flags. */
export const movedFlags = (orderId: string, { changes, over, check }: FlagsMoved, at: number): Write[] => [
  ...(check ? [flagCheck(orderId, at)] : []),
  ...(over ? [allSettled(orderId, at)] : flagWrites(orderId, changes, at)),
];
