import {
  isGiven,
  loadAgreement,
  loadFile,
  saveSignedFile,
  saveFileType,
  type Order,
  type StoredFile,
  type Tx,
} from '@app/db';
import { mediaTypes } from '@app/machines/rules';
import { invalid } from '../../kernel/errors.ts';

const media: readonly string[] = [mediaTypes.pdf, mediaTypes.png, mediaTypes.jpeg];
const types: readonly StoredFile['type'][] = ['contract', 'guarantee', 'contract_with_guarantee'];

/** Whether a file that somebody added may be the scan of a signed agreement. */
export const isScan = ({ uploadedBy, type, mime }: StoredFile): boolean =>
  uploadedBy !== null && types.includes(type) && media.includes(mime);

/** A scan that staff added to this order as its agreement: a PDF or a picture that the antivirus lets through; else 422. */
export async function findScan(tx: Tx, order: Order, id: string): Promise<StoredFile> {
  const file = await loadFile(tx, id);
  if (file?.orderId !== order.id || !isScan(file))
    throw invalid({ attachment_id: 'Wybierz skan umowy: plik PDF, PNG albo JPG' });
  if (!isGiven(file)) throw invalid({ attachment_id: 'Ten plik czeka na sprawdzenie antywirusem' });
  return file;
}

/** Keeps a scan as what was signed: from now on it is the order's signed agreement. */
export async function keepScan(tx: Tx, order: Order, scan: StoredFile): Promise<void> {
  await saveFileType(tx, scan.id, 'signed_agreement');
  const agreement = await loadAgreement(tx, order.id);
  if (agreement !== null) await saveSignedFile(tx, agreement.id, scan.id);
}
