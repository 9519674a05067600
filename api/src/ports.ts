import type { Database } from '@app/db';
import type { OrderChanges } from './changes/order-changes.ts';
import type { Settings } from './env.ts';
import type { FileStore } from './files/file-store.ts';
import type { Providers } from './providers/index.ts';

/** What the application asks of the world outside its own code. */
export interface Ports {
  readonly settings: Settings;
  readonly db: Database;
  readonly files: FileStore;
  readonly providers: Providers;
  /** Where the payment provider's form is posted: the one foreign address that the pages' policy allows. */
  readonly paymentFormUrl: string;
  readonly changes: OrderChanges;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Where browsers reach us, without a slash at the end; known once the server listens. */
  readonly publicUrl: () => string;
  /** Tells the outbox worker that there is something new. */
  readonly wakeOutbox: () => void;
  /** One line for the operator; never personal data. */
  readonly log: (line: string) => void;
}
