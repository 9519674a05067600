import { get, type IncomingMessage } from 'node:http';
import { createInflateRaw } from 'node:zlib';

/** A report as a file: its address without the format, and as whom it is asked for. */
export interface Asked {
  readonly url: string;
  readonly cookie: string;
  readonly format: 'xlsx' | 'json';
}

/** Opens the answer; throws where it is no file. */
function open({ url, cookie, format }: Asked): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${url}&format=${format}`, { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`${url} answered ${answer.statusCode}`));
    }).once('error', reject);
  });
}

/** How often a text occurs in parts of a whole, also across their edges. */
function counter(mark: string) {
  let [count, rest] = [0, ''];
  return {
    add(part: Buffer): void {
      const text = rest + part.toString('latin1');
      count += text.split(mark).length - 1;
      rest = text.slice(1 - mark.length);
    },
    count: () => count,
  };
}

const headOfEntry = 30;

/** What the first entry of an archive holds, as it comes. */
function firstEntry(answer: IncomingMessage, onData: (part: Buffer) => void): Promise<void> {
  const inflate = createInflateRaw();
  let head: Buffer | null = Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    inflate.on('data', onData).once('end', resolve).once('error', reject);
    answer.once('end', () => inflate.end()).once('error', reject);
    answer.on('data', (part: Buffer) => {
      if (head === null) return void inflate.write(part);
      head = Buffer.concat([head, part]);
      if (head.length < headOfEntry) return;
      const begins = headOfEntry + head.readUInt16LE(26) + head.readUInt16LE(28);
      if (head.length < begins) return;
      inflate.write(head.subarray(begins));
      head = null;
    });
  });
}

/** Reads the whole file as fast as it comes; answers its bytes and its rows. */
export async function readWhole(asked: Asked): Promise<{ readonly bytes: number; readonly rows: number }> {
  const answer = await open(asked);
  let bytes = 0;
  answer.on('data', (part: Buffer) => (bytes += part.length));
  const rows = counter(asked.format === 'xlsx' ? '<row ' : '"siemens_id":');
  if (asked.format === 'xlsx') {
    await firstEntry(answer, rows.add);
    // The first is the header.
    return { bytes, rows: rows.count() - 1 };
  }
  answer.on('data', rows.add);
  await new Promise((resolve, reject) => answer.once('end', resolve).once('error', reject));
  return { bytes, rows: rows.count() };
}

/** Reads the beginning and then nothing; whoever calls what is answered goes away in the middle. */
export async function readAndStop(asked: Asked): Promise<() => void> {
  const answer = await open(asked);
  await new Promise((resolve) => answer.once('data', resolve));
  answer.pause();
  answer.on('error', () => undefined);
  return () => void answer.destroy();
}
