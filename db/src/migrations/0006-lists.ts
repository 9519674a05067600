import type { ColumnTypes, Statements } from './column-types.ts';

/** What lists and search read, so that they cost at a million orders what they cost at a thousand. */
export const lists: Statements = ({ text, int, end, endClustered, dialect }) => [
  `create index orders_status_moved on orders (status, status_since desc, id desc)`,
  `create index orders_shop_status_moved on orders (shop_id, status, status_since desc, id desc)`,
  `create index orders_financing_created on orders (financing_type, created_at desc, id desc)`,

  `create index tasks_attendant on tasks (assigned_user_id, due_at, id) where status = 'active'`,

  `create table order_totals (
      status ${text} not null,
      part ${int} not null,
      count ${int} not null,
      primary key (status, part)
    ) ${end}`,
  ...totals[dialect],

  `alter table orders add column contact_phone_index ${text}`,
  `drop index orders_contact`,
  `create index orders_contact_email on orders (contact_email_index, id desc) where contact_email_index is not null`,
  `create index orders_contact_phone on orders (contact_phone_index, id desc) where contact_phone_index is not null`,
  `create index orders_external_any on orders (external_order_id, id desc) where external_order_id is not null`,

  `create table order_search (
      number ${int} primary key,
      order_id ${text} not null unique references orders (id) on delete cascade,
      shop_id ${text} not null references shops (id),
      shop_tag ${text} not null,
      name ${text}
    ) ${end}`,
  `create index order_search_shop on order_search (shop_id, number desc)`,
  `create table company_words (
      order_id ${text} not null references orders (id) on delete cascade,
      word_index ${text} not null,
      primary key (order_id, word_index)
    ) ${endClustered}`,
  `create index company_words_word on company_words (word_index, order_id desc)`,
  ...names[dialect],
];

const partsOfTotals = 8;

const addToTotal = (count: string) =>
  `insert into order_totals (status, part, count)
    values (new.status, unicode(substr(new.shop_id, -1)) % ${partsOfTotals}, ${count})
    on conflict (status, part) do update set count = count + excluded.count;`;

/** Every statement that moves a shop's count moves the total of its part with it. */
const totals: Record<ColumnTypes['dialect'], readonly string[]> = {
  sqlite: [
    `create trigger order_counts_inserted after insert on order_counts begin ${addToTotal('new.count')} end`,
    `create trigger order_counts_updated after update of count on order_counts begin ${addToTotal('new.count - old.count')} end`,
  ],
  postgres: [
    `create function keep_order_totals() returns trigger language plpgsql as $$
      begin
        insert into order_totals as kept (status, part, count)
          values (new.status, ascii(right(new.shop_id, 1)) % ${partsOfTotals},
            new.count - case when tg_op = 'UPDATE' then old.count else 0 end)
          on conflict (status, part) do update set count = kept.count + excluded.count;
        return null;
      end $$`,
    `create trigger order_counts_moved after insert or update on order_counts
      for each row execute function keep_order_totals()`,
  ],
};

/** Trigrams of names and shops. SQLite keeps no positions: every hit is compared with the text itself anyway. */
const names: Record<ColumnTypes['dialect'], readonly string[]> = {
  sqlite: [
    `create virtual table order_names using fts5 (
      name, shop_tag, content = 'order_search', content_rowid = 'number',
      tokenize = 'trigram case_sensitive 1', detail = none
    )`,
    `create trigger order_search_inserted after insert on order_search when new.name is not null begin
      insert into order_names (rowid, name, shop_tag) values (new.number, new.name, new.shop_tag); end`,
    `create trigger order_search_left after update of name on order_search when old.name is not null begin
      insert into order_names (order_names, rowid, name, shop_tag)
        values ('delete', old.number, old.name, old.shop_tag); end`,
    `create trigger order_search_entered after update of name on order_search when new.name is not null begin
      insert into order_names (rowid, name, shop_tag) values (new.number, new.name, new.shop_tag); end`,
    `create trigger order_search_removed after delete on order_search when old.name is not null begin
      insert into order_names (order_names, rowid, name, shop_tag)
        values ('delete', old.number, old.name, old.shop_tag); end`,
  ],
  postgres: [
    `create extension if not exists pg_trgm`,
    `create extension if not exists btree_gin`,
    `create index order_search_names on order_search using gin (shop_id, name gin_trgm_ops) where name is not null`,
    `create index order_search_named on order_search (number desc) where name is not null`,
    `create index order_search_shop_named on order_search (shop_id, number desc) where name is not null`,
  ],
};
