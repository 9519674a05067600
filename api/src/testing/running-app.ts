import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrder, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import type { BodyOf, CallName, OrderWire } from '@app/machines/contract';
import type { OrderStatus } from '@app/machines/order';
import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import { orderChanges } from '../kernel/order-changes.ts';
import { filledForm } from '../demo/filled-form.ts';
import { send } from './send-call.ts';
import { startOutboxWorker } from '../modules/order-life/outbox/outbox-worker.ts';
import { readEnv, type Settings } from '../kernel/env.ts';
import { diskFiles } from '../kernel/files/disk-files.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { sealedFiles } from '../kernel/files/sealed-files.ts';
import { feedConsole } from '../hosting/feed-console.ts';
import { listen } from '../hosting/listen.ts';
import { warnUntrustedHost, type LogLevel } from '../kernel/log.ts';
import { readJournal } from '../kernel/reads/read-journal.ts';
import type { Ports } from '../kernel/ports.ts';
import { performers } from '../performers.ts';
import { createProviders } from '../providers/create-providers.ts';
import { wholeSite } from '../hosting/whole-site.ts';
import { startSimulators, type SimulatorsOptions } from '../hosting/simulators/start-simulators.ts';
import { laptopOrder, walkToForm } from './client-steps.ts';
import { seedShop, shopKey } from './seed-shop.ts';
import { somebody } from './somebody.ts';
import { unwatched } from './unwatched.ts';
import { accountHolderPath, consoleFeedPath } from '../providers/settings.ts';

const person = somebody();

/** A notification that a simulator sent and that has not reached the application. */
export interface Held {
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

/** What a test looks into beside the database. */
export interface Watched {
  /** A folder for the simulators' own database; without one it is in memory. */
  readonly simulatorsIn?: string;
  /** Which lines of the log are kept; warnings where nothing is said. */
  readonly level?: LogLevel;
  /** Where files lie; in a folder of the application's own where nothing is said. */
  readonly files?: FileStore;
  /** Whether the whole site answers at the application's address, and not the API alone. */
  readonly site?: boolean;
  /** An identity provider among the simulators, which leads back to the application's address. */
  readonly identity?: (applicationUrl: string) => SimulatorsOptions['identity'];
}

const secret = 'test secret';

/** Figures that no test reaches unless it sets its own. */
const freely = { points: 1_000_000, seconds: 60 };

/** The application over a database, with the adapters and the simulators over sockets, and somebody who presses the console's buttons. */
export async function runApp(db: Database, change: Partial<Settings> = {}, watch: Watched = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  const listening = await listen('127.0.0.1', 0, false);
  const url = `http://127.0.0.1:${listening.port}`;
  const simulators = await startSimulators({
    port: 0,
    smtpPort: 0,
    dataDir: watch.simulatorsIn ?? ':memory:',
    apiUrl: url,
    publicUrl: watch.site === true ? url : undefined,
    secret,
    lookEvery: 20,
    identity: watch.identity?.(url),
  });
  const base = readEnv({ DATA_DIR: folder, PUBLIC_URL: url });
  const rates = Object.fromEntries(
    Object.keys(base.rates).map((name) => [name, freely]),
  ) as unknown as Settings['rates'];
  const lines: string[] = [];
  const watching = unwatched(lines, watch.level);
  let wake: () => void = () => undefined;
  let stopping = false;
  let waitingForHeld: (() => void) | undefined;
  const ports: Ports = {
    settings: { ...base, rates, simulatorSecret: secret, ...change },
    db,
    files: sealedFiles(watch.files ?? diskFiles(join(folder, 'files'))),
    providers: createProviders(simulators.settings, warnUntrustedHost(watching.log)),
    paymentFormUrl: simulators.settings.initialPayment.formUrl,
    changes: orderChanges(),
    reads: readJournal(db, watching.log),
    now: Date.now,
    publicUrl: () => url,
    wakeOutbox: () => wake(),
    ...watching,
    isStopping: () => stopping,
  };
  const app: Hono = createApp(ports);
  const site = watch.site === true ? wholeSite(ports, app, simulators.url) : app;
  const feed = feedConsole(ports, secret);
  const held: Held[] = [];
  let holding = false;
  listening.answerWith(async (request, env) => {
    const { pathname } = new URL(request.url);
    if (pathname === consoleFeedPath || pathname === accountHolderPath) return feed.fetch(request);
    if (!holding || !pathname.endsWith('/notifications')) return site.fetch(request, env as object);
    held.push({ path: pathname, headers: new Headers(request.headers), body: await request.text() });
    waitingForHeld?.();
    return new Response('OK');
  });
  const worker = startOutboxWorker(() => ports, performers);
  wake = worker.wake;
  wake();

  /** Resolves when the order rests in the status; the test's own time limit bounds it. */
  const reached = async (slug: string, status: OrderStatus): Promise<void> => {
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        loadOrder(db, slug).then((now) => {
          if (now?.status !== status) return;
          stop();
          resolve();
        }, reject);
      };
      const stop = ports.changes.follow(order.id, { changed: look, missed: look, stopped: look });
      look();
    });
  };

  const call = <N extends CallName>(
    name: N,
    params: Record<string, string>,
    body: BodyOf<N>,
    headers: Record<string, string> = {},
  ) => send(app, name, params, body, headers);

  const read = async (slug: string): Promise<OrderWire> =>
    (await call('getOrder', { slug }, undefined)) as OrderWire;

  const form = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(new URL(path, simulators.url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: simulators.url },
      redirect: 'manual',
    });

  async function submitForm(slug: string): Promise<void> {
    await call('submitForm', { slug }, { order: filledForm(await read(slug), person) });
  }

  return {
    app,
    ports,
    url,
    simulatorsUrl: simulators.url,
    /** Where the application keeps its files. */
    folder,
    log: lines,
    person,
    reached,
    call,
    read,
    form,
    /** A scan of the agreement that staff add to an order; answers its id. */
    async addScan(slug: string, headers: Readonly<Record<string, string>>): Promise<string> {
      const form = new FormData();
      form.set('type', 'contract');
      form.set('file', new File(['%PDF-1.7 skan'], 'skan.pdf'));
      const path = `/api/superadmin/orders/${slug}/attachments`;
      const answer = await app.request(path, { method: 'POST', headers, body: form });
      return ((await answer.json()) as { attachment: { id: string } }).attachment.id;
    },
    /** A cookie of the account, as its browser would send it. */
    async signIn(email: string): Promise<Record<string, string>> {
      const answer = await app.request('/api/auth', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demoPassword }),
      });
      const cookie = answer.headers.get('set-cookie')?.split(';')[0];
      if (cookie === undefined) throw new Error(`Signing in answered ${answer.status}`);
      return { cookie };
    },
    /** Presses the first button of this action in a section of the console. */
    async press(section: string, action: string): Promise<void> {
      const page = await (await fetch(`${simulators.url}/simulators/${section}`)).text();
      const button = new RegExp(`simulators/items/[0-9a-f]+/${action}(?=")`, 'u').exec(page);
      if (button === null) throw new Error(`The console has no button ${action} in ${section}`);
      await form(`/${button[0]}`, { back: section });
    },
    /** Whether what the simulators send is kept here instead of reaching the application; they take it as delivered. */
    hold(kept: boolean): void {
      holding = kept;
    },
    /** The next notification that was held. */
    async held(): Promise<Held> {
      const first = held.shift();
      if (first !== undefined) return first;
      await new Promise<void>((resolve) => (waitingForHeld = resolve));
      const [next] = held.splice(0, 1);
      if (next === undefined) throw new Error('Nothing was held');
      return next;
    },
    /** Sends a notification to the application as its provider would; answers the status. */
    async deliver({ path, headers, body }: Held): Promise<number> {
      const own = new Headers(headers);
      // Of the body that was held; a test may have changed it.
      own.delete('content-length');
      return (await app.request(path, { method: 'POST', headers: own, body })).status;
    },
    /** An order of the shop's server: `laptopOrder` and what is told. */
    async createOrder(
      more: Partial<BodyOf<'createEcommerceOrder'>> = {},
      headers: Record<string, string> = {},
    ): Promise<string> {
      const body = { ...laptopOrder(), ...more };
      const created = await call('createEcommerceOrder', {}, body, {
        authorization: `Bearer ${shopKey}`,
        ...headers,
      });
      return (created as { slug: string }).slug;
    },
    /** The client's clicks from the summary to the open form. */
    walkToForm: (slug: string, method: 'qes' | 'delivery') => walkToForm(() => app, slug, method),
    submitForm,
    /** The client's clicks from the summary to the submitted form. */
    async fillIn(slug: string, method: 'qes' | 'delivery'): Promise<void> {
      await walkToForm(() => app, slug, method);
      await submitForm(slug);
    },
    async stop(): Promise<void> {
      stopping = true;
      await ports.changes.end();
      await listening.close(1_000);
      await worker.stop(5_000);
      ports.providers.mail.close();
      await simulators.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The application over a migrated database with the demo's shop. */
export async function runSeededApp(open: () => Promise<Database>): Promise<RunningApp> {
  const db = await open();
  await seedShop(db);
  return runApp(db);
}

/** What runApp answers. */
export type RunningApp = Awaited<ReturnType<typeof runApp>>;
