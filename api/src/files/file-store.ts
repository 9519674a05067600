/** Where files lie. Names are made by the store, never taken from a user. */
export interface FileStore {
  /** Writes the whole file or nothing; answers the path under which it is found again. */
  put(bytes: Uint8Array): Promise<{ path: string; size: number; sha256: string }>;
  read(path: string): Promise<Uint8Array>;
  /** Removes a file whose row was not written. */
  remove(path: string): Promise<void>;
  /** Paths of what was written before this moment (epoch ms), finished or not, folder by folder. */
  listWrittenBefore(moment: number): AsyncIterable<readonly string[]>;
}
