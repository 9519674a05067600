import { adapters, createConsumer } from '@rails/actioncable';
import { expect, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';

// The stock client looks at a cut link 6–12 s after its last look; a cut that is younger than 6 s waits for another look.
const reconnecting = { timeout: 25_000, interval: 50 };

/** Action Cable's own client, as the panel runs it, signed in to the server at `url` by a session's cookie. */
export function followCable(url: string, cookie: Readonly<Record<string, string>>) {
  const sockets: WebSocket[] = [];
  adapters.WebSocket = class extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { ...cookie, origin: url } });
      // Nobody listens where a server is gone.
      this.on('error', () => undefined);
      sockets.push(this);
    }
  };
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const heard: unknown[] = [];
  let connections = 0;
  const consumer = createConsumer(`${url.replace('http', 'ws')}/cable`);
  consumer.subscriptions.create('UserChannel', {
    connected: () => (connections += 1),
    received: (message) => heard.push(message),
  });
  onTestFinished(() => {
    consumer.disconnect();
    vi.unstubAllGlobals();
  });
  const connected = (times: number) => vi.waitFor(() => expect(connections).toBe(times), reconnecting);
  const hears = (message: object) =>
    vi.waitFor(() => expect(heard).toContainEqual(message), { timeout: 2_000 });
  return { sockets, connected, hears };
}
