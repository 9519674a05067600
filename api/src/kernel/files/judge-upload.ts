import type { StoredFile } from '@app/db';
import { mediaTypes, type FileKind } from '@app/machines/rules';
import type { Upload } from '../call-context.ts';
import { blockedFile, invalid, wrongFileKind } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { askAntivirus } from './ask-antivirus.ts';
import { fileKindOf } from './file-kind.ts';

/** An uploaded file as its row holds it. */
type Judged = Pick<StoredFile, 'name' | 'mime' | 'path' | 'contentKey' | 'size' | 'sha256' | 'scan'>;

/**
 * What an uploaded file holds, and what the antivirus says of it. Throws 415 where it holds another kind, 422 where the
 * antivirus blocks it or, with `mustBeScanned`, cannot say now; what is refused is removed at once.
 */
export async function judgeUpload(
  ports: Pick<Ports, 'settings' | 'files' | 'log'>,
  upload: Upload,
  kinds: readonly FileKind[],
  { mustBeScanned = false } = {},
): Promise<Judged> {
  try {
    const kind = await fileKindOf(() => ports.files.stream(upload));
    if (kind === null || !kinds.includes(kind)) throw wrongFileKind();
    const { scan } = await askAntivirus(ports, upload);
    if (scan === 'blocked') throw blockedFile();
    if (scan === 'waiting' && mustBeScanned)
      throw invalid({ file: 'Nie udało się sprawdzić pliku. Spróbuj ponownie za chwilę' });
    return { ...upload, mime: mediaTypes[kind], scan };
  } catch (error) {
    await ports.files.discard(upload.path);
    throw error;
  }
}
