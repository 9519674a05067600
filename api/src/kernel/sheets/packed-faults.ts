import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { SheetFault } from './sheet-rows.ts';

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Buffer;
  /** As the archive says. */
  readonly size: number;
}

const signatures = { entry: 0x02_01_4b_50, local: 0x04_03_4b_50, end: 0x06_05_4b_50 } as const;
const endSize = 22;
/** More parts no sheet of texts has. */
const mostEntries = 500;

function entryAt(
  bytes: Buffer,
  at: number,
): (Entry & { readonly next: number; readonly start: number }) | null {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== signatures.entry) return null;
  const [nameSize, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
  const [packedSize, size, start] = [20, 24, 42].map((place) => bytes.readUInt32LE(at + place));
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  if (start === undefined || packedSize === undefined || size === undefined || isEncrypted) return null;
  if (start + 30 > bytes.length || bytes.readUInt32LE(start) !== signatures.local) return null;
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  if (from + packedSize > bytes.length) return null;
  const name = bytes.toString('utf8', at + 46, at + 46 + (nameSize ?? 0));
  return {
    ...{ name, method: bytes.readUInt16LE(at + 10), packed: bytes.subarray(from, from + packedSize), size },
    ...{ start, next: at + 46 + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0) },
  };
}

/** The parts of an archive; null where the bytes are not one archive and nothing else, or two parts have one name. */
function entriesOf(bytes: Buffer): readonly Entry[] | null {
  const end = bytes.length - endSize;
  if (end < 0 || bytes.readUInt32LE(end) !== signatures.end) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count === 0 || count > mostEntries || at + bytes.readUInt32LE(end + 12) !== end) return null;
  const entries = new Map<string, Entry & { readonly start: number }>();
  for (let each = 0; each < count; each += 1) {
    const entry = entryAt(bytes, at);
    if (entry === null || entries.has(entry.name.toLowerCase())) return null;
    entries.set(entry.name.toLowerCase(), entry);
    at = entry.next;
  }
  const all = [...entries.values()];
  return at === end && all.some(({ start }) => start === 0) ? all : null;
}

async function* unpacked({ method, packed }: Entry): AsyncGenerator<Buffer> {
  if (method === 0) yield packed;
  else yield* Readable.from([packed]).pipe(createInflateRaw());
}

const merged = /<(?:\w+:)?mergeCell[\s/>]/u;
const formula = /<(?:\w+:)?f[\s/>]/u;
const declaration = /<!(?:DOCTYPE|ENTITY)/iu;
/** A tag may be cut between two pieces. */
const longestTag = 128;

function textFault(name: string, text: string): SheetFault | null {
  if (declaration.test(text)) return 'broken';
  if (!name.startsWith('xl/worksheets/')) return null;
  if (merged.test(text)) return 'merged';
  return formula.test(text) ? 'formulas' : null;
}

/**
 * Unpacks an xlsx piece by piece, keeping nothing of it: what is wrong with it, before anything trusts the sizes that it
 * says; null where it may be read.
 */
export async function packedFault(content: Uint8Array, most: number): Promise<SheetFault | null> {
  const entries = entriesOf(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  if (entries === null) return 'broken';
  const names = entries.map(({ name }) => name.toLowerCase());
  if (names.some((name) => /vbaproject|macrosheets|activex|embeddings/u.test(name))) return 'macros';
  if (!names.includes('xl/workbook.xml')) return 'kind';
  let total = 0;
  for (const entry of entries) {
    if (entry.method !== 0 && entry.method !== 8) return 'broken';
    let size = 0;
    let before = '';
    for await (const piece of unpacked(entry)) {
      size += piece.length;
      if (total + size > most) return 'large';
      const text = before + piece.toString('latin1');
      const fault = textFault(entry.name.toLowerCase(), text);
      if (fault !== null) return fault;
      before = text.slice(-longestTag);
    }
    if (size !== entry.size) return 'broken';
    total += size;
  }
  return null;
}
