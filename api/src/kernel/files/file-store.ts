/** Where files lie. Names are made by the store, never taken from a user. */
export interface FileStore {
  /** Writes the whole file or nothing; answers the path under which it is found again. Throws DiskUnavailable where there is no room now. */
  put(bytes: Uint8Array): Promise<{ path: string; size: number; sha256: string }>;
  /** What was set aside is read too, until it is removed. */
  read(path: string): Promise<Uint8Array>;
  /** Puts away, at this moment (epoch ms), what no row seems to need. */
  setAside(path: string, moment: number): Promise<void>;
  bringBack(path: string): Promise<void>;
  /** Removes what was set aside, for ever. */
  remove(path: string): Promise<void>;
  /** Paths of what was written before this moment (epoch ms), finished or not, folder by folder. */
  listWrittenBefore(moment: number): AsyncIterable<readonly string[]>;
  /** Paths of what was set aside before this moment (epoch ms). */
  listSetAsideBefore(moment: number): AsyncIterable<readonly string[]>;
}
