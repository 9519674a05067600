import { isGiven, listFilesOfShop, type StoredFile } from '@app/db';
import { holds } from '@app/machines/order';
import { invalid } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { requireEvent } from '../order-life/require-event.ts';
import { isScan, keepScan } from '../order-life/signed-scan.ts';

/** The shop's newest scan of the agreement. Throws 422 where there is none, or the antivirus has not let it through. */
function scanAmong(files: readonly StoredFile[]): StoredFile {
  const scans = files.filter(isScan);
  const given = scans.find(isGiven);
  if (given !== undefined) return given;
  throw invalid({
    file:
      scans.length === 0
        ? 'Dołącz skan podpisanej umowy: plik PDF, PNG albo JPG'
        : 'Skan umowy czeka na sprawdzenie antywirusem. Spróbuj za chwilę.',
  });
}

/** The salesman says that the documents are complete: the scan of an agreement that is signed on paper is kept as the signed one. */
export const sendDocuments: Command<'shopSendDocuments'> = async ({ ports }, order, { actor }) => {
  requireEvent(order, actor, 'UPLOAD_ATTACHMENTS', 'Dokumentów nie można teraz wysłać.');
  const { facts } = order;
  if (facts.signedAgreementStored || holds('electronicSignature', facts))
    return { event: { type: 'UPLOAD_ATTACHMENTS', scanGiven: false } };
  const scan = scanAmong(await listFilesOfShop(ports.db, order.id));
  return {
    event: { type: 'UPLOAD_ATTACHMENTS', scanGiven: true },
    write: (tx) => keepScan(tx, order, scan),
  };
};
