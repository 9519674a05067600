import { kindsOfSheet } from '@app/machines/rules';
import type { Upload } from '../call-context.ts';
import { invalid, unavailable, type ApiError } from '../errors.ts';
import { judgeUpload } from '../files/judge-upload.ts';
import type { Ports } from '../ports.ts';
import { readSheet } from './read-sheet.ts';
import { longestText, type Cell, type SheetFault, type SheetRow } from './sheet-rows.ts';

/** A column of a file that is read in, by the path of the field that it fills. */
export interface ImportColumn {
  readonly path: string;
  readonly header: string;
  readonly isRequired: boolean;
}

/** A fault of a row, in a column by its header. */
interface RowFault {
  readonly column: string;
  readonly sentence: string;
}

export interface ImportedRow {
  readonly row: number;
  /** The texts by the path of their field; what is empty is ''. */
  readonly values: Readonly<Record<string, string>>;
  readonly faults: readonly RowFault[];
}

const unpacked = 16 * 1024 * 1024;
const columns = 30;

/** The column that says what is wrong, in a file that is given back. */
export const faultColumn = 'Błąd';

const sentences = (rows: number): Record<SheetFault, string> => ({
  kind: 'To nie jest arkusz xls ani xlsx. Zapisz plik w jednym z tych formatów.',
  broken: 'Nie udało się odczytać arkusza. Zapisz go jeszcze raz jako xlsx.',
  password: 'Arkusz jest zabezpieczony hasłem. Zapisz go bez hasła.',
  large: `Arkusz jest za duży: po rozpakowaniu może mieć najwyżej ${unpacked / 1_048_576} MB.`,
  rows: `Arkusz ma za dużo wierszy: wczytasz najwyżej ${rows} naraz.`,
  text: `Tekst w komórce może mieć najwyżej ${longestText} znaków.`,
  merged: 'Arkusz ma scalone komórki. Rozdziel je, aby każda wartość stała w swojej kolumnie.',
  macros: 'Arkusz zawiera makra albo osadzone pliki. Zapisz go jako zwykły xlsx bez makr.',
  formulas: 'Arkusz zawiera formuły. Wklej do niego same wartości.',
  empty: 'Arkusz jest pusty. Wpisz pod nagłówkami przynajmniej jeden wiersz.',
});

/** 422: what no row of a file is to blame for (SHOP-041). */
export const invalidFile = (sentence: string): ApiError =>
  invalid({ file: sentence }, 'Plik jest niepoprawny, sprawdź dane');

const plain = (text: string): string =>
  text
    .replaceAll(/[\s*]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Which characters make a spreadsheet take a text for a formula. */
const formulaic = /^[=+\-@\t\r]/u;

/** A text as a cell is given it, so that no spreadsheet takes it for a formula. */
export const neutralised = (text: string): string => (formulaic.test(text) ? `'${text}` : text);

/** A text as it was meant: a file that was given back has its mark of a text before some. */
const meant = (cell: Cell): string => {
  const text = cell === null || cell === false ? '' : cell;
  return text.startsWith("'") && formulaic.test(text.slice(1)) ? text.slice(1) : text;
};

/** The rows under the headers, each value under the path of its column. Throws 422 where columns are not there. */
function rowsUnder(
  [head, ...rows]: readonly SheetRow[],
  wanted: readonly ImportColumn[],
): readonly ImportedRow[] {
  const headers = (head?.cells ?? []).map((cell) => plain(meant(cell)));
  const placed = wanted.map((column) => ({ ...column, at: headers.indexOf(plain(column.header)) }));
  const missing = placed.filter(({ at, isRequired }) => isRequired && at === -1);
  if (missing.length > 0)
    throw invalidFile(
      `W pierwszym wierszu brakuje kolumn: ${missing.map(({ header }) => header).join(', ')}. Pobierz szablon i przenieś do niego dane.`,
    );
  const twice = placed.filter(({ at, header }) => at !== headers.lastIndexOf(plain(header)));
  if (twice.length > 0)
    throw invalidFile(`Kolumna jest w arkuszu dwa razy: ${twice.map(({ header }) => header).join(', ')}.`);
  return rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(placed.map(({ path, at }) => [path, meant(cells[at] ?? null)])),
    faults: placed
      .filter(({ at }) => cells[at] === false)
      .map(({ header }) => ({ column: header, sentence: 'Wpisz tekst, nie datę ani wartość logiczną' })),
  }));
}

/** Reads an uploaded sheet, of which nothing is kept. Throws 415 for another kind of file, 422 in words for what is not read, 503 where too many wait. */
export async function uploadedRows(
  ports: Pick<Ports, 'settings' | 'files' | 'log'>,
  upload: Upload,
  wanted: readonly ImportColumn[],
  mostRows: number,
): Promise<readonly ImportedRow[]> {
  await judgeUpload(ports, upload, kindsOfSheet, { mustBeScanned: true });
  try {
    const read = () => ports.files.read(upload);
    const answer = await readSheet(read, { rows: mostRows, columns, unpacked });
    if (answer === null) throw unavailable();
    if ('fault' in answer) throw invalidFile(sentences(mostRows)[answer.fault]);
    return rowsUnder(answer.rows, wanted);
  } finally {
    await ports.files.discard(upload.path);
  }
}
