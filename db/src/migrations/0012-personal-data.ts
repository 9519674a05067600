import type { ColumnTypes, Statements } from './column-types.ts';

/** Who may see what of a person: who sold an order, when a masked number was typed, who asked for one in clear, and what is read before signing. */
export const personalData: Statements = ({ text, int, end, dialect }) => [
  `alter table orders add column sold_by ${text} references users (id)`,
  // Of what is under way the history knows who began it.
  `update orders set sold_by = (
      select user_id from order_events
      where order_events.order_id = orders.id and order_events.event = 'CREATE')
    where exists (
      select 1 from order_events
      where order_events.order_id = orders.id and order_events.event = 'CREATE' and user_id is not null)`,
  `create index orders_sold_created on orders (sold_by, created_at desc, id desc) where sold_by is not null`,
  `create index orders_sold_moved on orders (sold_by, status_since desc, id desc) where sold_by is not null`,

  // Sealed. Null in drafts of an older release.
  `alter table drafts add column typed_numbers ${text}`,

  // What is shown before the signature; null in agreements of an older release, which are drawn again for it.
  `alter table agreements add column reading_file_id ${text} references files (id)`,

  `create table number_reveals (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    person_id ${text},
    fields ${text} not null,
    user_id ${text} not null references users (id),
    person_name ${text},
    reason ${text} not null,
    at ${int} not null
  ) ${end}`,
  `create index number_reveals_order on number_reveals (order_id, id)`,
  `create index number_reveals_user on number_reveals (user_id, id)`,
  ...appendOnly[dialect],
];

const kept = 'id, order_id, person_id, fields, user_id, at';

/** Only the seals of name and reason may change, when the key does. */
const appendOnly: Record<ColumnTypes['dialect'], readonly string[]> = {
  sqlite: [
    `create trigger number_reveals_changed before update of ${kept} on number_reveals
      begin select raise(abort, 'number_reveals is only appended to'); end`,
    `create trigger number_reveals_removed before delete on number_reveals
      begin select raise(abort, 'number_reveals is only appended to'); end`,
  ],
  postgres: [
    `create function refuse_to_change_reveals() returns trigger language plpgsql as $$
      begin raise exception 'number_reveals is only appended to'; end $$`,
    `create trigger number_reveals_changed before update of ${kept} or delete on number_reveals
      for each row execute function refuse_to_change_reveals()`,
  ],
};
