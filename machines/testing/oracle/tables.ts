import { readFileSync } from 'node:fs';

/** The designed tables, one CSV file each. */
export const tableNames = ['transitions', 'statuses', 'events', 'screens', 'cancel', 'effects'] as const;
export type TableName = (typeof tableNames)[number];

/** A row by its columns. */
export type Row = Readonly<Record<string, string>>;

/** The rows of RFC 4180 text under its first line. */
export function parseCsv(text: string): readonly Row[] {
  const records: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gu)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') records.push([]);
    if (end === '') break;
  }
  const [head = [], ...rows] = records.filter((record) => record.length > 1);
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

const readCsv = (name: string): readonly Row[] =>
  parseCsv(readFileSync(new URL(`${name}.csv`, import.meta.url), 'utf8'));

/**
 * What the chart says instead of a cell, and why. Column `row`: the chart has no such row; `added`: it has one more behind
 * those of its status and event; `before`: one more before this row. Row `*`: every row. Table `terms`: the word by which
 * the chart means a condition; with nothing the chart has no such condition.
 */
export interface Exception {
  readonly table: TableName | 'terms';
  readonly row: string;
  readonly column: string;
  readonly chart: string;
  readonly why: string;
}

export const exceptions = readCsv('exceptions') as readonly unknown[] as readonly Exception[];

const columnsOfKey: Readonly<Record<TableName, readonly string[]>> = {
  transitions: ['from', 'event'],
  statuses: ['status'],
  events: ['event'],
  screens: ['status', 'audience'],
  cancel: ['where'],
  effects: ['effect'],
};

/** The rows of a table by their keys: 'sumup TAKE_OVER 1' is the first of this status and event. */
export function designedRows(table: TableName): ReadonlyMap<string, Row> {
  const seen = new Map<string, number>();
  return new Map(
    readCsv(table).map((row) => {
      const group = columnsOfKey[table].map((column) => row[column]).join(' ');
      const place = (seen.get(group) ?? 0) + 1;
      seen.set(group, place);
      return [columnsOfKey[table].length === 1 ? group : `${group} ${place}`, row] as const;
    }),
  );
}

const columnsOfAdded: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  transitions: ['actor', 'guard', 'to', 'effect'],
  cancel: ['client', 'salesman', 'admin', 'effect'],
  screens: ['condition', 'screen', 'step', 'tone', 'says'],
  effects: ['answered_by', 'worth_while_until'],
};

/** A row that only the chart has, its cells parted by semicolons: 'salesman; pos; shipped; notifyShipment'. */
function addedRow(table: TableName, key: string, text: string): Row {
  const named = columnsOfKey[table].length === 1 ? [key] : key.split(' ');
  const cells = [...named, ...text.split(';').map((cell) => cell.trim())];
  const columns = [...columnsOfKey[table], ...(columnsOfAdded[table] ?? [])];
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
}

function insertedBefore(rows: ReadonlyMap<string, Row>, key: string, row: Row): Map<string, Row> {
  return new Map(
    [...rows].flatMap((each) => (each[0] === key ? [[`before ${key}`, row] as const, each] : [each])),
  );
}

/** The rows of a table as the chart has them: the exceptions put in the place of what was designed. */
export function expectedRows(table: TableName): readonly Row[] {
  let rows = new Map(designedRows(table));
  for (const { row: key, column, chart } of exceptions.filter((each) => each.table === table)) {
    if (column === 'row') rows.delete(key);
    else if (column === 'before')
      rows = insertedBefore(rows, key, addedRow(table, key.replace(/ \d+$/u, ''), chart));
    else if (column === 'added') rows.set(`${key} ${chart}`, addedRow(table, key, chart));
    else
      for (const [name, row] of rows)
        if (key === '*' || key === name) rows.set(name, { ...row, [column]: chart });
  }
  return [...rows.values()];
}

/** The exceptions that change nothing: their row is gone, or says what the chart says. */
export function idleExceptions(): readonly Exception[] {
  return exceptions.filter(({ table, row, column, chart }) => {
    if (table === 'terms') return false;
    const designed = designedRows(table);
    if (column === 'added' || column === 'before') return false;
    if (column === 'row') return !designed.has(row);
    const touched = row === '*' ? [...designed.values()] : [designed.get(row)];
    return touched.every((each) => each?.[column] === undefined || each[column] === chart);
  });
}
