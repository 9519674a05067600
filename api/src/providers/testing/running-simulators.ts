import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProviders } from '../create-providers.ts';
import type { Behaviour } from '../simulation/behaviour.ts';
import type { ProviderName } from '../simulation/provider-name.ts';
import { startSimulators } from '../../hosting/simulators/start-simulators.ts';

export type Delivered = { readonly path: string; readonly headers: Headers; readonly body: string };

/** An application that only takes notifications and knows nobody: `next` waits for one; `answer` is the status that it answers with. */
async function notificationInbox() {
  const delivered: Delivered[] = [];
  const waiting: ((one: Delivered) => void)[] = [];
  const inbox = { answer: 200, delivered };

  const server = createServer((request, response) => {
    if (request.method !== 'POST') return void response.writeHead(404).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const one = { path: request.url ?? '', headers, body: Buffer.concat(chunks).toString('utf8') };
      response.writeHead(inbox.answer).end();
      const waits = waiting.shift();
      if (waits) waits(one);
      else delivered.push(one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return Object.assign(inbox, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: (): Promise<Delivered> => {
      const known = delivered.shift();
      return known ? Promise.resolve(known) : new Promise((resolve) => waiting.push(resolve));
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Adapters and simulators as they meet in the demo, on free ports, with somebody who presses the console's buttons. */
export async function runSimulators(dataDir = ':memory:', now: () => number = Date.now) {
  const inbox = await notificationInbox();
  const simulators = await startSimulators({
    port: 0,
    smtpPort: 0,
    dataDir,
    apiUrl: inbox.url,
    secret: 'test secret',
    lookEvery: 20,
    now,
  });
  const providers = createProviders(simulators.settings, () => undefined);

  const read = async (path: string): Promise<string> => (await fetch(`${simulators.url}${path}`)).text();
  /** Sends a page's form as its browser would, without following where it leads. */
  const send = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(new URL(path, simulators.url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: simulators.url },
      redirect: 'manual',
    });

  return {
    inbox,
    providers,
    smtpUrl: simulators.smtpUrl,
    simulators,
    read,
    send,
    /** Presses the first button of this action in a section of the console. */
    async press(section: string, action: string): Promise<void> {
      const form = new RegExp(`simulators/items/[0-9a-f]+/${action}(?=")`).exec(
        await read(`/simulators/${section}`),
      );
      if (!form) throw new Error(`the console has no button ${action} in ${section}`);
      await send(`/${form[0]}`, { back: section });
    },
    async behave(provider: ProviderName, behaviour: Behaviour): Promise<void> {
      await send(`/simulators/behaviours/${provider}`, { back: '', behaviour });
    },
    async stop(): Promise<void> {
      providers.mail.close();
      await simulators.stop();
      await inbox.close();
    },
  };
}
