import { ExternalNumberTaken, findReply, loadForUpdate, StaleVersion, storeReply } from '@app/db';
import type { Call, CallName, CommandName, OrderCommandName } from '@app/machines/contract';
import { slugOf } from '../kernel/access.ts';
import type { CallRequest } from '../kernel/call-context.ts';
import type { Commit, Handler, VersionedBody } from '../kernel/handlers.ts';
import { rowsOwnEvent, runOrderCommand, type DecideChange } from '../modules/order-life/order-command.ts';
import { storedReply, withIdempotencyKey } from './idempotency.ts';

type Plain = (request: CallRequest<CommandName>) => Promise<Commit<unknown>>;

async function commit(request: CallRequest<CommandName>, command: Plain, row: Call): Promise<string> {
  const { ports, key } = request;
  const { write, ofOrder, committed } = await command(request);
  const text = await ports.db.transaction(async (tx) => {
    const reply = JSON.stringify(await write(tx));
    if (key !== undefined) {
      const stored = { ...key, status: row.status ?? 200, text: reply };
      await storeReply(tx, ofOrder === undefined ? stored : { ...stored, orderId: ofOrder() }, ports.now());
    }
    return reply;
  });
  committed?.();
  return text;
}

/** How often a command is decided anew where its order keeps moving under it. */
const attempts = 5;

/**
 * Runs a command of an order on the order as it is now, and anew where that moved before the commit. Only a body that
 * names the version which its page saw is then refused as StaleVersion.
 */
async function runOnOrder(request: CallRequest<OrderCommandName>, decide: DecideChange): Promise<string> {
  const namesVersion = (request.body as VersionedBody)?.version !== undefined;
  for (let attempt = 1; ; attempt += 1) {
    const { reply, loaded } = await loadForUpdate(request.ports.db, slugOf(request), request.key);
    try {
      return storedReply(reply) ?? (await runOrderCommand(request, decide, loaded));
    } catch (error) {
      if (!(error instanceof StaleVersion) || namesVersion || attempt === attempts) throw error;
    }
  }
}

/** The command of a row: loads what it changes, lets the handler decide once per key, and answers the reply as JSON text. */
export function commandOf(row: Call, handler: Handler<CallName> | undefined) {
  const inFlight = new Set<string>();
  const ofOrder = row.path.includes('/:slug');

  async function run(request: CallRequest<CallName>): Promise<string> {
    const { ports, key } = request;
    if (ofOrder)
      return runOnOrder(
        request as CallRequest<OrderCommandName>,
        (handler as DecideChange | undefined) ?? rowsOwnEvent,
      );
    const stored = key === undefined ? null : storedReply(await findReply(ports.db, key));
    if (stored !== null) return stored;
    const attempt = () => commit(request as CallRequest<CommandName>, handler as Plain, row);
    // The shop's number was taken meanwhile: the command finds the order that has it now.
    return attempt().catch((error: unknown) => {
      if (error instanceof ExternalNumberTaken) return attempt();
      throw error;
    });
  }

  return (request: CallRequest<CallName>): Promise<string> =>
    withIdempotencyKey(request.ports, request.key, inFlight, () => run(request));
}
