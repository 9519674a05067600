import { calls, type Call, type CallName } from '@app/machines/contract';
import { Hono, type Handler as HonoHandler } from 'hono';
import { ofAnyOrigin } from './http/any-origin.ts';
import { cable } from './http/cable/cable.ts';
import { staticDocuments } from './http/static-documents.ts';
import { missingSlug, notFound, underMaintenance } from './kernel/errors.ts';
import { handlers } from './handlers.ts';
import { readSecurityHeaders, type ResponseHeaders } from './http/response-headers.ts';
import { serveCall } from './http/serve-call.ts';
import { toApiError, writeError } from './http/write-error.ts';
import { observeRequests } from './operations/observe-requests.ts';
import { operationsRoutes } from './operations/operations-routes.ts';
import { newLimiter } from './kernel/rate-limit.ts';
import { requireWellFormedAddress } from './http/middleware/well-formed-address.ts';
import { apiPage } from './http/api-page.ts';
import { openApi, partnersOpenApi } from './http/open-api.ts';
import type { Ports } from './kernel/ports.ts';
import type { Handler } from './kernel/handlers.ts';

/** Where a page may post a form besides us: the payment provider's page. */
const formHosts = (ports: Ports): string[] => {
  const url = ports.paymentFormUrl;
  return URL.canParse(url) ? [new URL(url).origin] : [];
};

/** What an administrator's calls name before the slug: '/api/superadmin/orders/statuses/:slug'. */
const beforeSlug = Object.values(calls).flatMap(
  ({ path }) => /\/orders\/([a-z_]+)\/:slug$/u.exec(path)?.[1] ?? [],
);

const withoutSlug = new RegExp(
  `^/api(?:/(?:shop|superadmin|bluemedia|dotpay))?/orders(?:/(?:${beforeSlug.join('|')}))?(?:/?$|//)`,
  'u',
);

/** Whether an order's slug is missing where one belongs: '/api/orders', '/api/orders//calculations', '/api/superadmin/orders/statuses'. */
const lacksSlug = (path: string): boolean => withoutSlug.test(path);

/** The headers that every answer of this deployment carries. */
export const headersOf = (ports: Ports): Promise<ResponseHeaders> =>
  readSecurityHeaders(ports.publicUrl().startsWith('https://'), formHosts(ports));

/** What a script or font of the pages keeps: the rest speaks of documents, and would be a quarter of a first visit's bytes. */
const ofAssets = new Set([
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'X-Robots-Tag',
]);

/** A call that a flag of its query makes another one. */
function byFlag(
  { names, call }: NonNullable<Call['flag']>,
  without: HonoHandler,
  serve: (name: CallName) => HonoHandler,
): HonoHandler {
  const flagged = serve(call as CallName);
  return (c, next) => (names.some((name) => c.req.query(name) === 'true') ? flagged : without)(c, next);
}

/** The API: one route for each row of the contract, what operators ask, OpenAPI, and 404 in JSON for every other path under /api. */
export function createApp(ports: Ports): Hono {
  const app = new Hono();
  const limit = newLimiter(ports.settings.rates);
  app.use('*', observeRequests(ports));
  let read: Promise<ResponseHeaders> | undefined;
  const everyAnswer = (): Promise<ResponseHeaders> => (read ??= headersOf(ports));
  app.use('*', async (c, next) => {
    await next();
    if (c.get('headersWritten' as never)) return;
    const isWidget = c.res.ok && c.req.path.startsWith('/widget/');
    const isAsset = isWidget || (c.res.ok && c.req.path.startsWith('/assets/'));
    const every = { ...(await everyAnswer()), ...(isWidget ? ofAnyOrigin : {}) };
    for (const [name, value] of Object.entries(every))
      if (!isAsset || ofAssets.has(name)) c.res.headers.set(name, value);
  });
  app.use('*', async (c, next) => {
    await next();
    // Hono sends the head of what a GET answers and forgets its body: a stream would follow its order for nobody.
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
  });
  app.use('*', requireWellFormedAddress);
  app.route('/', operationsRoutes(ports));
  if (ports.settings.maintenance) app.all('/api/*', (c) => writeError(c, underMaintenance()));
  app.get('/api/openapi.json', (c) => c.json(openApi(ports.publicUrl())));
  app.get('/api/partners/openapi.json', (c) => c.json(partnersOpenApi(ports.publicUrl())));
  app.route(
    '/',
    apiPage(() => openApi(ports.publicUrl())),
  );
  const serve = (name: CallName): HonoHandler =>
    serveCall(ports, calls[name], handlers[name] as Handler<CallName> | undefined, limit, everyAnswer);
  // '/orders/statuses' is no order called statuses.
  app.use('/api/superadmin/orders/:slug', (c, next) =>
    beforeSlug.includes(c.req.param('slug')) ? Promise.resolve(writeError(c, missingSlug())) : next(),
  );
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path, alias, flag }: Call = calls[name];
    app.on(
      method,
      alias === undefined ? [path] : [path, alias],
      flag === undefined ? serve(name) : byFlag(flag, serve(name), serve),
    );
  }
  app.route('/', cable(ports));
  app.route('/', staticDocuments());
  app.all('/api/*', (c) => writeError(c, lacksSlug(c.req.path) ? missingSlug() : notFound()));
  app.onError((error, c) => writeError(c, toApiError(error, ports)));
  return app;
}
