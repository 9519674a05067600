import type { CallInput } from '../../../api/call-api.ts';
import type { Command } from '../../../api/use-command.ts';
import type { messages } from './tables.messages.ts';

/** The words over a column. */
export type ColumnWord = keyof (typeof messages)['tables']['columns'];

/** A column of a table that is typed into; amounts are grosz, percents numbers of percent. */
export interface Column<Row> {
  readonly name: keyof Row & string;
  readonly word: ColumnWord;
  readonly kind: 'amount' | 'percent' | 'count' | 'digits' | 'text' | 'yes';
  /** What stands in an emptied cell; where nothing is said, the cell is told as missing. */
  readonly emptied?: 0;
}

/** A set as a call answers it: its version, its rows, and who changed it last. */
export interface StoredSet<Wire> {
  readonly version: string;
  readonly rows: readonly Wire[];
  readonly changes: readonly {
    readonly at: string;
    readonly by: string;
    readonly written: number;
    readonly gone: number;
  }[];
}

/** What becomes of a change of a set. */
export interface Answers<Wire> {
  readonly onReply: (set: StoredSet<Wire>) => void | Promise<void>;
  readonly onRefused: (refused: { readonly reason: string }) => void | Promise<void>;
}

/** How a change of a set is sent, over which version. */
export interface Saving<Row> {
  readonly send: (version: string, rows: readonly Row[]) => Promise<unknown>;
  readonly busy: boolean;
  readonly errors: Readonly<Record<string, string>>;
}

/** A table that is edited whole: its rows as they are typed, the rules over them, and how they are sent. */
export interface TableKind<Row, Wire> {
  readonly columns: readonly Column<Row>[];
  /** The widths of its cells from 768 px on (a wide one's: where there is room for all of them), as a grid's columns. */
  readonly cells: string;
  /** It needs the whole width of the page. */
  readonly wide?: true;
  readonly rowOf: (wire: Wire) => Row;
  readonly problems: (rows: readonly Row[]) => Readonly<Record<string, string>>;
  /** The row that is added after those that there are; where it is left out, rows are added on a page of their own. */
  readonly added?: (rows: readonly Row[]) => Row;
  readonly useSaving: (answers: Answers<Wire>) => Saving<Row>;
}

type SetCall =
  | 'setDepreciationRates'
  | 'setDefaultLoanParameters'
  | 'setMedicalPriceRanges'
  | 'setPlmCalculations';

/** A command of a set as the editor sends it. */
export const savingWith = <N extends SetCall, Row>(
  command: Command<N>,
  inputOf: (version: string, rows: readonly Row[]) => CallInput<N>,
): Saving<Row> => ({
  send: (version, rows) => command.send(inputOf(version, rows)),
  busy: command.busy,
  errors: command.errors,
});
