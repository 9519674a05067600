import type { ReplyOf } from '@app/machines/contract';
import { withBody } from '../errors.ts';
import {
  faultColumn,
  invalidFile,
  neutralised,
  type ImportColumn,
  type ImportedRow,
} from './uploaded-sheet.ts';

type Reply = ReplyOf<'uploadUsers'>;
type Write = (headers: readonly string[], rows: readonly (readonly string[])[]) => Promise<string>;

/** What is answered of a sheet's rows; `write` makes the sheet that is given back. */
export async function importReply(
  rows: readonly ImportedRow[],
  columns: readonly ImportColumn[],
  created: number,
  write: Write,
): Promise<Reply> {
  const wrong = rows.filter(({ faults }) => faults.length > 0);
  const corrected = () =>
    write(
      [...columns.map(({ header }) => header), faultColumn],
      rows.map(({ values, faults }) => [
        ...columns.map(({ path }) => neutralised(values[path] ?? '')),
        faults.map(({ column, sentence }) => `${column}: ${sentence}`).join('; '),
      ]),
    );
  return {
    count: rows.length,
    rows: wrong.map(({ row, faults }) => ({ row, faults: [...faults] })),
    created,
    corrected: wrong.length === 0 ? null : await corrected(),
  };
}

/** Throws 422 where a row is wrong: all are added, or none. */
export function refuseWrongRows(rows: readonly ImportedRow[]): void {
  const wrong = rows.filter(({ faults }) => faults.length > 0);
  if (wrong.length === 0) return;
  throw withBody(
    invalidFile(`Popraw wiersze: ${wrong.map(({ row }) => row).join(', ')}. Nic nie zostało dodane.`),
    {
      rows: wrong.map(({ row, faults }) => ({ row, faults })),
    },
  );
}

/** The same rows, each with what `say` finds besides; a column that is wrong already says no more. */
export async function judgedRows(
  rows: readonly ImportedRow[],
  columns: readonly ImportColumn[],
  say: (row: ImportedRow) => Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>,
): Promise<readonly ImportedRow[]> {
  const judged: ImportedRow[] = [];
  for (const row of rows) {
    const found = Object.entries(await say(row)).map(([path, sentence]) => ({
      ...{ column: columns.find((column) => column.path === path)?.header ?? path, sentence },
    }));
    const known = new Set(row.faults.map(({ column }) => column));
    judged.push({ ...row, faults: [...row.faults, ...found.filter(({ column }) => !known.has(column))] });
  }
  return judged;
}

/** The first sentence of each path that a schema is not content with. */
export function sentencesOf(
  issues: readonly {
    readonly message: string;
    readonly path?: readonly { readonly key: unknown }[] | undefined;
  }[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { message, path } of issues)
    found[(path ?? []).map(({ key }) => String(key)).join('.')] ??= message;
  return found;
}

/** In which row before each a value stood first; those that are new are left out. `folded` makes values equal that are taken for one. */
export function repeatedIn(
  rows: readonly ImportedRow[],
  path: string,
  folded: (value: string) => string,
): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { row, values } of rows) {
    const value = folded((values[path] ?? '').trim());
    if (value === '') continue;
    const before = first.get(value);
    if (before === undefined) first.set(value, row);
    else repeated.set(row, before);
  }
  return repeated;
}
