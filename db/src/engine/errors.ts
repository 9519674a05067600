/** Someone else changed the row since it was read; nothing was written. The API answers 409 with the current one. */
export class StaleVersion extends Error {
  override readonly name = 'StaleVersion';
  readonly id: string;
  readonly expected: number;
  constructor(id: string, expected: number) {
    super(`${id} is no longer at version ${expected}`);
    this.id = id;
    this.expected = expected;
  }
}

/** The order's data were erased: nothing of persons is written of it any more. The API answers 410. */
export class OrderErased extends Error {
  override readonly name = 'OrderErased';
  constructor(orderId: string) {
    super(`the data of ${orderId} were erased`);
  }
}

/** Whether the database refused a row because its key is taken, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

const sqlite = /^SQLITE_(?:FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|PROTOCOL)/u;
/** Connections, shutdown, resources (disk, memory, too many clients), read-only, input and output. */
const postgres = /^(?:08\w{3}|57P0\d|53\w{3}|25006|58030|XX001)$/u;
const network = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOENT)$/u;
/** What the driver says without a code. */
const driver =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/u;

interface DriverError {
  readonly code?: unknown;
  readonly syscall?: unknown;
}

/** Whether the database could not do what it was asked for now and may be able to later: full, read-only, unavailable. Any other error is a fault of ours. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as DriverError;
  if (typeof code !== 'string') return driver.test(error.message);
  if (network.test(code)) return code !== 'ENOENT' || syscall === 'connect';
  return sqlite.test(code) || postgres.test(code);
}
