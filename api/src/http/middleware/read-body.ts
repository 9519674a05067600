import { tooDeep } from '@app/machines/contract';
import type { Context } from 'hono';
import { invalid, malformed, payloadTooLarge } from '../../kernel/errors.ts';
import { tooDeepField } from './json-depth.ts';

const usual = 256 * 1024;

/** The body's bytes, at most `limit` of them (256 KiB where nothing is said); more is 413 as soon as it is seen. */
export async function readBytes(c: Context, limit = usual): Promise<Uint8Array> {
  const length = c.req.header('content-length');
  if (Number(length ?? 0) > limit) throw payloadTooLarge();
  // HTTP holds a sender to the length that it named; only what comes without one is counted while it comes.
  if (length !== undefined) return new Uint8Array(await c.req.arrayBuffer());
  const body = c.req.raw.body;
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > limit) throw payloadTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The body as JSON; an empty one is an empty object, what is not an object is 400, one with a value that lies too deep 422. */
export function jsonBody(bytes: Uint8Array): Record<string, unknown> {
  if (bytes.byteLength === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed('object');
  const field = tooDeepField(value);
  if (field !== null) throw invalid({ [field]: tooDeep });
  return value as Record<string, unknown>;
}
