import {
  insertSignature,
  isRunning,
  listSignatures,
  saveSignature,
  type NewSignature,
  type Signature,
  type Tx,
} from '@app/db';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import { writeIfWanted } from '../order-life/outbox/still-wanted.ts';

/** Calls a signing process or a courier back; the provider leaves as it is what is over already. */
async function callBack(
  { ports, effect }: EffectAttempt,
  { provider, processId }: Pick<Signature, 'provider' | 'processId'>,
): Promise<void> {
  if (processId === null) return;
  const key = `${effect.key}:${processId}`;
  if (provider === 'courier') await ports.providers.courier.cancelCourier(processId, key);
  else await ports.providers.signing.withdraw(processId, key);
}

/** Writes that these were called back, unless their end has become known meanwhile. */
async function markAborted(tx: Tx, called: readonly Signature[], at: number): Promise<void> {
  const [first] = called;
  if (first === undefined) return;
  const running = (await listSignatures(tx, first.orderId)).filter(isRunning);
  for (const { id } of running)
    if (called.some((one) => one.id === id)) await saveSignature(tx, id, { status: 'ABORTED' }, at);
}

/**
 * Keeps what has begun, in place of an earlier one of its kind that still runs. Resolves to false where the order has moved
 * on meanwhile: then it is called back, and nothing is kept.
 */
export async function keepProcess(
  attempt: EffectAttempt,
  begun: Omit<NewSignature, 'id' | 'orderId'>,
): Promise<boolean> {
  const { ports, order } = attempt;
  const before = await listSignatures(ports.db, order.id);
  if (before.some(({ processId }) => processId === begun.processId)) return true;
  const replaced = before.filter((one) => one.kind === begun.kind && isRunning(one));
  for (const earlier of replaced) await callBack(attempt, earlier);
  const kept = await writeIfWanted(attempt, async (tx) => {
    await markAborted(tx, replaced, ports.now());
    await insertSignature(tx, { orderId: order.id, ...begun }, ports.now());
  });
  if (!kept) await callBack(attempt, begun);
  return kept;
}

/** What still runs at providers is called back: signing processes and couriers. */
export const withdraw: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const running = (await listSignatures(ports.db, order.id)).filter(isRunning);
  for (const process of running) await callBack(attempt, process);
  return { write: (tx) => markAborted(tx, running, ports.now()) };
};
