import { insertFile, setShopLogo as setLogo } from '@app/db';
import { kindsOfLogo } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { ApiError, invalid } from '../../kernel/errors.ts';
import { judgeUpload } from '../../kernel/files/judge-upload.ts';
import type { Command } from '../../kernel/handlers.ts';
import { logoAddress } from './managed-shop-wire.ts';
import { findShop } from './managed-shops.ts';

const changedMeanwhile = (): ApiError =>
  new ApiError(409, { error: 'Ktoś zmienił ten sklep w międzyczasie. Spróbuj ponownie.', code: 'version' });

export const setShopLogo: Command<'setShopLogo'> = async (request) => {
  const { ports, params, caller, upload } = request;
  const { id: by } = userOf(caller);
  await findShop(ports.db, params['id']);
  if (upload === null) throw invalid({ file: 'Wybierz plik' });
  // Everybody reads a logo at once: it does not wait for an antivirus that is away.
  const picture = await judgeUpload(ports, upload, kindsOfLogo, { mustBeScanned: true });
  const at = ports.now();
  return {
    async write(tx) {
      const shop = await findShop(tx, params['id']);
      const row = { ...picture, orderId: null, shopId: shop.id, type: 'logo', uploadedBy: by } as const;
      const { id: fileId, name } = await insertFile(tx, row, at);
      if (!(await setLogo(tx, shop, { fileId, name }, { by, at }))) throw changedMeanwhile();
      return { logo_url: logoAddress(shop.clientId, fileId) };
    },
  };
};

export const removeShopLogo: Command<'removeShopLogo'> = async ({ ports, params, caller }) => {
  const { id: by } = userOf(caller);
  const at = ports.now();
  return {
    async write(tx) {
      const shop = await findShop(tx, params['id']);
      if (shop.logoFileId === null) return { logo_url: null };
      const isSet = await setLogo(tx, shop, { fileId: null, name: null }, { by, at });
      if (!isSet) throw changedMeanwhile();
      return { logo_url: null };
    },
  };
};
