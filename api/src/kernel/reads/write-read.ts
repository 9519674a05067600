import { loadFile } from '@app/db';
import { slugOf } from '../access.ts';
import type { CallContext } from '../call-context.ts';
import { readerOf } from './reader-of.ts';
import { readOfCall } from './read-of-call.ts';

/** The general terms say nothing of anybody. */
const impersonal = 'owul';

/** The type of the file that the path names, by its id or as a document of the order. */
async function fileOf({ ports, params }: CallContext): Promise<readonly string[]> {
  const { type, id = type ?? '' } = params;
  if (type === 'agreement' || type === 'schedule') return [type];
  if (type === impersonal) return [];
  return [(await loadFile(ports.db, id))?.type ?? 'other'];
}

/**
 * Writes down what an account reads of a person by a call that is about to be answered. An order is noted, and written
 * soon; a file is answered only once it is written down.
 */
export async function writeRead(request: CallContext): Promise<void> {
  const read = readOfCall(request.name);
  if (read === null) return;
  const reader = readerOf(request);
  if (reader === null) return;
  const { ports } = request;
  const fields = read.fields === 'file' ? await fileOf(request) : read.fields;
  if (fields.length === 0) return;
  const reading = { ...reader, kind: read.kind, slug: slugOf(request), fields, at: ports.now() };
  if (read.kind === 'order_opened') ports.reads.note(reading);
  else await ports.reads.write(reading);
}
