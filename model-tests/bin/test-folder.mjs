import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const room = 2 ** 30;

/** A new folder whose name begins so: in memory where the machine keeps files there and has room, so that no commit waits for a disk. */
export function testFolder(name) {
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), name));
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > room;
  } catch {
    return false;
  }
}
