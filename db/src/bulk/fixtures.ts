import type { Facts, OrderStatus } from '@app/machines/order';
import { sql } from 'kysely';
import type { Tx } from '../engine/database.ts';
import type { StoredOrderEvent } from '../engine/order-events.ts';

/** A step of a life: what a history row says, but for the order, the user and the moment. */
export type FixtureEvent = Pick<
  StoredOrderEvent,
  'event' | 'factsPatch' | 'fromStatus' | 'toStatus' | 'visited' | 'actor' | 'chartHash'
>;

/** How an order came to where it rests, as the chart has lived it. Many seeded orders share a life. */
export interface OrderFixture {
  readonly status: OrderStatus;
  readonly facts: Facts;
  readonly events: readonly FixtureEvent[];
}

/** The lives lie in tables of their own while orders are made of them. */
export async function storeFixtures(tx: Tx, lives: readonly OrderFixture[]): Promise<void> {
  const text = tx.dialect === 'postgres' ? sql.raw('text collate "C"') : sql.raw('text');
  await sql`create table bulk_fixtures (fixture integer primary key, status ${text}, facts ${text}, version integer,
    sales_channel ${text}, financing_type ${text}, flow_type ${text}, gross_price integer, chart_hash ${text})`.execute(
    tx.kysely,
  );
  await sql`create table bulk_events (fixture integer, seq integer, event ${text}, news ${text}, from_status ${text},
    to_status ${text}, passed ${text}, actor ${text}, chart_hash ${text}, primary key (fixture, seq))`.execute(
    tx.kysely,
  );
  for (const [life, { status, facts, events }] of lives.entries()) {
    await sql`insert into bulk_fixtures values (${life}, ${status}, ${JSON.stringify(facts)}, ${events.length},
      ${facts.salesChannel}, ${facts.financingType}, ${facts.flowType}, ${facts.grossPrice},
      ${events.at(-1)?.chartHash ?? ''})`.execute(tx.kysely);
    for (const [index, row] of events.entries())
      await sql`insert into bulk_events values (${life}, ${index + 1}, ${row.event}, ${JSON.stringify(row.factsPatch)},
        ${row.fromStatus}, ${row.toStatus}, ${JSON.stringify(row.visited)}, ${row.actor}, ${row.chartHash})`.execute(
        tx.kysely,
      );
  }
}
