import * as v from 'valibot';
import { filled, messages, phone, postalCode, text } from '../../fields/schemas.ts';
import { pageNumber } from '../account-schemas.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const roles = permissions.manageOwnShop;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;
const path = '/api/shop/shops';
const one = `${path}/:id` as const;

/** What a shop's form sends; a phone in any Polish spelling. */
const fields = {
  name: filled(120),
  street: filled(120),
  postal_code: postalCode,
  city: filled(80),
  phone: v.optional(v.nullable(phone), null),
};

const shown = {
  id: v.string(),
  name: v.string(),
  street: v.string(),
  postal_code: v.string(),
  city: v.string(),
  phone: v.nullable(v.string()),
  active: v.boolean(),
};

const ChildShopReply = v.object({
  shop: v.object({
    ...shown,
    /** By which its server and its calculator name it. */
    client_id: v.string(),
    version: v.number(),
  }),
});

/** Shops under a shop as its own administrators keep them; where its settings do not allow it, they are not there (SHOP-021, 028, 033). */
export const childShopsCalls = named({
  listChildShops: {
    ...read,
    path: '/api/shop/child_shops',
    summary: 'The shops directly under the own one by name, 25 a page.',
    query: v.object({ name: v.optional(text(120)), page: pageNumber }),
    reply: v.object({
      shops: v.array(v.object({ ...shown, accounts: v.number() })),
      count: v.number(),
      next: v.nullable(v.number()),
    }),
  },
  listFamilyShops: {
    ...read,
    path,
    summary: 'The own shop and those directly under it whose names begin so, at most a thousand.',
    query: v.object({ name: v.optional(text(120)) }),
    reply: v.object({ shops: v.array(v.object(shown)) }),
  },
  getChildShop: { ...read, path: one, summary: 'A shop directly under the own one.', reply: ChildShopReply },
  createChildShop: {
    ...change,
    method: 'POST',
    path,
    status: 201,
    summary:
      'Adds a shop under the own one, which sells what that one does on its terms; 422 names every field that breaks a rule.',
    body: v.object(fields),
    reply: ChildShopReply,
  },
  updateChildShop: {
    ...change,
    method: 'PATCH',
    path: one,
    summary:
      'What a shop under the own one is called and where it is, over the version that was read: 409 with code `version` and the shop as it is now, where somebody was faster.',
    body: v.object({ ...fields, version: v.pipe(v.number(messages.number), v.integer(messages.number)) }),
    reply: ChildShopReply,
  },
});
