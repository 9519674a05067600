import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}

/** clamd does not say. `isAway`: nobody would be told anything now; else another content may fare better. */
export class AntivirusError extends Error {
  override readonly name = 'AntivirusError';
  readonly isAway: boolean;
  constructor(message: string, { isAway, ...options }: ErrorOptions & { readonly isAway: boolean }) {
    super(message, options);
    this.isAway = isAway;
  }
}

/** How long clamd may say nothing, in milliseconds. */
const timeoutMs = 30_000;

async function* framed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.byteLength);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** The name of what clamd finds in a content, null where it finds nothing; throws where it does not say. */
export async function scanWithClamd(
  address: ClamdAddress,
  content: AsyncIterable<Uint8Array>,
): Promise<string | null> {
  const socket = connect(address);
  socket.setTimeout(timeoutMs, () =>
    socket.destroy(new AntivirusError('clamd says nothing', { isAway: true })),
  );
  try {
    await once(socket, 'connect').catch((cause: unknown) => {
      throw new AntivirusError('clamd is not there', { isAway: true, cause });
    });
    const answering = text(socket);
    // clamd may answer before it has read everything: its answer counts, and what was not sent does not.
    pipeline(framed(content), socket, { end: false }).catch((error: Error) => socket.destroy(error));
    const answer = await answering;
    const [, found] = /^stream: (?:OK|(.+) FOUND)\0?$/u.exec(answer) ?? [null, answer];
    if (found === answer)
      throw new AntivirusError(`clamd does not judge: ${answer.slice(0, 100)}`, { isAway: false });
    return found ?? null;
  } finally {
    socket.destroy();
  }
}
