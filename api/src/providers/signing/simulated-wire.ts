import { Hono } from 'hono';
import type { Context } from 'hono';
import { authorized } from '../simulation/authorized.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Item } from '../simulation/store.ts';
import { processFrom, processPrefix, withTokens } from './simulated-process.ts';
import type { SimulatedProcess } from './simulated-process.ts';

/** The calls of Autenti's API v2 that the adapter makes. */
export function autentiWire(
  { store, settings }: Simulation,
  { invite }: { readonly invite: (item: Item<SimulatedProcess>) => void },
): Hono {
  const collection = store.collection<SimulatedProcess>('autenti');
  const wire = new Hono();
  const found = (context: Context): Item<SimulatedProcess> | undefined =>
    collection.find((context.req.param('id') ?? '').replace(processPrefix, ''));
  const keyOf = (context: Context): string => context.req.header('idempotency-key') ?? crypto.randomUUID();

  wire.use(authorized(`api-key ${settings.signing.key}`));

  wire.post('/document-processes', async (context) => {
    const process = processFrom(await context.req.json());
    if (!process) return context.json({ error: 'INVALID_DOCUMENT_PROCESS' }, 400);
    const { item, repeated } = collection.add(keyOf(context), 'pending', process);
    if (!repeated)
      collection.save(item.id, 'pending', { ...process, signers: withTokens(item.id, process.signers) });
    return context.json({ id: `${processPrefix}${item.id}`, status: item.data.status }, repeated ? 200 : 201);
  });

  wire.get('/document-processes/:id', (context) => {
    const item = found(context);
    return item ? context.json(written(item)) : context.json({ error: 'NOT_FOUND' }, 404);
  });

  wire.post('/document-processes/:id/files', async (context) => {
    const item = found(context);
    if (!item) return context.json({ error: 'NOT_FOUND' }, 404);
    const { file } = await context.req.parseBody();
    if (!(file instanceof File)) return context.json({ error: 'FILE_MISSING' }, 400);
    const key = keyOf(context);
    const base64 = Buffer.from(await file.arrayBuffer()).toString('base64');
    const known = item.data.files.some((one) => one.key === key);
    if (!known && item.data.status !== 'DRAFT') return context.json({ error: 'NOT_A_DRAFT' }, 409);
    const files = known ? item.data.files : [...item.data.files, { key, filename: file.name, base64 }];
    collection.save(item.id, item.state, { ...item.data, files });
    return context.json({ id: `FILE:${files.findIndex((one) => one.key === key)}` }, known ? 200 : 201);
  });

  wire.get('/document-processes/:id/files', (context) => {
    const item = found(context);
    if (!item) return context.json({ error: 'NOT_FOUND' }, 404);
    const filePurpose = item.data.status === 'COMPLETED' ? 'SIGNED_CONTENT_FILE' : 'SOURCE_FILE';
    const lines = item.data.files.map(({ filename }, index) =>
      JSON.stringify({ id: `FILE:${index}`, filename, filePurpose }),
    );
    return context.body(`${lines.join('\n')}\n`, 200, { 'Content-Type': 'application/stream+json' });
  });

  wire.get('/document-processes/:id/files/:file/content', (context) => {
    const item = found(context);
    const file = item?.data.files[Number(context.req.param('file').replace('FILE:', ''))];
    if (!item || !file) return context.json({ error: 'NOT_FOUND' }, 404);
    return context.body(contentOf(item.data, file.base64), 200, { 'Content-Type': 'application/pdf' });
  });

  wire.post('/document-processes/:id/actions', (context) => {
    const item = found(context);
    if (!item) return context.json({ error: 'NOT_FOUND' }, 404);
    const { status } = item.data;
    const event = selectedEvent(context.req.header('x-assertion') ?? '');
    if (event === 'DOCUMENT_SENT' && status === 'DRAFT')
      invite(collection.save(item.id, 'pending', { ...item.data, status: 'PROCESSING' }));
    else if (event === 'DOCUMENT_WITHDRAWAL' && (status === 'DRAFT' || status === 'PROCESSING')) {
      collection.save(item.id, 'withdrawn', { ...item.data, status: 'WITHDRAWN' });
    } else if (event === undefined)
      return context.json({ error: 'CHALLENGE' }, 403, { 'x-challenge': 'ACTION_SELECTION' });
    return context.body(null, 204);
  });

  return wire;
}

/** A file as it is now: its signatures are a revision after what was sent, which stays as it was. */
function contentOf({ status, signers }: SimulatedProcess, base64: string): Buffer<ArrayBuffer> {
  const sent = Buffer.from(base64, 'base64');
  if (status !== 'COMPLETED') return sent;
  const names = signers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  return Buffer.concat([sent, Buffer.from(`\n% Podpisali: ${names}\n%%EOF\n`)]);
}

function selectedEvent(assertion: string): string | undefined {
  try {
    const read = JSON.parse(Buffer.from(assertion, 'base64').toString('utf8')) as {
      attributes: { selectedIds: string[] };
    };
    return read.attributes.selectedIds[0]?.replace('EVENT_CLASSIFIER-UNIQUE_TYPE:', '');
  } catch {
    return undefined;
  }
}

const written = (item: Item<SimulatedProcess>): object => ({
  id: `${processPrefix}${item.id}`,
  status: item.data.status,
  title: item.data.title,
  parties: item.data.signers.map((signer) => ({
    party: {
      firstName: signer.firstName,
      lastName: signer.lastName,
      contacts: [{ type: 'CONTACT-TYPE:EMAIL', attributes: { email: signer.email } }],
    },
    role: 'SIGNER',
    participationStatus: signer.signed ? 'COMPLETED' : 'ACTIVE',
  })),
});
