import { calls, type Call, type CallName } from '@app/machines/contract';
import { Hono } from 'hono';
import { staticDocuments } from './agreements/static-documents.ts';
import { noSlug, notFound, underMaintenance } from './answers.ts';
import { handlers } from './handlers.ts';
import type { Handler } from './http/call-request.ts';
import { readSecurityHeaders, type AnswerHeaders } from './http/answer-headers.ts';
import { serveCall } from './http/serve-call.ts';
import { answerOf, writeAnswer } from './http/write-error.ts';
import { observeRequests } from './operations/observe-requests.ts';
import { operationsRoutes } from './operations/operations-routes.ts';
import { newLimiter } from './middleware/rate-limit.ts';
import { openApi } from './openapi/open-api.ts';
import type { Ports } from './ports.ts';

/** Where a page may post a form besides us: the payment provider's page. */
const formHosts = (ports: Ports): string[] => {
  const url = ports.paymentFormUrl;
  return URL.canParse(url) ? [new URL(url).origin] : [];
};

/** Whether an order's slug is missing where one belongs: '/api/orders', '/api/orders//calculations', '/api/shop/orders//products'. */
const lacksSlug = (path: string): boolean =>
  /^\/api(?:\/(?:shop|superadmin|bluemedia|dotpay))?\/orders(?:\/?$|\/\/)/u.test(path);

/** The headers that every answer of this deployment carries. */
export const headersOf = (ports: Ports): Promise<AnswerHeaders> =>
  readSecurityHeaders(ports.publicUrl().startsWith('https://'), formHosts(ports));

/** The API: one route for each row of the contract, what operators ask, OpenAPI, and 404 in JSON for every other path under /api. */
export function createApp(ports: Ports): Hono {
  const app = new Hono();
  const limit = newLimiter(ports.settings.rates);
  app.use('*', observeRequests(ports));
  let read: Promise<AnswerHeaders> | undefined;
  const everyAnswer = (): Promise<AnswerHeaders> => (read ??= headersOf(ports));
  app.use('*', async (c, next) => {
    await next();
    if (c.get('headersWritten' as never)) return;
    for (const [name, value] of Object.entries(await everyAnswer())) c.res.headers.set(name, value);
  });
  app.route('/', operationsRoutes(ports));
  if (ports.settings.maintenance) app.all('/api/*', (c) => writeAnswer(c, underMaintenance()));
  app.get('/api/openapi.json', (c) => c.json(openApi(ports.publicUrl())));
  for (const name of Object.keys(calls) as CallName[]) {
    const row: Call = calls[name];
    app.on(
      row.method,
      row.path,
      serveCall(ports, row, handlers[name] as Handler<CallName>, limit, everyAnswer),
    );
  }
  app.route('/', staticDocuments());
  app.all('/api/*', (c) => writeAnswer(c, lacksSlug(c.req.path) ? noSlug() : notFound()));
  app.onError((error, c) => writeAnswer(c, answerOf(error, ports)));
  return app;
}
