import type { Facts, OrderStatus } from '@app/machines/order';
import { sql } from 'kysely';
import type { Tx } from '../engine/database.ts';
import type { StoredOrderEvent } from '../engine/order-events.ts';

/** A history row without its order, user and moment. */
export type FixtureEvent = Pick<
  StoredOrderEvent,
  'event' | 'factsPatch' | 'fromStatus' | 'toStatus' | 'visited' | 'actor' | 'chartHash'
>;

/** A status with the facts and the history that lead to it, walked on the chart. Many seeded orders share a fixture. */
export interface OrderFixture {
  readonly status: OrderStatus;
  readonly facts: Facts;
  readonly events: readonly FixtureEvent[];
}

/** Puts the fixtures into tables of their own, of which orders are made. */
export async function storeFixtures(tx: Tx, fixtures: readonly OrderFixture[]): Promise<void> {
  const text = tx.dialect === 'postgres' ? sql.raw('text collate "C"') : sql.raw('text');
  await sql`create table bulk_fixtures (fixture integer primary key, status ${text}, facts ${text}, version integer,
    sales_channel ${text}, financing_type ${text}, flow_type ${text}, gross_price integer, chart_hash ${text})`.execute(
    tx.kysely,
  );
  await sql`create table bulk_events (fixture integer, seq integer, event ${text}, news ${text}, from_status ${text},
    to_status ${text}, passed ${text}, actor ${text}, chart_hash ${text}, primary key (fixture, seq))`.execute(
    tx.kysely,
  );
  for (const [fixture, { status, facts, events }] of fixtures.entries()) {
    await sql`insert into bulk_fixtures values (${fixture}, ${status}, ${JSON.stringify(facts)}, ${events.length},
      ${facts.salesChannel}, ${facts.financingType}, ${facts.flowType}, ${facts.grossPrice},
      ${events.at(-1)?.chartHash ?? ''})`.execute(tx.kysely);
    for (const [index, row] of events.entries())
      await sql`insert into bulk_events values (${fixture}, ${index + 1}, ${row.event}, ${JSON.stringify(row.factsPatch)},
        ${row.fromStatus}, ${row.toStatus}, ${JSON.stringify(row.visited)}, ${row.actor}, ${row.chartHash})`.execute(
        tx.kysely,
      );
  }
}
