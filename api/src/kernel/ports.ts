import type { Database } from '@app/db';
import type { OrderChanges } from './order-changes.ts';
import type { Settings } from './env.ts';
import type { SealedFiles } from './files/sealed-files.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { Log } from './log.ts';
import type { LoginTurns } from './login-turns.ts';
import type { Providers } from '../providers/ports.ts';
import type { Metrics } from './metrics.ts';
import type { ReadJournal } from './reads/read-journal.ts';

/** Everything outside the application's own code: database, clock, providers, files. */
export interface Ports {
  readonly settings: Settings;
  readonly db: Database;
  readonly files: SealedFiles;
  readonly providers: Providers;
  /** Where the payment provider's form is posted: the one foreign address that the pages' policy allows. */
  readonly paymentFormUrl: string;
  readonly changes: OrderChanges;
  /** Who reads what of persons. */
  readonly reads: ReadJournal;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Where browsers reach us, without a slash at the end; known once the server listens. */
  readonly publicUrl: () => string;
  /** Who may try to sign in at a time, where the account does not know the source. */
  readonly loginTurns: LoginTurns;
  /** Wakes the outbox worker, because there are new effects. */
  readonly wakeOutbox: () => void;
  /** What answers are shaped by, the same in all processes of a release: an answer kept by a browser ends with it. */
  readonly release: string;
  readonly log: Log;
  /** Reports unexpected errors to a person. */
  readonly report: ErrorReporter;
  readonly metrics: Metrics;
  /** Has the simulators forget what they keep of an order, by its id, link and number; null where there are none. */
  readonly forgetAtSimulators:
    | ((order: { readonly orderId: string; readonly slug: string; readonly number: string }) => Promise<void>)
    | null;
  /** Whether the process is about to end: it takes no more work. */
  readonly isStopping: () => boolean;
}
