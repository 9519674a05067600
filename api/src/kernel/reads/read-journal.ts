import { insertDataReads, listOrderIds, readBucket, type Database } from '@app/db';
import type { AccountRole } from '@app/machines/contract';
import { describedError } from '../described-error.ts';
import type { Log } from '../log.ts';

/** Whose reading is written down, as what he reads, and from where, as the log names it. */
export interface Reader {
  readonly userId: string;
  readonly role: AccountRole;
  readonly source: string;
}

/** What somebody reads of an order, which is known by its link. */
export interface Reading extends Reader {
  readonly at: number;
  readonly kind: 'order_opened' | 'file_opened';
  readonly slug: string;
  readonly fields: readonly string[];
}

/** Writes down who reads what of an order, each of it once in a quarter of an hour. */
export interface ReadJournal {
  /** Costs nothing now: written with the next `flush`. */
  readonly note: (reading: Reading) => void;
  /** Resolves once it is written down, and rejects where that cannot be done. */
  readonly write: (reading: Reading) => Promise<void>;
  /** Writes what was noted; what could not be written is kept for the next time. */
  readonly flush: () => Promise<void>;
}

/** So many readings wait at most while the database is away; beyond that the oldest are given up, which the log says. */
const mostWaiting = 10_000;

/** Written at once. */
const batch = 500;

const keyOf = ({ userId, slug, kind, at }: Reading): string => `${readBucket(at)} ${kind} ${userId} ${slug}`;

/** The journal of a process. Two that note the same keep it once. */
export function readJournal(db: Database, log: Log): ReadJournal {
  /** By key what is written or waits, of the running quarter of an hour. */
  const known = new Map<string, Set<string>>();
  let waiting = new Map<string, Reading>();
  let quarter = 0;

  /** What of the reading nobody has written or noted yet. */
  function unknownOf(reading: Reading): readonly string[] {
    const now = readBucket(reading.at);
    if (now !== quarter) known.clear();
    quarter = now;
    const own = known.get(keyOf(reading));
    return reading.fields.filter((field) => own?.has(field) !== true);
  }

  function remember(reading: Reading): void {
    const key = keyOf(reading);
    const own = known.get(key) ?? new Set<string>();
    for (const field of reading.fields) own.add(field);
    known.set(key, own);
  }

  function wait(reading: Reading): void {
    const key = keyOf(reading);
    const fields = [...new Set([...(waiting.get(key)?.fields ?? []), ...reading.fields])];
    waiting.set(key, { ...(waiting.get(key) ?? reading), fields });
    const oldest = waiting.keys().next().value;
    if (waiting.size <= mostWaiting || oldest === undefined) return;
    waiting.delete(oldest);
    log.warn('a reading of personal data is lost', { waiting: mostWaiting });
  }

  async function writeAll(readings: readonly Reading[]): Promise<void> {
    const ids = await listOrderIds(db, [...new Set(readings.map(({ slug }) => slug))]);
    const reads = readings.flatMap(({ slug, ...read }) => {
      const orderId = ids.get(slug);
      return orderId === undefined ? [] : [{ ...read, orderId }];
    });
    if (reads.length > 0) await db.transaction((tx) => insertDataReads(tx, reads));
  }

  return {
    note(reading) {
      const fields = unknownOf(reading);
      if (fields.length === 0) return;
      remember({ ...reading, fields });
      wait({ ...reading, fields });
    },
    async write(reading) {
      const fields = unknownOf(reading);
      if (fields.length === 0) return;
      await writeAll([{ ...reading, fields }]);
      remember({ ...reading, fields });
    },
    async flush() {
      while (waiting.size > 0) {
        const readings = [...waiting.values()];
        const now = readings.slice(0, batch);
        waiting = new Map(readings.slice(batch).map((reading) => [keyOf(reading), reading]));
        try {
          await writeAll(now);
        } catch (error) {
          for (const reading of now) wait(reading);
          log.warn('readings of personal data wait to be written', describedError(error));
          return;
        }
      }
    },
  };
}
