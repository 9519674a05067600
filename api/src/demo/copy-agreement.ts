import { insertAgreement, insertFile, loadAgreement, loadFile, type Order } from '@app/db';
import type { Ports } from '../kernel/ports.ts';
import type { DrawAgreement } from './demo-step.ts';

async function copyOf(ports: Ports, id: string | null) {
  const file = id === null ? null : await loadFile(ports.db, id);
  if (file === null) throw new Error('An agreement without its files');
  const stored = await ports.files.put(await ports.files.read(file));
  const { name, type, mime, shopId } = file;
  return { name, type, mime, shopId, ...stored };
}

/** Gives an order the files of another's agreement, under its own number: drawing takes a hundred times as long. */
export const copyAgreement =
  (model: Order): DrawAgreement =>
  async (ports, order) => {
    const agreement = await loadAgreement(ports.db, model.id);
    if (agreement === null) throw new Error('An order without an agreement');
    const { kind, pages, templateVersion } = agreement;
    const files = await Promise.all([
      copyOf(ports, agreement.fileId),
      copyOf(ports, agreement.owulFileId),
      copyOf(ports, agreement.readingFileId),
    ]);
    const at = ports.now();
    const renamed = (name: string): string => name.replaceAll(model.number, order.number);
    return async (tx) => {
      const [contract, owul, reading] = await Promise.all(
        files.map((file) => insertFile(tx, { ...file, orderId: order.id, name: renamed(file.name) }, at)),
      );
      if (!contract || !owul || !reading) throw new Error('An agreement without its files');
      const ids = { fileId: contract.id, owulFileId: owul.id, readingFileId: reading.id };
      await insertAgreement(tx, { kind, pages, templateVersion, ...ids, orderId: order.id }, at);
      return { agreementId: renamed(model.agreementId ?? ''), agreementPreparedAt: at };
    };
  };
