import { connect, type Socket } from 'node:net';

/** One answer as far as a load generator looks at it. */
export interface Answered {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** A keep-alive connection that sends one request after another: as little HTTP as our servers' answers need. */
export interface Connection {
  readonly send: (request: string) => Promise<Answered>;
  readonly close: () => void;
}

const endOfHead = Buffer.from('\r\n\r\n');

function answerIn(received: Buffer): Answered | null {
  const end = received.indexOf(endOfHead);
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`An answer without a length:\n${head}`);
  const whole = end + endOfHead.length + length;
  if (received.length < whole) return null;
  return { status, head, body: received.toString('utf8', end + endOfHead.length, whole) };
}

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve: (answer: Answered) => void; reject: (error: Error) => void } | null = null;
  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection')));
  socket.on('data', (part: Buffer) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const answer = answerIn(received);
    if (answer === null) return;
    received = Buffer.alloc(0);
    const { resolve } = waiting ?? {};
    waiting = null;
    resolve?.(answer);
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
