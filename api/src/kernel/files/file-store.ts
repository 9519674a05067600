/** Where files lie. Names are made by the store, never taken from a user. */
export interface FileStore {
  /** Throws a sentence where files must not lie here; says nothing where it cannot be asked now. */
  check(): Promise<void>;
  /** Writes the whole file or nothing; answers the path under which it is found again. Throws StoreUnavailable where it cannot now. */
  put(
    content: Uint8Array | AsyncIterable<Uint8Array>,
  ): Promise<{ path: string; size: number; sha256: string }>;
  /** Writes a content of a backup under the path that it had. */
  putBack(path: string, content: Uint8Array): Promise<void>;
  /** What was set aside is read too, until it is removed. Throws an error with the code ENOENT where there is none. */
  read(path: string): Promise<Uint8Array>;
  /** The same, piece by piece: a large file is not held in memory. */
  stream(path: string): AsyncIterable<Uint8Array>;
  /** Puts away, at this moment (epoch ms), what no row seems to need. */
  setAside(path: string, moment: number): Promise<void>;
  /** Removes at once what no row names and none will. */
  discard(path: string): Promise<void>;
  bringBack(path: string): Promise<void>;
  /** Removes what was set aside, for ever. */
  remove(path: string): Promise<void>;
  /** Paths of what was written before this moment (epoch ms), finished or not, folder by folder. */
  listWrittenBefore(moment: number): AsyncIterable<readonly string[]>;
  /** Paths of what was set aside before this moment (epoch ms). */
  listSetAsideBefore(moment: number): AsyncIterable<readonly string[]>;
}
