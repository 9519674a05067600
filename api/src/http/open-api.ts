import {
  calls,
  FailedReply,
  InvalidReply,
  RefusedReply,
  ShopEventBody,
  type AnySchema,
  type Call,
} from '@app/machines/contract';
import { toJsonSchema } from '@valibot/to-json-schema';

const schemaOf = (schema: AnySchema): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    errorMode: 'ignore',
  });
  return rest;
};

const json = (schema: object): object => ({ 'application/json': { schema } });
const shared = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const answer = (description: string, name: string): object => ({ description, content: json(shared(name)) });

function securityOf(call: Call): object[] {
  if (call.roles.includes('shop_api')) return [{ shopApiKey: [] }];
  if (call.roles.includes('client') || call.roles.includes('public') || call.roles.includes('provider'))
    return [];
  return [{ session: [] }];
}

const pathOf = (path: string): string => path.replace(/:([a-z_]+)/gu, '{$1}');

function parametersOf(call: Call): object[] {
  const inPath = [...call.path.matchAll(/:([a-z_]+)/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query =
    call.query === undefined ? {} : (schemaOf(call.query) as { properties?: object; required?: string[] });
  const properties = Object.entries(('properties' in query ? query.properties : {}) ?? {});
  const required = ('required' in query ? query.required : []) ?? [];
  const inQuery = properties.map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const key = call.idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
      ]
    : [];
  return [...inPath, ...inQuery, ...key];
}

/** A forced move asks for the password whatever its row says. */
const asksForPassword = ({ confirmed, events }: Call): boolean =>
  confirmed === true || events?.includes('FORCE') === true;

/** A body as it is sent: JSON, or a form with a file. */
function contentOf({ body, file }: Call): object {
  const schema = body === undefined ? {} : schemaOf(body);
  if (file === undefined) return json(schema);
  const { optional = false, json: part } = file;
  const form = (part === undefined ? schema : { type: 'object', properties: { [part]: schema } }) as {
    properties?: object;
    required?: string[];
  };
  const properties = { ...form.properties, file: { type: 'string', format: 'binary' } };
  const fields = part === undefined ? (form.required ?? []) : [part];
  const required = optional ? fields : [...fields, 'file'];
  return { 'multipart/form-data': { schema: { ...form, properties, required } } };
}

function operationOf(call: Call): object {
  const reply =
    call.reply === undefined ? { [call.produces ?? 'text/plain']: {} } : json(schemaOf(call.reply));
  return {
    operationId: call.name,
    summary: call.summary,
    'x-roles': call.roles,
    ...(call.events === undefined ? {} : { 'x-events': call.events }),
    security: securityOf(call),
    parameters: parametersOf(call),
    ...(call.body === undefined ? {} : { requestBody: { required: true, content: contentOf(call) } }),
    responses: {
      [call.status ?? 200]: { description: 'Done', content: reply },
      400: answer('Malformed', 'Failed'),
      401: answer('No session, key or signature', 'Failed'),
      403: answer(
        asksForPassword(call)
          ? 'Not allowed, or the password has to be given once more (code password_confirmation)'
          : 'Not allowed',
        'Failed',
      ),
      404: answer('Not found, or not yours', 'Failed'),
      ...(call.path.includes('/:slug')
        ? { 410: answer("The order's personal data are erased", 'Failed') }
        : {}),
      ...(call.method === 'GET'
        ? {}
        : {
            409: answer('Refused by the chart, or a stale version', 'Refused'),
            422: answer('Invalid', 'Invalid'),
          }),
      429: answer('Too many requests; Retry-After says when', 'Failed'),
    },
  };
}

const written = new Map<string, object>();

const document = (title: string, rows: readonly Call[], more: object = {}): object => ({
  openapi: '3.1.0',
  info: {
    title,
    version: '1',
    description:
      'Texts hold no control characters (reasons may have line feeds and tabs), no half surrogate pairs and no controls of direction; JSON lies at most 32 levels deep.',
  },
  components: {
    securitySchemes: {
      shopApiKey: { type: 'http', scheme: 'bearer', description: "The shop's API key" },
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
    },
    schemas: {
      Failed: schemaOf(FailedReply),
      Invalid: schemaOf(InvalidReply),
      Refused: schemaOf(RefusedReply),
    },
  },
  paths: pathsOf(rows),
  ...more,
});

/** Written once from the rows. */
function once(title: string, publicUrl: string, write: () => object): object {
  const known = written.get(title) ?? write();
  written.set(title, known);
  return { ...known, servers: [{ url: publicUrl }] };
}

/** The whole contract as OpenAPI 3.1. */
export const openApi = (publicUrl: string): object =>
  once('Order financing', publicUrl, () => document('Order financing', Object.values(calls)));

const inHeader = (name: string, description: string): object => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
});

/** What a shop's server is sent. */
const webhooks = {
  orderShopStatusChanged: {
    post: {
      summary: 'The status that the shop sees has changed. Any 2xx within five seconds is a delivery.',
      parameters: [
        inHeader('webhook-id', 'The event; the same over all attempts'),
        inHeader('webhook-timestamp', 'When it was sent, in seconds since 1970'),
        inHeader(
          'webhook-signature',
          'v1, and HMAC-SHA256 in Base64 over webhook-id, webhook-timestamp and the body with dots between, under the bytes of the secret',
        ),
      ],
      requestBody: { required: true, content: json(schemaOf(ShopEventBody)) },
      responses: { 200: { description: 'Taken' } },
    },
  },
};

/** What a partner shop uses alone: the calls of its server and of its calculator, and what its server is sent. */
export const partnersOpenApi = (publicUrl: string): object =>
  once('Order financing for partner shops', publicUrl, () =>
    document(
      'Order financing for partner shops',
      (Object.values(calls) as readonly Call[]).filter(
        ({ roles, path }) => roles.includes('shop_api') || path.startsWith('/api/widget/'),
      ),
      { webhooks },
    ),
  );

function pathsOf(rows: readonly Call[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of rows) (paths[pathOf(row.path)] ??= {})[row.method.toLowerCase()] = operationOf(row);
  return paths;
}
