import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { diskFiles } from './disk-files.ts';
import { sealedFiles } from './sealed-files.ts';

const agreement = Buffer.from('Umowa leasingu, Łucja Żak, PESEL 44051401359');

function inFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, files: sealedFiles(diskFiles(folder)) };
}

async function* pieces(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size);
}

test('a content lies in the store under a key of its own and is read as it came, in whatever pieces', async () => {
  const { folder, files } = inFolder();
  const contents = [agreement, Buffer.alloc(0), Buffer.alloc(200_000, 'ab')];
  const keys = new Set<string | null>();
  for (const content of contents)
    for (const given of [content, pieces(content, 7), pieces(content, 70_001)]) {
      const stored = await files.put(given);
      const lies = readFileSync(join(folder, stored.path));
      expect([stored.size, stored.sha256]).toEqual([
        content.length,
        createHash('sha256').update(lies).digest('hex'),
      ]);
      expect(lies.length).toBe(content.length + 16);
      expect(Buffer.from(await files.read(stored)).equals(content)).toBe(true);
      expect(Buffer.concat(await Array.fromAsync(files.stream(stored))).equals(content)).toBe(true);
      keys.add(stored.contentKey);
    }
  expect(keys.size).toBe(9);
});

test('nothing of a content is read in the store', async () => {
  const { folder, files } = inFolder();
  const { path } = await files.put(agreement);
  const lies = readFileSync(join(folder, path));
  expect(['Umowa', 'Żak', '44051401359'].filter((word) => lies.includes(word))).toEqual([]);
});

test('a content that was changed in the store, cut short, or asked for with another key is refused', async () => {
  const { folder, files } = inFolder();
  const [one, other] = [await files.put(agreement), await files.put(agreement)];
  const gathered = (file: typeof one) => Array.fromAsync(files.stream(file));
  for (const read of [files.read, gathered])
    await expect(read({ ...one, contentKey: other.contentKey })).rejects.toThrow();
  const lies = readFileSync(join(folder, one.path));
  for (const changed of [Buffer.concat([lies, lies]), lies.subarray(0, 20), lies.subarray(0, 3)]) {
    writeFileSync(join(folder, one.path), changed);
    await expect(files.read(one)).rejects.toThrow();
    await expect(gathered(one)).rejects.toThrow();
  }
});

test('a content that an older release stored in clear is read as it is', async () => {
  const { folder, files } = inFolder();
  const { path } = await diskFiles(folder).put(agreement);
  expect(Buffer.from(await files.read({ path, contentKey: null })).equals(agreement)).toBe(true);
  expect(
    Buffer.concat(await Array.fromAsync(files.stream({ path, contentKey: null }))).equals(agreement),
  ).toBe(true);
});
