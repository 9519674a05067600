/** A cell as it is read: its text, null where it is empty, false where it holds a date or a yes or no instead of a text. */
export type Cell = string | null | false;

/** A row that holds something, by its number in the sheet. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** The longest text of a cell, in characters: longer than anything that is read in. */
export const longestText = 2_000;

/** How much of a workbook is read: rows under the first, columns, and bytes once it is unpacked. */
export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
  readonly unpacked: number;
}

/** Why a workbook is not read. */
export type SheetFault =
  | 'kind'
  | 'broken'
  | 'password'
  | 'large'
  | 'rows'
  | 'text'
  | 'merged'
  | 'macros'
  | 'formulas'
  | 'empty';

export type SheetAnswer = { readonly rows: readonly SheetRow[] } | { readonly fault: SheetFault };
