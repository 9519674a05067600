import { insertFile, loadUserByEmail } from '@app/db';
import type { WalkContext } from './walk-context.ts';

/** A scan of the agreement that an account has added; answers its id. Adding it is no event, and is not counted here. */
export async function addScan({ world: { ports }, order }: WalkContext, email: string): Promise<string> {
  const account = await loadUserByEmail(ports.db, email);
  const stored = await ports.files.put(Buffer.from('%PDF-1.7 skan'));
  const about = { orderId: order.id, shopId: null, type: 'contract', mime: 'application/pdf' } as const;
  const row = { ...about, ...stored, name: 'skan.pdf', uploadedBy: account?.id ?? null };
  return (await ports.db.transaction((tx) => insertFile(tx, row, ports.now()))).id;
}
