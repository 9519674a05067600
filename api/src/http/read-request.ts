import { loadOrderById, type KeyedRequest } from '@app/db';
import type { Call, CallName } from '@app/machines/contract';
import type { Context } from 'hono';
import { invalid, notFound } from '../kernel/errors.ts';
import type { Limiter } from '../kernel/rate-limit.ts';
import { jsonBody, readBytes } from './middleware/read-body.ts';
import { readUpload } from './middleware/read-upload.ts';
import { readWith } from './middleware/read-with.ts';
import { requireSameOrigin } from './middleware/same-origin.ts';
import { sourceOf } from './middleware/source-of.ts';
import { canBeNamed } from './middleware/well-formed-address.ts';
import type { Ports } from '../kernel/ports.ts';
import type { CallContext, CallRequest, Caller } from '../kernel/call-context.ts';
import { callerOf } from './caller-of.ts';
import { sessionTokenOf } from './cookies.ts';
import { requestHash } from './idempotency.ts';
import { ownHosts } from '../kernel/own-hosts.ts';

const keyPattern = /^[\x21-\x7e]{8,128}$/u;
const badKey = {
  field: 'Idempotency-Key',
  code: 'idempotency_key',
  detail: 'The header Idempotency-Key has 8 to 128 visible ASCII characters, without spaces.',
  allowed: { min_length: 8, max_length: 128, pattern: keyPattern.source },
} as const;
const noBytes = new Uint8Array();

/** Whose key it is: two callers may use the same one. */
const scopeOf = (row: Call, params: Readonly<Record<string, string>>, caller: Caller): string => {
  const who =
    caller.kind === 'user'
      ? caller.user.id
      : caller.kind === 'shopServer'
        ? caller.shopId
        : (params['slug'] ?? 'anybody');
  return `${row.name}:${params['slug'] ?? ''}:${who}`;
};

const isList = (name: string): boolean => name.endsWith('[]');

/**
 * What a call that changes something does not know behind '?' is refused, and so is a name that comes twice: a flag that
 * decides what happens must not be dropped as an unknown field of a body is. Who reads loses nothing by it.
 */
function refuseUnknown(row: Call, asked: Readonly<Record<string, readonly string[]>>): void {
  const known = Object.keys((row.query as { entries?: object } | undefined)?.entries ?? {});
  const refused = Object.entries(asked).flatMap(([name, values]) => {
    if (!known.includes(name)) return [[name, 'Nieznany parametr adresu']];
    return values.length > 1 && !isList(name) ? [[name, 'Podaj ten parametr raz']] : [];
  });
  const details = refused.map(([field = '']) => ({
    ...{ field, code: 'query', detail: 'The call does not know this query parameter, or it comes twice.' },
    allowed: known,
  }));
  if (refused.length > 0) throw invalid(Object.fromEntries(refused), undefined, details);
}

function queryOf(c: Context, row: Call): unknown {
  const asked = c.req.queries();
  if (row.method !== 'GET' && !row.roles.includes('provider')) refuseUnknown(row, asked);
  if (row.query === undefined) return undefined;
  return readWith(
    row.query,
    Object.fromEntries(
      Object.entries(asked).map(([name, values]) => [name, isList(name) ? values : values[0]]),
    ),
  );
}

const idPattern = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/u;

/**
 * The head office names an order by its slug or by its id, whichever the specification says of a path (ADMIN-063, 073,
 * 074). To nobody else an id opens anything: it is no secret, as a client's slug is.
 */
async function withSlug(
  ports: Ports,
  row: Call,
  params: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const { slug } = params;
  if (slug === undefined || !row.path.startsWith('/api/superadmin/') || !idPattern.test(slug)) return params;
  const order = await loadOrderById(ports.db, slug);
  return order === null ? params : { ...params, slug: order.slug };
}

/** The body as it was sent: JSON, the texts of a form, or the JSON that one of them is. */
function sentBody(
  { file }: Call,
  fields: Readonly<Record<string, string>> | undefined,
  bytes: Uint8Array,
): unknown {
  if (fields === undefined) return jsonBody(bytes);
  return file?.json === undefined ? fields : jsonBody(Buffer.from(fields[file.json] ?? ''));
}

/** Limits, origin, caller, query, size, key and body of a call, in this order; the first that does not hold is the answer. */
export async function readRequest(
  c: Context,
  ports: Ports,
  row: Call,
  limit: Limiter,
  setHeader: CallContext['setHeader'],
): Promise<CallRequest<CallName>> {
  const source = sourceOf(c, ports.settings.trustProxy);
  if (row.rate !== undefined) await limit(row.rate, source);
  const writes = row.method !== 'GET';
  const fromBrowser = !row.roles.includes('provider') && !row.roles.includes('shop_api');
  if (writes && fromBrowser) requireSameOrigin(c, ownHosts(ports), row.file !== undefined);
  const sessionToken = row.anyOrigin === undefined ? sessionTokenOf(c, ports) : undefined;
  const caller = await callerOf(ports, row, { sessionToken, authorization: c.req.header('authorization') });
  const named = c.req.param() as Record<string, string>;
  if (!Object.values(named).every(canBeNamed)) throw notFound();
  const params = await withSlug(ports, row, named);
  const query = queryOf(c, row);
  const form = row.file === undefined ? null : await readUpload(c, ports.files, row.file);
  const bytes = form?.bytes ?? (writes ? await readBytes(c, row.bodyLimit) : noBytes);
  const key = row.idempotent ? c.req.header('idempotency-key') : undefined;
  if (key !== undefined && !keyPattern.test(key))
    throw invalid({ 'Idempotency-Key': 'Klucz ma od 8 do 128 znaków' }, undefined, [badKey]);
  const requestKey: KeyedRequest | undefined =
    key === undefined
      ? undefined
      : { scope: scopeOf(row, params, caller), key, hash: requestHash(c.req.method, c.req.path, bytes) };
  const context: CallContext = {
    ports,
    name: row.name as CallName,
    params,
    caller,
    source,
    key: requestKey,
    limit,
    sessionToken,
    bytes,
    upload: form?.upload ?? null,
    header: (name) => c.req.header(name),
    setHeader,
    // Asked for late: a signal costs more than most calls' whole reading, and only streams listen to it.
    signal: () => c.req.raw.signal,
  };
  // The row's schemas have judged query and body: they are what the row's types say.
  const body = row.body === undefined ? undefined : readWith(row.body, sentBody(row, form?.fields, bytes));
  return { ...context, query, body } as CallRequest<CallName>;
}
