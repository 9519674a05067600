import { ExternalNumberTaken, findReply, storeReply, loadForUpdate } from '@app/db';
import type { Call, CallName, CommandName, OrderCommandName } from '@app/machines/contract';
import { slugOf } from '../kernel/access.ts';
import type { CallRequest } from '../kernel/call-context.ts';
import type { Commit, Handler } from '../kernel/handlers.ts';
import { rowsOwnEvent, runOrderCommand, type DecideChange } from '../modules/order-life/order-command.ts';
import { storedReply, withIdempotencyKey } from './idempotency.ts';

type Plain = (request: CallRequest<CommandName>) => Promise<Commit<unknown>>;

async function commit(request: CallRequest<CommandName>, command: Plain, row: Call): Promise<string> {
  const { ports, key } = request;
  const { write, committed } = await command(request);
  const text = await ports.db.transaction(async (tx) => {
    const reply = JSON.stringify(await write(tx));
    if (key !== undefined)
      await storeReply(tx, { ...key, status: row.status ?? 200, text: reply }, ports.now());
    return reply;
  });
  committed?.();
  return text;
}

/** The command of a row: loads what it changes, lets the handler decide once per key, and answers the reply as JSON text. */
export function commandOf(row: Call, handler: Handler<CallName> | undefined) {
  const inFlight = new Set<string>();
  const ofOrder = row.path.includes('/:slug');

  async function run(request: CallRequest<CallName>): Promise<string> {
    const {
      ports: { db },
      key,
    } = request;
    if (ofOrder) {
      const decide = (handler as DecideChange | undefined) ?? rowsOwnEvent;
      const { reply, loaded } = await loadForUpdate(db, slugOf(request), key);
      return storedReply(reply) ?? runOrderCommand(request as CallRequest<OrderCommandName>, decide, loaded);
    }
    const stored = key === undefined ? null : storedReply(await findReply(db, key));
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
