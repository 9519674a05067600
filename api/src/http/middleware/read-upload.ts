import { createHash } from 'node:crypto';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream } from '@fastify/busboy';
import type { Context } from 'hono';
import { pipeline } from 'node:stream/promises';
import type { Call } from '@app/machines/contract';
import { invalid, malformed, payloadTooLarge, unsupportedMediaType } from '../../kernel/errors.ts';
import type { Upload } from '../../kernel/call-context.ts';
import type { SealedFiles } from '../../kernel/files/sealed-files.ts';

/** A form with one file, as a call's row takes it. */
interface UploadForm {
  /** Null where none was sent and the row demands none. */
  readonly upload: Upload | null;
  readonly fields: Readonly<Record<string, string>>;
  /** Fields and the content's digest: what makes two forms the same. */
  readonly bytes: Uint8Array;
}

const limits = { files: 1, fields: 8, parts: 9, fieldNameSize: 64, headerPairs: 16 };
/** The longest field, in bytes: a text, or a whole body as JSON. */
const fieldSize = { text: 2_048, json: 48 * 1_024 };
/** What fields and the form's own lines may take beside the file, in bytes. */
const besides = 64 * 1_024;
const longestName = 255;

/** The last part of a path, without what a name cannot hold. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/u).at(-1) ?? '')
    .replaceAll(/[\p{C}"]/gu, '')
    .trim()
    .slice(-longestName) || 'plik';

/**
 * Writes the file of a form into the store while it comes; the file is the caller's from then on, and is swept where no
 * row names it. More than the row's bytes are 413, what is no form 415, a form that is cut off 400, one without the file
 * that the row demands 422.
 */
export async function readUpload(
  c: Context,
  files: SealedFiles,
  { maxBytes, optional, json }: NonNullable<Call['file']>,
): Promise<UploadForm> {
  if (!/^multipart\/form-data\s*;/iu.test(c.req.header('content-type') ?? '')) throw unsupportedMediaType();
  if (Number(c.req.header('content-length') ?? 0) > maxBytes + besides) throw payloadTooLarge();
  const body = c.req.raw.body;
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  const fields: Record<string, string> = {};
  let writing: Promise<Upload & { readonly whole: boolean }> | undefined;
  let content: BusboyFileStream | undefined;
  let fault: unknown;
  let cutOff = false;
  const digest = createHash('sha256');
  async function* hashed(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      digest.update(piece);
      yield piece;
    }
  }
  try {
    const sizes = { fileSize: maxBytes, fieldSize: json === undefined ? fieldSize.text : fieldSize.json };
    const form = new Busboy({ headers, limits: { ...limits, ...sizes } });
    form.once('error', () => (cutOff = fault === undefined));
    form.on('field', (name, value) => void (fields[name] = value));
    form.on('file', (name, stream, filename) => {
      if (name !== 'file') return void stream.resume();
      content = stream;
      // Told to the form too, and once more when nobody reads the stream any longer.
      stream.on('error', () => undefined);
      writing = files
        .put(hashed(stream))
        .then((written) => ({ ...written, name: plainName(filename ?? ''), whole: !stream.truncated }));
      writing.catch((error: Error) => {
        fault = error;
        form.destroy(error);
      });
    });
    await pipeline(body ?? [], form);
  } catch {
    content?.destroy();
    await writing?.catch(() => undefined);
    throw cutOff ? malformed('multipart') : (fault ?? malformed('multipart'));
  }
  if (writing === undefined) {
    if (optional !== true) throw invalid({ file: 'Wybierz plik' });
    return { upload: null, fields, bytes: Buffer.from(JSON.stringify([fields])) };
  }
  const { whole, ...upload } = await writing;
  if (!whole || upload.size === 0) {
    await files.discard(upload.path);
    throw whole ? invalid({ file: 'Ten plik jest pusty' }) : payloadTooLarge();
  }
  return { upload, fields, bytes: Buffer.from(JSON.stringify([fields, upload.name, digest.digest('hex')])) };
}
