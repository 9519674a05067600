import { listSignatures, saveSignature } from '@app/db';
import type { Performer } from '../order-life/outbox/performer.ts';

const open: readonly string[] = ['PENDING', 'NONE', 'STARTED'];

/** What still runs at providers is called back: signing processes and couriers. */
export const cancelOutstanding: Performer = async ({ ports, order, effect }) => {
  const running = (await listSignatures(ports.db, order.id)).filter(({ status }) => open.includes(status));
  for (const { id, provider, processId } of running) {
    if (processId === null) continue;
    const key = `${effect.key}:${id}`;
    if (provider === 'courier') await ports.providers.courier.cancelCourier(processId, key);
    else await ports.providers.signing.withdraw(processId, key);
  }
  return {
    write: async (tx) => {
      for (const { id } of running) await saveSignature(tx, id, { status: 'ABORTED' }, ports.now());
    },
  };
};
