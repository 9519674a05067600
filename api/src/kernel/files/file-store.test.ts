import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { putAll } from './put-all.ts';
import { s3Files } from './s3-files.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const agreement = Buffer.from('umowa');
const known = { size: 5, sha256: createHash('sha256').update(agreement).digest('hex') };
const later = () => Date.now() + 60_000;

async function gathered(pages: AsyncIterable<readonly string[]>): Promise<string[]> {
  return (await Array.fromAsync(pages)).flat().toSorted();
}

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield agreement.subarray(0, 2);
  yield agreement.subarray(2);
}

async function* cutOff(): AsyncGenerator<Uint8Array> {
  yield agreement;
  throw new Error('cut off');
}

let s3: Awaited<ReturnType<typeof startS3>>;
const folder = mkdtempSync(join(tmpdir(), 'store-'));
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A bucket that has to be encrypted, at a server that answers so. */
async function answering(answer: RequestListener): Promise<FileStore> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => answer(request, response));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return s3Files({ ...s3.address, endpoint: `http://127.0.0.1:${port}/orders`, encrypted: true });
}

const stores: Readonly<Record<string, () => FileStore>> = {
  'a folder': () => diskFiles(folder),
  'a bucket': () => s3Files(s3.address),
};

describe.each(Object.keys(stores))('files in %s', (name) => {
  const store = (): FileStore => stores[name]?.() ?? diskFiles(folder);

  test('are read as they came, whole or piece by piece', async () => {
    const files = store();
    await files.check();
    for (const content of [agreement, pieces()]) {
      const { path, ...told } = await files.put(content);
      expect(told).toEqual(known);
      expect(Buffer.from(await files.read(path)).toString()).toBe('umowa');
      expect(Buffer.concat(await Array.fromAsync(files.stream(path))).toString()).toBe('umowa');
    }
  });

  test('that are cut off are not there, and a path that no store made is refused', async () => {
    const files = store();
    const before = await gathered(files.listWrittenBefore(later()));
    await expect(files.put(cutOff())).rejects.toThrow('cut off');
    expect(await gathered(files.listWrittenBefore(later()))).toEqual(before);
    await expect(async () => files.read('../../etc/hostname')).rejects.toThrow('another kind of path');
    const gone = 'ab/00000000-0000-4000-8000-000000000000';
    await expect(files.read(gone)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('are set aside and still read, brought back, and removed for ever', async () => {
    const files = store();
    const { path } = await files.put(agreement);
    await files.setAside(path, Date.now());
    expect(await gathered(files.listSetAsideBefore(later()))).toContain(path);
    expect(await gathered(files.listSetAsideBefore(0))).toEqual([]);
    expect(await gathered(files.listWrittenBefore(later()))).not.toContain(path);
    expect(Buffer.from(await files.read(path)).toString()).toBe('umowa');
    expect(Buffer.concat(await Array.fromAsync(files.stream(path))).toString()).toBe('umowa');
    await files.bringBack(path);
    expect(await gathered(files.listWrittenBefore(later()))).toContain(path);
    await files.setAside(path, Date.now());
    await files.remove(path);
    await expect(files.read(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('that belong together are all there, or none where one finds no room', async () => {
    const files = store();
    const kept = await putAll(files, [agreement, agreement]);
    expect(kept.map(({ path: _path, ...told }) => told)).toEqual([known, known]);
    const before = await gathered(files.listWrittenBefore(later()));
    const small: FileStore = {
      ...files,
      put: (content) => (content === agreement ? files.put(content) : Promise.reject(new Error('full'))),
    };
    await expect(putAll(small, [Buffer.from('too much'), agreement])).rejects.toThrow('full');
    expect(await gathered(files.listWrittenBefore(later()))).toEqual(before);
  });

  test('are discarded, and put back from a backup under the path that they had', async () => {
    const files = store();
    const { path } = await files.put(agreement);
    await files.discard(path);
    await expect(files.read(path)).rejects.toMatchObject({ code: 'ENOENT' });
    await files.putBack(path, agreement);
    expect(Buffer.from(await files.read(path)).toString()).toBe('umowa');
  });
});

describe('a bucket', () => {
  test('is listed page after page, as ListObjectsV2 is published', async () => {
    const [one, other] = [
      'ab/00000000-0000-4000-8000-000000000001',
      'ab/00000000-0000-4000-8000-000000000002',
    ];
    const page = (path: string, more: string) =>
      `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>orders</Name><Prefix>files/</Prefix><KeyCount>1</KeyCount><MaxKeys>1000</MaxKeys>${more}<Contents><Key>files/${path}</Key><LastModified>2026-10-12T17:50:30.000Z</LastModified><ETag>"70ee1738b6b21e2c8a43f3a5ab0eee71"</ETag><Size>5</Size><StorageClass>STANDARD</StorageClass></Contents></ListBucketResult>`;
    const token = '1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=';
    const requests: (string | undefined)[] = [];
    const files = await answering((request, response) => {
      requests.push(request.url);
      const isFirst = requests.length === 1;
      const more = `<IsTruncated>${isFirst}</IsTruncated>${isFirst ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''}`;
      response.setHeader('content-type', 'application/xml').end(page(isFirst ? one : other, more));
    });
    expect(await gathered(files.listWrittenBefore(Date.parse('2026-11-01')))).toEqual([one, other]);
    const asked = requests.map((url) => new URLSearchParams(url?.split('?')[1]).get('continuation-token'));
    expect(asked).toEqual([null, token]);
  });

  test('is asked to encrypt, and trusted when it says that it did', async () => {
    const asked: unknown[] = [];
    const files = await answering(({ method, headers }, response) => {
      asked.push([method, headers['x-amz-server-side-encryption']]);
      response.setHeader('x-amz-server-side-encryption', 'AES256').end();
    });
    await files.check();
    await files.put(agreement);
    expect(asked).toEqual([
      ['PUT', 'AES256'],
      ['DELETE', undefined],
      ['PUT', 'AES256'],
    ]);
  });

  test('that does not say that it encrypts is refused, and keeps nothing', async () => {
    const files = s3Files({ ...s3.address, encrypted: true });
    const before = await gathered(files.listWrittenBefore(later()));
    const sentence = 'FILES_URL names a store that does not encrypt what it keeps (SSE-S3, AES256).';
    await expect(files.check()).rejects.toThrow(sentence);
    await expect(files.put(agreement)).rejects.toThrow(sentence);
    expect(await gathered(files.listWrittenBefore(later()))).toEqual(before);
  });

  test('that refuses the key is a fault; one that cannot be reached may be there again soon', async () => {
    const strange = s3Files({ ...s3.address, secretAccessKey: 'another' });
    await expect(strange.put(agreement)).rejects.toMatchObject({ status: 403 });
    await expect(strange.check()).rejects.toMatchObject({ status: 403 });
    const away = s3Files({ ...s3.address, endpoint: `http://127.0.0.1:${await freePort()}/orders` });
    await expect(away.put(agreement)).rejects.toThrow(StoreUnavailable);
    await expect(away.read('ab/00000000-0000-4000-8000-000000000000')).rejects.toThrow(StoreUnavailable);
    await away.check();
  });
});
