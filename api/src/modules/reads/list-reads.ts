import { findReaders, pageOfReads, type DataRead, type DataReadFilters, type ReadCursor } from '@app/db';
import { momentToWire, type CallName, type QueryOf, type ReplyOf } from '@app/machines/contract';
import { readFieldNames, readKindNames, readKinds, warsawDay, warsawTime } from '@app/machines/rules';
import { byteOrderMark, bytesOf, csvLine } from '../../documents/csv.ts';
import type { Query } from '../../kernel/handlers.ts';
import { endOfDay, requireOrderOfDays, startOfDay } from '../../kernel/polish-days.ts';
import type { Ports } from '../../kernel/ports.ts';
import { writeExport } from '../../kernel/reads/write-export.ts';
import { cursorText, known, oneOf, placeOf } from '../order-life/order-list-query.ts';
import { readersAndOrders } from './readers-and-orders.ts';

type Row = ReplyOf<'listReads'>['reads'][number];
type Asked = QueryOf<Extract<CallName, 'exportReads'>>;

const pageSize = 50;
/** Of an export, read at once. */
const exportPage = 500;

async function filtersOf({ db }: Ports, query: Asked): Promise<DataReadFilters> {
  const { user_id: userId, reader, order_id: orderNumber, date_from: from, date_to: to } = query;
  if (from !== undefined && to !== undefined) requireOrderOfDays(from, to);
  const kinds = known('kinds', query.kinds, oneOf(readKinds));
  const found = reader === undefined ? undefined : await findReaders(db, reader);
  const userIds = userId === undefined ? found : [userId].filter((id) => found?.includes(id) !== false);
  return {
    ...(kinds !== undefined && { kinds }),
    ...(userIds !== undefined && { userIds }),
    ...(orderNumber !== undefined && { orderNumber }),
    ...(from !== undefined && { from: startOfDay(from) }),
    ...(to !== undefined && { before: endOfDay(to) }),
  };
}

/** The reads with who they are of and what they are about, in one query each. */
async function rowsOf({ db }: Ports, reads: readonly DataRead[]): Promise<readonly Row[]> {
  const of = await readersAndOrders(db, reads);
  return reads.map((read) => ({
    ...of(read),
    id: read.id,
    at: momentToWire(read.at),
    role: read.role,
    kind: read.kind,
    fields: [...read.fields],
    person: read.personName,
    reason: read.reason,
    rows: read.rowCount,
  }));
}

/** Who read what of persons, a page. */
export const listReads: Query<'listReads'> = async ({ ports, query }) => {
  const filters = await filtersOf(ports, query);
  const [{ reads, next }, named] = await Promise.all([
    pageOfReads(ports.db, filters, { size: pageSize, after: placeOf(query.after) }),
    readersAndOrders(ports.db, [{ userId: query.user_id ?? null, orderId: null }]),
  ]);
  return {
    reads: [...(await rowsOf(ports, reads))],
    reader: named({ userId: query.user_id ?? null, orderId: null }).reader,
    next: cursorText(next),
  };
};

const headers = [
  ...['Kiedy', 'Kto', 'E-mail', 'Rola', 'Co', 'Wniosek', 'Firma', 'Osoba', 'Zakres', 'Powód'],
  'Wierszy w pliku',
] as const;

const clockOf = (at: number): string => `${warsawDay(at)} ${warsawTime(at)}`;

const lineOf = (row: Row): string =>
  csvLine([
    ...[clockOf(Date.parse(row.at)), row.reader?.full_name ?? '', row.reader?.email ?? '', row.role ?? ''],
    ...[readKindNames[row.kind], row.order?.siemens_id ?? '', row.order?.company_name ?? ''],
    ...[row.person ?? '', row.fields.map((field) => readFieldNames[field] ?? field).join('; ')],
    ...[row.reason ?? '', row.rows ?? ''],
  ]);

/** All that the filters find, page by page as the caller reads. */
async function* rowsFound(ports: Ports, filters: DataReadFilters): AsyncGenerator<Row> {
  for (let after: ReadCursor | null = null; ;) {
    const page = await pageOfReads(ports.db, filters, { size: exportPage, after });
    yield* await rowsOf(ports, page.reads);
    if (page.next === null) return;
    after = page.next;
  }
}

/** The same as a file. The export is one of the reads, but not of its own file. */
export const exportReads: Query<'exportReads'> = async (request) => {
  const { ports, query } = request;
  const filters = await filtersOf(ports, query);
  const now = ports.now();
  const before = Math.min(filters.before ?? now, now);
  const rows = await writeExport(request, 'reads', rowsFound(ports, { ...filters, before }));
  async function* lines() {
    yield byteOrderMark + csvLine(headers);
    for await (const row of rows) yield lineOf(row);
  }
  return new Response(bytesOf(lines()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="odczyty.csv"',
    },
  });
};
