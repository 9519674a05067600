import { sql } from 'kysely';
import type { Tx } from '../engine/database.ts';
import type { DialectName } from '../tables/schema.ts';

const columns = [
  ...['id', 'fixture', 'slug', 'number', 'shop_id', 'shop_tag', 'user_id', 'created_at', 'external_order_id'],
  ...['contact', 'email_index', 'phone_index', 'vat_id_index', 'details', 'name', 'words'],
] as const;

const wholeNumbers: readonly string[] = ['fixture', 'number', 'created_at'];

/** One text for all rows: a parameter each would be more than either engine takes. */
const reading: Record<DialectName, (rows: string) => ReturnType<typeof sql>> = {
  sqlite: (rows) => sql`
    create temp table staged as
    select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)} as ${sql.ref(column)}`))}
    from json_each(${rows})`,
  postgres: (rows) => sql`
    create temp table staged on commit drop as
    select * from json_to_recordset(${sql.lit(rows)}) as row (${sql.join(
      columns.map((column) =>
        sql.raw(`${column} ${wholeNumbers.includes(column) ? 'bigint' : 'text collate "C"'}`),
      ),
    )})`,
};

/** Puts the rows into a table of this transaction. */
export async function stage(
  { kysely, dialect }: Tx,
  rows: readonly Readonly<Record<(typeof columns)[number], unknown>>[],
): Promise<void> {
  await reading[dialect](JSON.stringify(rows)).execute(kysely);
}

const anHour = 3_600_000;

/** The orders, their histories, companies and what they are searched by, each in one statement. */
export async function insertStaged({ kysely, dialect }: Tx): Promise<void> {
  // What the rows refer to was just made beside them; PostgreSQL would look it up row by row.
  if (dialect === 'postgres') await sql`set local session_replication_role = replica`.execute(kysely);
  await sql`
    insert into orders (id, slug, number, shop_id, user_id, sales_channel, receive_channel, financing_type, flow_type,
      status, status_since, facts, version, chart_hash, created_at, updated_at, ordered_at, external_order_id, price,
      gross_price, payments_count, installment_value, entry_value_set_manually, cash_payment_allowed, contact,
      contact_email_index, contact_phone_index)
    select staged.id, slug, cast(number as text), shop_id, user_id, sales_channel, 'api', financing_type, flow_type,
      status, created_at + version * ${anHour}, facts, version, chart_hash, created_at,
      created_at + version * ${anHour}, created_at, external_order_id, gross_price * 100 / 123, gross_price, 36, gross_price / 33, 0, 1, contact,
      email_index, phone_index
    from staged join bulk_fixtures on bulk_fixtures.fixture = staged.fixture order by staged.id`.execute(
    kysely,
  );
  await sql`
    insert into order_events (order_id, seq, event, news, from_status, to_status, passed, actor, forced, at, chart_hash)
    select staged.id, seq, event, news, from_status, to_status, passed, actor, 0, created_at + seq * ${anHour}, chart_hash
    from staged join bulk_events on bulk_events.fixture = staged.fixture order by staged.id, seq`.execute(
    kysely,
  );
  await sql`
    insert into companies (id, order_id, vat_id_index, details, updated_at)
    select id, id, vat_id_index, details, created_at from staged
    where details is not null order by id`.execute(kysely);
  await sql`
    insert into order_search (number, order_id, shop_id, shop_tag, name)
    select number, id, shop_id, shop_tag, name from staged order by number`.execute(kysely);
  const words =
    dialect === 'sqlite'
      ? sql`json_each(staged.words) as word`
      : sql`json_array_elements_text(staged.words::json) as word (value)`;
  await sql`
    insert into company_words (order_id, word_index)
    select staged.id, word.value from staged cross join ${words}`.execute(kysely);
  await sql`
    insert into tasks (id, order_id, type, status, due_at, raised_in, created_at)
    select staged.id, staged.id, 'other', 'active', created_at + version * ${anHour}, status, created_at
    from staged join bulk_fixtures on bulk_fixtures.fixture = staged.fixture
    where status in ('signed', 'agreement_signed', 'delivered', 'initial_payment_manual')`.execute(kysely);
  if (dialect === 'sqlite') await sql`drop table staged`.execute(kysely);
}
