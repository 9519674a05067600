import { createServer } from 'node:net';

/** What a clamd of these tests finds in any content that holds these bytes. */
export const planted = 'PLANTED-SIGNATURE';

/**
 * A server that speaks clamd's INSTREAM as it was recorded: `stream: OK`, or the signature that it found. `silent` ends
 * each connection without an answer, as a clamd that is starting does.
 */
export async function startClamd(): Promise<{
  readonly address: { readonly host: string; readonly port: number };
  /** Whether connections are ended without an answer. */
  silent: boolean;
  stop: () => Promise<void>;
}> {
  const state = { silent: false };
  const server = createServer((socket) => {
    const pieces: Buffer[] = [];
    socket.on('error', () => socket.destroy());
    if (state.silent) return void socket.resume().end();
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
      const content = contentOf(Buffer.concat(pieces));
      if (content === null) return;
      socket.end(content.includes(planted) ? 'stream: Test.Planted.UNOFFICIAL FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return Object.assign(state, {
    address: { host: '127.0.0.1', port: address.port },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** What was streamed, once its empty piece has come; null before. */
function contentOf(sent: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return sent.subarray(0, command.length).equals(command) ? Buffer.concat(pieces) : null;
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
