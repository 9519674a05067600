import { endExport, insertDataReads } from '@app/db';
import type { CallContext } from '../call-context.ts';
import { describedError } from '../described-error.ts';
import { readerOf } from './reader-of.ts';

/** What leaves as a file. */
export type ExportedList = 'orders' | 'sales' | 'payments' | 'refunds' | 'reads';

/** Rows as they are, which are counted; how many have left is kept when the last one has, or when the reader goes. */
async function* counted<T>(
  { ports: { db, log } }: CallContext,
  id: string,
  rows: AsyncIterable<T>,
): AsyncGenerator<T> {
  let count = 0;
  try {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  } finally {
    await db
      .transaction((tx) => endExport(tx, id, count))
      .catch((error: unknown) =>
        log.warn('the rows of an export are not kept', { rows: count, ...describedError(error) }),
      );
  }
}

/** Writes down who exports what, and answers the rows once that is done: a list that cannot be written down does not leave. */
export async function writeExport<T>(
  request: CallContext,
  list: ExportedList,
  rows: AsyncIterable<T>,
): Promise<AsyncIterable<T>> {
  const { ports } = request;
  const reader = readerOf(request);
  if (reader === null) return rows;
  const read = { ...reader, kind: 'list_exported', orderId: null, fields: [list], at: ports.now() } as const;
  const [id = ''] = await ports.db.transaction((tx) => insertDataReads(tx, [read]));
  return counted(request, id, rows);
}
