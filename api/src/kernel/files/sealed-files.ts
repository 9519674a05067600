import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { StoredFile } from '@app/db';
import type { FileStore } from './file-store.ts';

/** Where a content lies, and the key that opens it; null of one that an older release stored in clear. */
export type KeptContent = Pick<StoredFile, 'path' | 'contentKey'>;

/** The file store as the application uses it: what it puts there lies under a key of its own each, which only the file's row knows. */
export interface SealedFiles extends Omit<FileStore, 'put' | 'putBack' | 'read' | 'stream'> {
  /** As the store's own; `size` is that of the content, `sha256` the digest of what lies in the store. */
  put(
    content: Uint8Array | AsyncIterable<Uint8Array>,
  ): Promise<KeptContent & Pick<StoredFile, 'size' | 'sha256'>>;
  /** Throws where the content was changed in the store, or its key is another one. */
  read(file: KeptContent): Promise<Uint8Array>;
  /** The same piece by piece; pieces come before it is known whether the last of them is as it was stored. */
  stream(file: KeptContent): AsyncIterable<Uint8Array>;
}

const cipherName = 'aes-256-gcm';
/** Each key seals one content once, so no nonce has to differ from another. */
const nonce = Buffer.alloc(12);
const tagLength = 16;

/** AES-256-GCM: the ciphertext, then its tag. */
async function* seal(key: Buffer, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const cipher = createCipheriv(cipherName, key, nonce);
  for await (const piece of content) yield cipher.update(piece);
  cipher.final();
  yield cipher.getAuthTag();
}

async function* open(key: string, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decipher = createDecipheriv(cipherName, Buffer.from(key, 'base64url'), nonce, {
    authTagLength: tagLength,
  });
  let last = Buffer.alloc(0);
  for await (const piece of sealed) {
    const all = Buffer.concat([last, piece]);
    last = all.subarray(-tagLength);
    if (all.length > tagLength) yield decipher.update(all.subarray(0, -tagLength));
  }
  decipher.setAuthTag(last);
  decipher.final();
}

async function* one(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Files in a store that sees ciphertext alone: with a file's row, or the key that the row lies under, its content is gone from every copy of the store. */
export function sealedFiles(store: FileStore): SealedFiles {
  const { put, putBack: _putBack, read, stream, ...same } = store;
  return {
    ...same,
    async put(content) {
      const key = randomBytes(32);
      let size = 0;
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const piece of content instanceof Uint8Array ? one(content) : content) {
          size += piece.byteLength;
          yield piece;
        }
      }
      const { path, sha256 } = await put(seal(key, counted()));
      return { path, size, sha256, contentKey: key.toString('base64url') };
    },
    async read({ path, contentKey }) {
      const stored = await read(path);
      return contentKey === null
        ? stored
        : Buffer.concat(await Array.fromAsync(open(contentKey, one(stored))));
    },
    stream: ({ path, contentKey }) => (contentKey === null ? stream(path) : open(contentKey, stream(path))),
  };
}
