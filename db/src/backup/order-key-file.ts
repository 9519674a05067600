import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Sealed } from '../tables/columns.ts';

/** What a backup must not hold of an order, and what was done to it that a restored backup has to follow; moments in epoch ms. */
export interface StoredOrderKey {
  readonly orderId: string;
  /** As it lies in the database; null where it was destroyed, or the order of an older release has none. */
  readonly sealedKey: Sealed | null;
  readonly destroyedAt: number | null;
  readonly restrictedAt: number | null;
  /** Kinds of its data that are erased, each with its moment: 'application@1795884137423,contract@…'. */
  readonly erased: string | null;
}

const heading = 'order-keys 1';
const none = '-';

const lineOf = ({ orderId, sealedKey, destroyedAt, restrictedAt, erased }: StoredOrderKey): string =>
  `${[orderId, ...[sealedKey, destroyedAt, restrictedAt, erased].map((value) => value ?? none)].join(' ')}\n`;

function keyOf(line: string): StoredOrderKey {
  const [orderId = '', ...values] = line.split(' ');
  const [sealedKey, destroyedAt, restrictedAt, erased] = values.map((value) =>
    value === none ? null : value,
  );
  const moment = (value: string | null | undefined) => (value == null ? null : Number(value));
  return {
    ...{ orderId, sealedKey: (sealedKey ?? null) as Sealed | null, erased: erased ?? null },
    ...{ destroyedAt: moment(destroyedAt), restrictedAt: moment(restrictedAt) },
  };
}

/** When the keys were those of the file, epoch ms; throws a sentence where the file is none of orders' keys. */
export async function momentOfOrderKeys(file: string): Promise<number> {
  if (!existsSync(file))
    throw new Error(
      `There is no file of orders' keys ${file}. Nothing personal of the backup opens without it.`,
    );
  const lines = createInterface({ input: createReadStream(file) });
  for await (const line of lines) {
    lines.close();
    const moment = Number(line.slice(heading.length + 1));
    if (line.startsWith(`${heading} `) && Number.isSafeInteger(moment)) return moment;
    break;
  }
  throw new Error(`${file} holds no keys of orders.`);
}

/** The keys in the file; throws a sentence where its end is missing. */
export async function* readOrderKeys(file: string): AsyncGenerator<StoredOrderKey> {
  await momentOfOrderKeys(file);
  let count = -1;
  let ended = false;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line === `end ${count}`) ended = true;
    else if (count >= 0) yield keyOf(line);
    count += 1;
  }
  if (!ended) throw new Error(`${file} is cut off: keys of orders are missing in it.`);
}

/**
 * Throws a sentence where the file that is there holds what these keys lack: the key of an order that they do not know, or an
 * order whose key was destroyed and is among them.
 */
async function checkBefore(file: string, keys: ReadonlyMap<string, boolean>): Promise<void> {
  let strange = 0;
  let returned = 0;
  for await (const { orderId, destroyedAt } of readOrderKeys(file)) {
    const isThere = keys.get(orderId);
    if (isThere === undefined) strange += 1;
    else if (destroyedAt !== null && isThere) returned += 1;
  }
  if (returned > 0)
    throw new Error(
      `${file} says of ${returned} orders that they were erased, and this database has their keys again: it was restored with older keys. Restore it with this file.`,
    );
  if (strange > 0)
    throw new Error(
      `${file} holds the keys of ${strange} orders that this database does not know: it is another one's, or this database was restored from before them. Move the file away, or name another one.`,
    );
}

/**
 * Writes the orders' keys of this moment (epoch ms) in the place of those that the file held, whole or not at all: a key that was destroyed
 * since is then in no file any more.
 */
export async function writeOrderKeys(
  file: string,
  moment: number,
  keys: readonly StoredOrderKey[],
): Promise<void> {
  if (existsSync(file))
    await checkBefore(file, new Map(keys.map(({ orderId, sealedKey }) => [orderId, sealedKey !== null])));
  const part = `${file}.${randomUUID()}.part`;
  const written = openSync(part, 'wx', 0o600);
  try {
    writeSync(written, `${heading} ${moment}\n`);
    for (const key of keys) writeSync(written, lineOf(key));
    writeSync(written, `end ${keys.length}\n`);
    fsyncSync(written);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(written);
  }
  renameSync(part, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
