import type Sqlite from 'better-sqlite3';

/** So many milliseconds after the last commit nobody is thought to be waiting. */
const pause = 1_000;

/** Carries what was committed over into the database file as soon as nobody writes, so that requests seldom wait for it. */
export function checkpointInPauses(connection: Sqlite.Database): {
  readonly committed: () => void;
  readonly stop: () => void;
} {
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  const carryOver = (): void => {
    // A timer counts from before a commit that waited long for the disk: it may ring in the middle of the work.
    if (performance.now() - last < pause) timer?.refresh();
    else if (connection.open && !connection.inTransaction) checkpoint(connection);
  };
  return {
    committed() {
      last = performance.now();
      timer = timer?.refresh() ?? setTimeout(carryOver, pause).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

function checkpoint(connection: Sqlite.Database): void {
  try {
    connection.pragma('wal_checkpoint(passive)');
  } catch {
    // A full or broken disk: what was committed is safe in the log, and the next commit says what is wrong.
  }
}
