import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { unknownPage } from '../simulation/client-answer.ts';
import { page } from '../simulation/page.ts';
import { delay, say, usualPresses } from '../simulation/simulation.ts';
import type { Simulation, Simulator } from '../simulation/simulation.ts';
import type { Item } from '../simulation/store.ts';
import { signDetached } from './detached-jws.ts';
import { allSigned, invitations } from './simulated-process.ts';
import type { SimulatedProcess } from './simulated-process.ts';
import { signingPages } from './simulated-signing-pages.ts';
import { autentiWire } from './simulated-wire.ts';

const keyId = 'simulator-1';
const events = {
  PROCESSING: 'DOCUMENT_SIGNED',
  COMPLETED: 'DOCUMENT_PROCESS_COMPLETED',
  REJECTED: 'DOCUMENT_PROCESS_REJECTED',
  EXPIRED: 'DOCUMENT_PROCESS_EXPIRED',
} as const;

/** Autenti: document processes, the page on which each signer signs, signed webhooks. */
export function simulateSigning(simulation: Simulation): Simulator {
  const { store, publicUrl } = simulation;
  const collection = store.collection<SimulatedProcess>('autenti');
  const pem = store.remembered('autenti-key', () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  );
  const key = createPrivateKey(pem);

  /** Says what the process has come to. */
  function notify(item: Item<SimulatedProcess>, status: keyof typeof events, wait = 0): void {
    const eventType = `EVENT_CLASSIFIER-UNIQUE_TYPE:${events[status]}`;
    const body = JSON.stringify([
      {
        id: randomUUID(),
        eventType,
        object: { id: `DOCUMENT_PROCESS:${item.id}`, type: 'DOCUMENT_PROCESS' },
      },
    ]);
    const headers = { 'Content-Type': 'application/json', 'x-jws-signature': signDetached(body, key, keyId) };
    say(simulation, item, { path: '/api/autenti/notifications', headers, body }, wait);
  }

  const withSigned = (data: SimulatedProcess, who: (index: number) => boolean): SimulatedProcess => ({
    ...data,
    signers: data.signers.map((signer, index) => ({ ...signer, signed: signer.signed || who(index) })),
  });

  /** Ends the process and says so. */
  function end(
    item: Item<SimulatedProcess>,
    status: Exclude<keyof typeof events, 'PROCESSING'>,
    wait = 0,
  ): void {
    const done = status === 'COMPLETED';
    const data = withSigned(item.data, () => done);
    collection.save(item.id, done ? 'succeeded' : 'failed', { ...data, status });
    notify(item, status, wait);
  }

  /** One signs; the last signature closes the process. */
  function sign(item: Item<SimulatedProcess>, signerIndex: number): void {
    const data = withSigned(item.data, (index) => index === signerIndex);
    const saved = collection.save(item.id, item.state, data);
    if (allSigned(data)) end(saved, 'COMPLETED');
    else notify(saved, 'PROCESSING');
  }

  /** All have signed, and the process is still open: its end is told later. */
  function signOnly(item: Item<SimulatedProcess>): void {
    notify(
      collection.save(
        item.id,
        item.state,
        withSigned(item.data, () => true),
      ),
      'PROCESSING',
    );
  }

  function press(item: Item<SimulatedProcess>, action: string): void {
    if (action === 'repeat') return store.notifications.repeat(item.id);
    if (action === 'signed') return signOnly(item);
    if (action === 'succeed') return end(item, 'COMPLETED');
    if (action === 'delay') return end(item, 'COMPLETED', delay);
    if (action === 'fail') return end(item, 'REJECTED');
    if (action === 'expire') return end(item, 'EXPIRED');
  }

  const pages = new Hono();
  pages.route('/', signingPages(simulation, { sign, refuse: (item) => end(item, 'REJECTED') }));
  pages.get('*', (context) => page(context, { title: 'Autenti', body: unknownPage('Autenti'), status: 404 }));

  const wire = new Hono();
  wire.get('/webhook.jwks', (context) =>
    context.json({
      keys: [{ ...createPublicKey(key).export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }],
    }),
  );
  wire.route('/api/v2', autentiWire(simulation, { invite: (item) => invitations(item, simulation) }));

  return {
    provider: 'autenti',
    wire,
    pages,
    press: (item, action) => press(item as Item<SimulatedProcess>, action),
    show(shown) {
      const item = shown as Item<SimulatedProcess>;
      const presses = [...usualPresses(item.state, { succeed: 'Wszyscy podpisali', fail: 'Odmowa podpisu' })];
      if (item.state === 'pending')
        presses.splice(
          2,
          0,
          { action: 'signed', label: 'Podpisali, proces otwarty' },
          { action: 'expire', label: 'Termin minął' },
        );
      const signers = item.data.signers.map(
        (signer) =>
          html`<div>
            ${signer.firstName} ${signer.lastName}, ${signer.email} –
            ${signer.signed ? 'podpisano' : html`<a href="${publicUrl}/sim/autenti/sign/${signer.token}">strona podpisu</a>`}
          </div>`,
      );
      return {
        title: item.data.title,
        facts: [
          ['Rodzaj podpisu', item.data.qualified ? 'kwalifikowany' : 'zwykły elektroniczny'],
          ['Osoby', html`${signers}`],
          ['Dokumenty', item.data.files.map((file) => file.filename).join(', ')],
        ],
        presses,
      };
    },
  };
}
