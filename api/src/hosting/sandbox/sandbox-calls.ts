import { listSignatures, loadOrder, takeSandboxShop, type Order } from '@app/db';
import { momentToWire } from '@app/machines/contract';
import { Hono, type Context } from 'hono';
import { headersOf } from '../../app.ts';
import { shopOfApiKey } from '../../http/api-key-shop.ts';
import { forIntegrator } from '../../http/integrator-errors.ts';
import { readBytes } from '../../http/middleware/read-body.ts';
import { sourceOf } from '../../http/middleware/source-of.ts';
import { toApiError, writeError } from '../../http/write-error.ts';
import { ApiError, notFound, unauthenticated } from '../../kernel/errors.ts';
import type { Ports } from '../../kernel/ports.ts';
import { newLimiter } from '../../kernel/rate-limit.ts';
import { stateOfRequest } from '../../modules/shops/sandbox/sandbox-request.ts';
import { isOfNow } from '../../modules/shops/webhooks/sign-webhook.ts';
import { letterIdStart } from '../../providers/mail/message-id.ts';
import { consoleKey, sentMessagesPath } from '../../providers/settings.ts';
import type { SentMessage } from '../simulators/sent-messages.ts';

/** More than any shop's catalogue takes. */
const maxState = 8 * 1024 * 1024;

const badSignature = (): ApiError =>
  new ApiError(401, { error: 'Podpis jest nieprawidłowy albo przedawniony.' });

/** The keys that begin what was sent for the order: our letters and texts, and the invitations of its signatures. */
async function keysOf({ db }: Ports, { id }: Order) {
  const signatures = await listSignatures(db, id);
  return {
    mail: [letterIdStart(id)],
    sms: [`${id}:`],
    signing: signatures.map(({ processId }) => processId),
  };
}

async function messagesOf(ports: Ports, simulatorsUrl: string, order: Order): Promise<SentMessage[]> {
  const answer = await fetch(`${simulatorsUrl}${sentMessagesPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${consoleKey(ports.settings.simulatorSecret)}`,
    },
    body: JSON.stringify(await keysOf(ports, order)),
    signal: AbortSignal.timeout(5_000),
  });
  if (!answer.ok) throw new Error(`The simulators answered ${answer.status}`);
  return ((await answer.json()) as { messages: SentMessage[] }).messages;
}

/** What a sandbox is asked beside the calls of every deployment: the real server tells it of shops, a shop's server reads what its orders' clients got. */
export function sandboxCalls(ports: Ports, secret: string, simulatorsUrl: string): Hono {
  const app = new Hono();
  app.use('/api/sandbox/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(await headersOf(ports))) c.header(name, value);
    c.header('Cache-Control', 'no-store');
  });
  const limit = newLimiter(ports.settings.rates);
  const sourceIn = (c: Context): string => sourceOf(c, ports.settings.trustProxy);
  app.put('/api/sandbox/shops/:client_id', async (c) => {
    await limit('notification', sourceIn(c));
    // A request that was recorded long ago takes no memory.
    if (!isOfNow(c.req.header('webhook-timestamp'), ports.now())) throw badSignature();
    const bytes = await readBytes(c, maxState);
    const state = stateOfRequest(secret, {
      clientId: c.req.param('client_id'),
      header: (name) => c.req.header(name),
      body: new TextDecoder().decode(bytes),
      now: ports.now(),
    });
    if (state === null) throw badSignature();
    const taken = await ports.db.transaction((tx) => takeSandboxShop(tx, state, ports.now()));
    if (!taken)
      throw new ApiError(409, { error: 'Piaskownica zna już nowszy stan tego sklepu.', code: 'older' });
    return c.json({ version: state.version });
  });
  app.get('/api/sandbox/messages', async (c) => {
    const shopId = await shopOfApiKey(ports, c.req.header('authorization'));
    if (shopId === null) {
      await limit('read', sourceIn(c));
      throw unauthenticated();
    }
    await limit('read', shopId);
    const order = await loadOrder(ports.db, c.req.query('order') ?? '');
    if (order === null || order.shopId !== shopId) throw notFound();
    const messages = await messagesOf(ports, simulatorsUrl, order);
    return c.json({ messages: messages.map(({ at, ...message }) => ({ ...message, at: momentToWire(at) })) });
  });
  app.onError((error, c) => writeError(c, forIntegrator(toApiError(error, ports))));
  return app;
}
