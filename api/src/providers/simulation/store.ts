import { randomBytes } from 'node:crypto';
import { ownFile } from '@app/db';
import Database from 'better-sqlite3';
import { notificationQueue } from './notification-queue.ts';
import type { NotificationQueue } from './notification-queue.ts';
import type { ProviderName } from './provider-name.ts';
import { sealing } from './sealing.ts';

/** 'pending' waits for someone to press; the others are what became of it. */
export type ItemState =
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'unclear'
  | 'conditional'
  | 'withdrawn'
  | 'refunded'
  | 'sent';

/** One thing that a provider was asked for. Times are epoch milliseconds. */
export type Item<Data> = {
  readonly id: string;
  readonly provider: ProviderName;
  readonly state: ItemState;
  readonly data: Data;
  readonly createdAt: number;
};

/** What one provider was asked for. */
export type Collection<Data> = {
  /** The same key a second time answers the item of the first: nothing is done twice. */
  add(key: string, state: ItemState, data: Data): { readonly item: Item<Data>; readonly repeated: boolean };
  find(id: string): Item<Data> | undefined;
  save(id: string, state: ItemState, data: Data): Item<Data>;
  /** Newest first, those that wait before those that do not; at most 100, of those that hold the text if one is given. */
  list(text?: string): readonly Item<Data>[];
  /** Those whose key begins so, oldest first; at most 100. */
  beginning(keyStart: string): readonly Item<Data>[];
};

type Row = { id: string; provider: ProviderName; state: ItemState; sealed: Uint8Array; created_at: number };

const schema = `
  create table if not exists items (
    id text primary key, provider text not null, key text not null, state text not null, sealed blob not null,
    created_at integer not null, unique (provider, key)
  ) strict;
  create index if not exists items_by_provider on items (provider, (state = 'pending') desc, created_at desc);
  create table if not exists notifications (
    id integer primary key, item_id text not null references items, sealed blob not null, due_at integer,
    attempts integer not null default 0, delivered_at integer, answer text
  ) strict;
  create index if not exists notifications_due on notifications (due_at) where due_at is not null;
  create index if not exists notifications_by_item on notifications (item_id, id desc);
  create table if not exists memory (name text primary key, sealed blob not null) strict;
`;

export type Store = {
  collection<Data>(provider: ProviderName): Collection<Data>;
  /** The item of any provider, for the console. */
  find(id: string): Item<unknown> | undefined;
  /** Forgets the items whose keys begin so, or that hold one of the texts, with their notifications; answers how many. */
  forget(what: { readonly keys: readonly string[]; readonly texts: readonly string[] }): number;
  countPending(): Readonly<Partial<Record<ProviderName, number>>>;
  /** Grows with every change: the console's pages reload when it has grown. */
  version(): number;
  /** A named text that outlives the process; made when first asked for. */
  remembered(name: string, make: () => string): string;
  remember(name: string, text: string): void;
  readonly notifications: NotificationQueue;
  isOpen(): boolean;
  close(): void;
};

const listed = 100;

/** The simulators' own database: what the providers were asked for, and what they still have to say. */
export function openStore(file: string, secret: string, now: () => number): Store {
  ownFile(file);
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('busy_timeout = 5000');
  database.exec(schema);
  const { seal, open } = sealing(secret);

  const insert = database.prepare(
    'insert into items (id, provider, key, state, sealed, created_at) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const byId = database.prepare<[string], Row>('select * from items where id = ?');
  const byKey = database.prepare<[string, string], Row>('select * from items where provider = ? and key = ?');
  const update = database.prepare('update items set state = ?, sealed = ? where id = ?');
  const latest = database.prepare<[string], Row>(
    "select * from items where provider = ? order by (state = 'pending') desc, created_at desc, rowid desc",
  );
  const startingWith = database.prepare<[string, string, string], Row>(
    'select * from items where provider = ? and substr(key, 1, length(?)) = ? order by created_at, rowid limit 100',
  );
  const everyItem = database.prepare<[], Row & { key: string }>('select * from items');
  const forgetNotifications = database.prepare('delete from notifications where item_id = ?');
  const forgetItem = database.prepare('delete from items where id = ?');
  const pending = database.prepare<[], { provider: ProviderName; count: number }>(
    "select provider, count(*) as count from items where state = 'pending' group by provider",
  );
  const changes = database.prepare('select total_changes()').pluck();
  const recall = database.prepare<[string], { sealed: Uint8Array }>(
    'select sealed from memory where name = ?',
  );
  const keep = database.prepare(
    'insert into memory values (?, ?) on conflict (name) do update set sealed = excluded.sealed',
  );

  const itemOf = (row: Row): Item<unknown> => ({
    id: row.id,
    provider: row.provider,
    state: row.state,
    data: JSON.parse(open(row.sealed, `items:${row.id}`)),
    createdAt: row.created_at,
  });
  const find = (id: string): Item<unknown> | undefined => {
    const row = byId.get(id);
    return row && itemOf(row);
  };
  // What was asked for is sealed, so that the database itself can look for nothing in it.
  function firstItems(rows: Iterable<Row>, text: string): readonly Item<unknown>[] {
    const found: Item<unknown>[] = [];
    for (const row of rows) {
      const item = itemOf(row);
      if (text === '' || JSON.stringify(item.data).includes(text)) found.push(item);
      if (found.length === listed) break;
    }
    return found;
  }
  const forget: Store['forget'] = ({ keys, texts }) => {
    const gone = everyItem.all().filter((row) => {
      const data = open(row.sealed, `items:${row.id}`);
      return keys.some((key) => row.key.startsWith(key)) || texts.some((text) => data.includes(text));
    });
    database.pragma('secure_delete = on');
    for (const { id } of gone) {
      forgetNotifications.run(id);
      forgetItem.run(id);
    }
    return gone.length;
  };
  const remember = (name: string, text: string): void => void keep.run(name, seal(text, `memory:${name}`));

  function collection<Data>(provider: ProviderName): Collection<Data> {
    const own = (row: Row | undefined): Item<Data> | undefined =>
      row?.provider === provider ? (itemOf(row) as Item<Data>) : undefined;
    const saved = (row: Row | undefined): Item<Data> => {
      const item = own(row);
      if (!item) throw new Error(`no such item of ${provider}`);
      return item;
    };
    return {
      add(key, state, data) {
        const id = randomBytes(12).toString('hex');
        const { changes: added } = insert.run(
          id,
          provider,
          key,
          state,
          seal(JSON.stringify(data), `items:${id}`),
          now(),
        );
        return { item: saved(byKey.get(provider, key)), repeated: added === 0 };
      },
      find: (id) => own(byId.get(id)),
      save(id, state, data) {
        update.run(state, seal(JSON.stringify(data), `items:${id}`), id);
        return saved(byId.get(id));
      },
      beginning: (start) => startingWith.all(provider, start, start).map((row) => itemOf(row) as Item<Data>),
      list: (text) => firstItems(latest.iterate(provider), text ?? '') as Item<Data>[],
    };
  }

  return {
    collection,
    find,
    forget,
    countPending: () => Object.fromEntries(pending.all().map(({ provider, count }) => [provider, count])),
    version: () => Number(changes.get()),
    remember,
    remembered(name, make) {
      const known = recall.get(name);
      if (known) return open(known.sealed, `memory:${name}`);
      const made = make();
      remember(name, made);
      return made;
    },
    notifications: notificationQueue(database, { seal, open }, now),
    isOpen: () => database.open,
    close: () => database.close(),
  };
}
