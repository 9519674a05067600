import { randomUUID } from 'node:crypto';

const pattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}(?:\.part)?$/u;

/** Whether a store has made this path, or the one of a file that was not finished. */
export const isStoredPath = (path: string): boolean => pattern.test(path);

/** The same path; throws for one that no store has made. */
export function storedPath(path: string): string {
  if (!isStoredPath(path)) throw new Error('A stored file has another kind of path');
  return path;
}

/** Where a new file lies: its id in one of 256 folders. */
export function newPath(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}
