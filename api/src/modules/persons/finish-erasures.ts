import { endErasureRest, listErasureRests, type ErasureRest } from '@app/db';
import { describedError } from '../../kernel/described-error.ts';
import type { Ports } from '../../kernel/ports.ts';

const batch = 100;

/** Removes the content of a file, wherever in the store it lies. Whoever comes second finds nothing. */
async function removeFile({ files }: Pick<Ports, 'files'>, path: string): Promise<void> {
  await files.discard(path);
  await files.remove(path);
}

async function removeRest(
  ports: Pick<Ports, 'files' | 'forgetAtSimulators'>,
  rest: ErasureRest,
): Promise<void> {
  if (rest.place === 'files') return removeFile(ports, rest.path ?? '');
  await ports.forgetAtSimulators?.(rest);
}

/**
 * Removes what of erased orders still lies outside the database. What cannot be removed now, is by a later run; a process
 * that ends in the middle leaves written down what is left.
 */
export async function finishErasures(
  ports: Pick<Ports, 'db' | 'files' | 'log' | 'forgetAtSimulators'>,
): Promise<number> {
  let removed = 0;
  const [files, simulators] = [
    await listErasureRests(ports.db, 'files', batch),
    await listErasureRests(ports.db, 'simulators', batch),
  ];
  for (const rest of [...files, ...simulators]) {
    try {
      await removeRest(ports, rest);
    } catch (error) {
      ports.log.warn('what is left of an erased order cannot be removed', describedError(error));
      continue;
    }
    await ports.db.transaction((tx) => endErasureRest(tx, rest.id));
    removed += 1;
  }
  return removed;
}
