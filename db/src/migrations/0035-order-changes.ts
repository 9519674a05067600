import type { ColumnTypes, Statements } from './column-types.ts';

/** What administrators have corrected in orders, a row a field; only appended to. */
export const orderChanges: Statements = ({ text, int, end, dialect }) => [
  `create table order_changes (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    user_id ${text} not null references users (id),
    field ${text} not null,
    before ${text},
    after ${text},
    at ${int} not null
  ) ${end}`,
  `create index order_changes_order on order_changes (order_id, id)`,
  ...appendOnly[dialect],
];

const kept = 'id, order_id, user_id, field, at';

/** Only the seals of the values may change, when the key does. */
const appendOnly: Record<ColumnTypes['dialect'], readonly string[]> = {
  sqlite: [
    `create trigger order_changes_changed before update of ${kept} on order_changes
      begin select raise(abort, 'order_changes is only appended to'); end`,
    `create trigger order_changes_removed before delete on order_changes
      begin select raise(abort, 'order_changes is only appended to'); end`,
  ],
  postgres: [
    `create function refuse_to_change_order_changes() returns trigger language plpgsql as $$
      begin raise exception 'order_changes is only appended to'; end $$`,
    `create trigger order_changes_changed before update of ${kept} or delete on order_changes
      for each row execute function refuse_to_change_order_changes()`,
  ],
};
