import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3mini, S3ServiceError } from 's3mini';
import type { FileStore } from './file-store.ts';
import { isStoredPath, newPath, storedPath } from './stored-path.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** A bucket of an S3-compatible store. */
export interface S3Address {
  /** With the bucket as its path. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Whether the store has to say that it encrypts what it keeps: always, but on this machine. */
  readonly encrypted: boolean;
}

/** Milliseconds that the store may say nothing. */
const timeoutMs = 30_000;

const encryption = 'x-amz-server-side-encryption';
const asked = { [encryption]: 'AES256' } as const;

const pageSize = 1_000;

/** What the store refuses for good (a wrong key, no such bucket) stays what it is; anything else may be over soon. */
function asStoreError(error: unknown): unknown {
  const status = error instanceof S3ServiceError ? error.status : null;
  if (status !== null && status < 500 && status !== 429) return error;
  return new StoreUnavailable(`the file store: ${status ?? 'no answer'}`, { cause: error });
}

const reached = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw asStoreError(error);
  });

/**
 * Files in a bucket that several servers share, under `files/`; what is set aside lies under `trash/` and its age counts
 * from then. A file is held in memory while it is sent, because S3 wants its length first.
 */
export function s3Files({ encrypted, ...address }: S3Address): FileStore {
  const s3 = new S3mini({ ...address, requestAbortTimeout: timeoutMs });
  const full = (path: string): string => `files/${storedPath(path)}`;
  const aside = (path: string): string => `trash/${storedPath(path)}`;

  async function write(key: string, content: Uint8Array): Promise<void> {
    const said = await reached(s3.putObject(key, content, 'application/octet-stream', undefined, asked));
    if (!encrypted || said.headers.has(encryption)) return;
    await remove(key);
    throw new Error('FILES_URL names a store that does not encrypt what it keeps (SSE-S3, AES256).');
  }
  const remove = (key: string): Promise<unknown> => reached(s3.deleteObject(key));

  /** The first of these objects that is there. */
  async function found(...keys: readonly string[]): Promise<Response> {
    for (const key of keys) {
      const response = await reached(s3.getObjectResponse(key));
      if (response !== null) return response;
    }
    throw Object.assign(new Error('There is no such file'), { code: 'ENOENT' });
  }
  const bytesOf = async (response: Response) => new Uint8Array(await reached(response.arrayBuffer()));

  /** Not by the store's own copy, which not every store encrypts. */
  async function move(from: string, to: string): Promise<void> {
    await write(to, await bytesOf(await found(from)));
    await remove(from);
  }

  async function* listChangedBefore(root: string, moment: number): AsyncGenerator<readonly string[]> {
    let token: string | undefined;
    do {
      const page = await reached(s3.listObjectsPaged('/', root, pageSize, token));
      const old = (page?.objects ?? [])
        .filter(({ LastModified }) => new Date(LastModified).getTime() < moment)
        .map(({ Key }) => Key.slice(root.length))
        .filter(isStoredPath);
      if (old.length > 0) yield old;
      token = page?.nextContinuationToken;
    } while (token !== undefined);
  }

  return {
    async check() {
      const path = newPath();
      try {
        await write(full(path), Buffer.from('encrypted?'));
        await remove(full(path));
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
      }
    },
    async put(content) {
      const whole = content instanceof Uint8Array ? content : await buffer(Readable.from(content));
      const path = newPath();
      await write(full(path), whole);
      return { path, size: whole.byteLength, sha256: createHash('sha256').update(whole).digest('hex') };
    },
    putBack: (path, content) => write(full(path), content),
    read: async (path) => bytesOf(await found(full(path), aside(path))),
    async *stream(path) {
      const { body } = await found(full(path), aside(path));
      if (body !== null) yield* body;
    },
    setAside: (path) => move(full(path), aside(path)),
    async discard(path) {
      await remove(full(path));
    },
    bringBack: (path) => move(aside(path), full(path)),
    async remove(path) {
      await remove(aside(path));
    },
    listWrittenBefore: (moment) => listChangedBefore('files/', moment),
    listSetAsideBefore: (moment) => listChangedBefore('trash/', moment),
  };
}
