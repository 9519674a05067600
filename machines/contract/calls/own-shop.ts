import * as v from 'valibot';
import { filled, messages, phone, text } from '../../fields/schemas.ts';
import { maxLogoBytes } from '../../rules/uploads.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const roles = permissions.manageOwnShop;
const path = '/api/shop/settings';

const said = v.nullable(v.string());

const OwnShopReply = v.object({
  id: v.string(),
  /** By which its server and its calculator name it. */
  client_id: v.string(),
  name: v.string(),
  /** Where its logo is read; null where it has none. */
  logo_url: said,
  phone: said,
  /** The page to which its orders lead back. */
  url: said,
  /** Where the calculator is loaded from. */
  loader_url: v.string(),
  version: v.number(),
  /** The keys of its server, those that were revoked too; the keys themselves are not kept. */
  api_keys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** It opens the sandbox and nothing here. */
      sandbox: v.boolean(),
      created_at: v.string(),
      revoked_at: v.nullable(v.string()),
    }),
  ),
  /** Where the keys of the sandbox belong; null where there is none to make keys for. */
  sandbox_url: v.nullable(v.string()),
});

const none = v.literal('', messages.choice);

/** What a shop's administrator sets for the own shop (SHOP-025, 036). */
export const ownShopCalls = named({
  getShopSettings: {
    roles,
    method: 'GET',
    path,
    summary: 'The own shop as its administrator sets it up, with the keys of its server.',
    reply: OwnShopReply,
    idempotent: false,
    rate: 'read',
  },
  updateShopSettings: {
    roles,
    method: 'PUT',
    path,
    summary:
      'The logo of the own shop, PNG or JPEG by its content, and its contact; what is not sent stays, an empty text takes away. 413 above 1 MB, 415 for anything else, 409 with code `version` where the shop was changed since the version that was read.',
    file: { maxBytes: maxLogoBytes, optional: true },
    body: v.object({
      logo: v.optional(none),
      phone: v.optional(v.union([none, phone], messages.phone)),
      url: v.optional(v.union([none, filled(255)])),
      version: v.optional(v.pipe(text(9), v.regex(/^\d+$/u, messages.number))),
    }),
    reply: OwnShopReply,
    idempotent: true,
    rate: 'upload',
  },
  createOwnShopKey: {
    roles,
    // The key is shown in this answer alone, and an answer that is kept would keep it.
    idempotent: false,
    method: 'POST',
    path: `${path}/api_keys`,
    summary:
      "A new key for the own shop's server; it is shown once. With `sandbox` it opens the sandbox alone; 409 with code `sandbox` where there is none.",
    body: v.object({ name: filled(64), sandbox: v.optional(v.boolean()) }),
    reply: v.object({ key: v.string(), shop: OwnShopReply }),
    rate: 'write',
    confirmed: true,
  },
  revokeOwnShopKey: {
    roles,
    method: 'DELETE',
    path: `${path}/api_keys/:key_id`,
    summary: 'The key opens nothing from now on, for good.',
    reply: OwnShopReply,
    idempotent: true,
    rate: 'write',
  },
});
