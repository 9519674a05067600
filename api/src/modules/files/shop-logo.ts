import { insertFile, loadShop, setShopLogo as setLogo, type StoredFile, type Tx } from '@app/db';
import { kindsOfLogo, mediaTypes } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import type { CallRequest } from '../../kernel/call-context.ts';
import { ApiError, blockedFile, invalid, notFound, wrongFileKind } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { fileKindOf } from './file-kind.ts';
import { scanFile } from './scan-files.ts';

async function shopOf(tx: Tx, id: string | undefined) {
  const shop = await loadShop(tx, id ?? '');
  if (shop === null) throw notFound();
  return shop;
}

const changedMeanwhile = (): ApiError =>
  new ApiError(409, { error: 'Ktoś zmienił ten sklep w międzyczasie. Spróbuj ponownie.', code: 'version' });

/** The picture that was sent, once the antivirus has nothing against it; what is refused is removed at once. */
async function judged({ ports, upload }: CallRequest<'setShopLogo'>) {
  if (upload === null) throw invalid({ file: 'Wybierz plik' });
  try {
    const kind = await fileKindOf(() => ports.files.stream(upload.path));
    if (kind === null || !kindsOfLogo.includes(kind)) throw wrongFileKind();
    const scan = await scanFile(ports, upload.path);
    if (scan === 'blocked') throw blockedFile();
    // Everybody reads a logo at once: it does not wait for an antivirus that is away.
    if (scan === 'waiting')
      throw invalid({ file: 'Nie udało się sprawdzić pliku. Spróbuj ponownie za chwilę' });
    return { ...upload, mime: mediaTypes[kind], scan } satisfies Partial<StoredFile>;
  } catch (error) {
    await ports.files.discard(upload.path);
    throw error;
  }
}

export const setShopLogo: Command<'setShopLogo'> = async (request) => {
  const { ports, params, caller } = request;
  const { id: by } = userOf(caller);
  await shopOf(ports.db, params['id']);
  const picture = await judged(request);
  const at = ports.now();
  return {
    async write(tx) {
      const shop = await shopOf(tx, params['id']);
      const row = { ...picture, orderId: null, shopId: shop.id, type: 'logo', uploadedBy: by } as const;
      const { id: fileId, name } = await insertFile(tx, row, at);
      if (!(await setLogo(tx, shop, { fileId, name }, { by, at }))) throw changedMeanwhile();
      return { logo_url: `/api/shops/${encodeURIComponent(shop.clientId)}/logo?file=${fileId}` };
    },
  };
};

export const removeShopLogo: Command<'removeShopLogo'> = async ({ ports, params, caller }) => {
  const { id: by } = userOf(caller);
  const at = ports.now();
  return {
    async write(tx) {
      const shop = await shopOf(tx, params['id']);
      if (shop.logoFileId === null) return { logo_url: null };
      const isSet = await setLogo(tx, shop, { fileId: null, name: null }, { by, at });
      if (!isSet) throw changedMeanwhile();
      return { logo_url: null };
    },
  };
};
