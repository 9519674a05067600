import { insertFile, loadAgreement, saveSignedFile } from '@app/db';
import { fileBytes } from '../modules/order-life/stored-file.ts';
import type { DemoContext, DemoStep } from './demo-step.ts';

/** Keeps the order's agreement as signed: what was drawn, with a revision after it as a signature leaves one. Seeds that draw no agreement keep none. */
export async function keepSigned({ ports, order }: DemoContext): Promise<NonNullable<DemoStep['write']>> {
  const agreement = await loadAgreement(ports.db, order.id);
  if (agreement === null) return async () => undefined;
  const { name, mime, bytes } = await fileBytes(ports, agreement.fileId);
  const revision = new TextEncoder().encode(`\n% ${order.number}: podpisano w trybie testowym\n%%EOF\n`);
  const stored = await ports.files.put(new Uint8Array([...bytes, ...revision]));
  return async (tx) => {
    const signed = {
      name: name.replace(/\.pdf$/u, ' – podpisana.pdf'),
      mime,
      type: 'signed_agreement',
    } as const;
    const { id } = await insertFile(
      tx,
      { ...signed, ...stored, orderId: order.id, shopId: null },
      ports.now(),
    );
    await saveSignedFile(tx, agreement.id, id);
  };
}
