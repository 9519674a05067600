import { insertFile, loadShop, setShopLogo, updateShop, type Shop, type Tx } from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import { kindsOfLogo, shopUrlProblem, storedPhone } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { ApiError, invalid } from '../../kernel/errors.ts';
import { judgeUpload } from '../../kernel/files/judge-upload.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import type { Ports } from '../../kernel/ports.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { addKey, endKey, keysToWire } from './keys-of-shop.ts';
import { logoAddress } from './managed-shop-wire.ts';
import { heldOwnShop, ownShopOf } from './own-shop.ts';

type Reply = ReplyOf<'getShopSettings'>;

async function toWire(tx: Tx, ports: Ports, shop: Shop): Promise<Reply> {
  const { id, clientId, name, phone, url, version, logoFileId } = shop;
  return {
    ...{ id, client_id: clientId, name, phone, url, version },
    logo_url: logoFileId === null ? null : logoAddress(clientId, logoFileId),
    loader_url: `${ports.publicUrl()}/widget/v2/loader.js`,
    api_keys: await keysToWire(tx, id),
    sandbox_url: ports.settings.sandbox?.url ?? null,
  };
}

export const getShopSettings: Query<'getShopSettings'> = async (request) => {
  const { ports } = request;
  const { shop } = await ownShopOf(ports.db, request);
  return toWire(ports.db, ports, shop);
};

const changedMeanwhile = (): ApiError =>
  new ApiError(409, {
    error: 'Ktoś zmienił ten sklep w międzyczasie. Wczytaj go jeszcze raz.',
    code: 'version',
  });

const reread = async (tx: Tx, { id }: Shop): Promise<Shop> => {
  const shop = await loadShop(tx, id);
  if (shop === null) throw changedMeanwhile();
  return shop;
};

type Contact = Pick<Shop, 'phone' | 'url'>;

/** What is sent of the contact, over what the shop has. */
const contactOf = (
  shop: Shop,
  { phone, url }: { readonly phone?: string | undefined; readonly url?: string | undefined },
): Contact => ({
  phone: phone === undefined ? shop.phone : phone === '' ? null : storedPhone(phone),
  url: url === undefined ? shop.url : url.trim() || null,
});

async function saveContact(tx: Tx, shop: Shop, contact: Contact, done: { by: string; at: number }) {
  const changed = (['phone', 'url'] as const)
    .filter((field) => contact[field] !== shop[field])
    .map((field) => ({ field, before: shop[field], after: contact[field] }));
  if (changed.length === 0) return shop;
  if (!(await updateShop(tx, shop, { ...shop, ...contact }, { changed, ...done }))) throw changedMeanwhile();
  return reread(tx, shop);
}

/** The logo and the contact of the own shop; what is not sent stays as it is. */
export const updateShopSettings: Command<'updateShopSettings'> = async (request) => {
  const { ports, caller, upload, body } = request;
  const { id: by } = userOf(caller);
  const at = ports.now();
  const { version, ...fields } = body;
  if (upload === null && Object.keys(fields).length === 0) throw invalid({ file: 'Wybierz plik' });
  // Everybody reads a logo at once: it does not wait for an antivirus that is away.
  const picture =
    upload === null ? null : await judgeUpload(ports, upload, kindsOfLogo, { mustBeScanned: true });
  return {
    async write(tx) {
      const { shop } = await heldOwnShop(tx, request);
      if (version !== undefined && Number(version) !== shop.version) throw changedMeanwhile();
      const contact = contactOf(shop, fields);
      const wrong = shopUrlProblem(contact);
      if (wrong !== null) throw invalid({ url: wrong });
      let now = await saveContact(tx, shop, contact, { by, at });
      if (picture !== null || (fields.logo === '' && now.logoFileId !== null)) {
        const row = { orderId: null, shopId: shop.id, type: 'logo', uploadedBy: by } as const;
        const kept = picture && (await insertFile(tx, { ...picture, ...row }, at));
        const logo = { fileId: kept?.id ?? null, name: kept?.name ?? null };
        if (!(await setShopLogo(tx, now, logo, { by, at }))) throw changedMeanwhile();
        now = await reread(tx, now);
      }
      return toWire(tx, ports, now);
    },
  };
};

/** No reply is kept under an idempotency key: it would keep the key that is shown here alone. */
export const createOwnShopKey: Query<'createOwnShopKey'> = async (request) => {
  const { ports, body, caller, source } = request;
  const { id: userId, email: account } = userOf(caller);
  const at = ports.now();
  const reply = await ports.db.transaction(async (tx) => {
    const { shop } = await heldOwnShop(tx, request);
    const key = await addKey(tx, shop, body, { settings: ports.settings, userId, at });
    return { key, shop: await toWire(tx, ports, shop) };
  });
  ports.wakeOutbox();
  const shop = reply.shop.client_id;
  securityEvent(ports, { event: 'shop_key_created', outcome: 'success', account, source, shop });
  return reply;
};

export const revokeOwnShopKey: Command<'revokeOwnShopKey'> = async (request) => {
  const { ports, params, caller, source } = request;
  const { id: userId, email: account } = userOf(caller);
  const { shop: known } = await ownShopOf(ports.db, request);
  const at = ports.now();
  return {
    async write(tx) {
      const { shop } = await heldOwnShop(tx, request);
      await endKey(tx, shop, params['key_id'], { userId, at });
      return toWire(tx, ports, shop);
    },
    committed() {
      securityEvent(ports, {
        ...{ event: 'shop_key_revoked', outcome: 'success', account, source },
        shop: known.clientId,
      } as const);
      ports.wakeOutbox();
    },
  };
};
