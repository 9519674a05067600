import type Sqlite from 'better-sqlite3';

/** What the reads of one turn of the event loop see. */
export interface ReadSnapshot {
  /** Called before each read. */
  readonly open: () => void;
  /** Called after each commit, so that whoever reads next sees it. */
  readonly close: () => void;
}

/**
 * One transaction for what a connection reads in a turn of the event loop, until somebody commits: a select by itself takes
 * the file's lock and gives it back, which costs more than most of ours read.
 */
export function readSnapshot(reading: Sqlite.Database): ReadSnapshot {
  const [begin, end] = [reading.prepare('begin'), reading.prepare('commit')];
  function close(): void {
    if (reading.open && reading.inTransaction) end.run();
  }
  return {
    open() {
      if (reading.inTransaction) return;
      begin.run();
      setImmediate(close);
    },
    close,
  };
}
