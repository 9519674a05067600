import pg from 'pg';
import type { Signals } from '../database.ts';

const channel = 'order_changes';
/** PostgreSQL takes less than 8000 bytes a message. */
const maxPayload = 7_000;
const reconnectDelay = 1_000;

/** A message that a crash loses can be asked for anyway, so it need not wait for the disk. */
const notify = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;

/** As few messages as hold the texts. */
function packed(texts: readonly string[]): string[] {
  const packs: string[][] = [];
  let size = maxPayload;
  for (const text of texts) {
    if (size + text.length + 3 > maxPayload) {
      packs.push([]);
      size = 2;
    }
    packs.at(-1)?.push(text);
    size += text.length + 3;
  }
  return packs.map((pack) => JSON.stringify(pack));
}

/** LISTEN on a connection of its own that comes back by itself, NOTIFY through the pool. */
export function postgresSignals(pool: pg.Pool, settings: pg.ClientConfig): Signals {
  return {
    async send(texts) {
      for (const payload of packed(texts)) await pool.query(notify, [channel, payload]);
    },
    listen(onMessage, onMissed) {
      let client: pg.Client | undefined;
      let later: NodeJS.Timeout | undefined;
      let stopped = false;
      let lost = false;

      function reconnectLater(): void {
        lost = true;
        if (stopped || later !== undefined) return;
        later = setTimeout(() => {
          later = undefined;
          void connect();
        }, reconnectDelay);
      }

      async function connect(): Promise<void> {
        const mine = new pg.Client({ ...settings, keepAlive: true });
        client = mine;
        mine.on('error', () => undefined);
        mine.on('end', () => client === mine && reconnectLater());
        mine.on('notification', ({ payload }) => {
          for (const text of JSON.parse(payload ?? '[]') as string[]) onMessage(text);
        });
        try {
          await mine.connect();
          await mine.query(`listen ${channel}`);
          if (lost) onMissed();
          lost = false;
        } catch {
          reconnectLater();
        }
      }

      const connecting = connect();
      return async () => {
        stopped = true;
        clearTimeout(later);
        await connecting;
        await client?.end().catch(() => undefined);
      };
    },
  };
}
