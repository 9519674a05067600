import type Database from 'better-sqlite3';
import type { Sealing } from './sealing.ts';
import type { ProviderName } from './provider-name.ts';

/** What a provider says to the application, and where: a path under the application's address. */
export type Outgoing = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** dueAt is null once nothing more will be tried; answer is what the application said last. */
export type Delivery = {
  readonly dueAt: number | null;
  readonly attempts: number;
  readonly deliveredAt: number | null;
  readonly answer: string | null;
};

type Row = {
  id: number;
  item_id: string;
  sealed: Uint8Array;
  due_at: number | null;
  attempts: number;
  delivered_at: number | null;
  answer: string | null;
};

/** A notification to be delivered now. */
export type Taken = {
  readonly id: number;
  readonly provider: ProviderName;
  readonly attempts: number;
  readonly outgoing: Outgoing;
};

export type NotificationQueue = {
  enqueue(itemId: string, outgoing: Outgoing, delay?: number): void;
  /** The item's latest notification once more, word for word. */
  repeat(itemId: string): void;
  /** Takes what is due, of all but the silent providers; taken ones come back after the lease (ms) unless they are settled before. */
  take(lease: number, silent: readonly ProviderName[]): readonly Taken[];
  settle(id: number, answer: string, nextAt: number | null): void;
  latest(itemId: string): Delivery | undefined;
};

/** The notifications still to be delivered and those that were, in the simulators' database. */
export function notificationQueue(
  database: Database.Database,
  { seal, open }: Sealing,
  now: () => number,
): NotificationQueue {
  const insert = database.prepare('insert into notifications (item_id, sealed, due_at) values (?, ?, ?)');
  const due = database.prepare<[number, number, string], Row>(
    `update notifications set due_at = ?, attempts = attempts + 1 where due_at <= ?
      and item_id not in (select id from items where provider in (select value from json_each(?))) returning *`,
  );
  const teller = database.prepare<[string], ProviderName>('select provider from items where id = ?').pluck();
  const settled = database.prepare(
    'update notifications set answer = ?, due_at = ?, delivered_at = ? where id = ? and delivered_at is null',
  );
  const last = database.prepare<[string], Row>(
    'select * from notifications where item_id = ? order by id desc limit 1',
  );
  const outgoingOf = (row: Row): Outgoing =>
    JSON.parse(open(row.sealed, `notifications:${row.item_id}`)) as Outgoing;

  function enqueue(itemId: string, outgoing: Outgoing, delay = 0): void {
    insert.run(itemId, seal(JSON.stringify(outgoing), `notifications:${itemId}`), now() + delay);
  }

  return {
    enqueue,
    repeat(itemId) {
      const row = last.get(itemId);
      if (row) enqueue(itemId, outgoingOf(row));
    },
    take: (lease, silent) =>
      due.all(now() + lease, now(), JSON.stringify(silent)).map((row) => ({
        id: row.id,
        provider: teller.get(row.item_id) as ProviderName,
        attempts: row.attempts,
        outgoing: outgoingOf(row),
      })),
    settle(id, answer, nextAt) {
      settled.run(answer, nextAt, nextAt === null ? now() : null, id);
    },
    latest(itemId) {
      const row = last.get(itemId);
      return (
        row && {
          dueAt: row.due_at,
          attempts: row.attempts,
          deliveredAt: row.delivered_at,
          answer: row.answer,
        }
      );
    },
  };
}
