import * as v from 'valibot';
import { amountIn, filled, messages, text } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { ManagedShopReply, orNull, shopIn } from '../managed-shop.ts';
import { permissions } from '../roles.ts';

const roles = permissions.manageShops;
const read = { roles: permissions.seeShops, method: 'GET', idempotent: false, rate: 'read' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;

const version = v.pipe(v.number(messages.number), v.integer(messages.number));
const NamedReply = v.object({ id: v.string(), name: v.string() });

const path = '/api/superadmin/shops';
const one = `${path}/:id` as const;

/** Partner shops as head office keeps them (SHOP-050 to 075). */
export const managedShopsCalls = named({
  listManagedShops: {
    ...read,
    path,
    summary: 'Partner shops by name; `next` is the page to ask for, null on the last.',
    query: v.object({
      name: v.optional(text(120)),
      active: v.optional(v.picklist(['true', 'false'], messages.choice)),
      parent_id: v.optional(text(64)),
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u, messages.number))),
    }),
    reply: v.object({
      shops: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          city: v.string(),
          configs: v.array(v.string()),
          parent: v.nullable(v.string()),
          accounts: v.number(),
          /** Begun in the last 30 days. */
          recent_orders: v.number(),
          active: v.boolean(),
        }),
      ),
      count: v.number(),
      next: v.nullable(v.number()),
    }),
  },
  listPotentialParents: {
    ...read,
    path: `${path}/potential_parents`,
    summary:
      'Active shops whose names begin so, at most a hundred; with `shop_id` those that may stand above that shop.',
    query: v.object({ name: v.optional(text(120)), shop_id: v.optional(text(64)) }),
    reply: v.object({ shops: v.array(v.object({ id: v.string(), name: v.string() })) }),
  },
  listShopChoices: {
    ...read,
    path: `${path}/choices`,
    summary:
      'What the form of a shop chooses from: brokers and categories; with `shop_id` the own ones of that shop too.',
    query: v.object({ shop_id: v.optional(text(64)) }),
    reply: v.object({
      brokers: v.array(NamedReply),
      categories: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          sector: v.picklist(['general', 'industry', 'plm', 'medical']),
          /** Whether the shop has terms of its own for it. */
          own: v.boolean(),
        }),
      ),
    }),
  },
  listPotentialProviders: {
    ...read,
    path: `${path}/potential_providers`,
    summary: 'Active shops whose role is provider, by name; with `shop_id` all but that shop.',
    query: v.object({ shop_id: v.optional(text(64)) }),
    reply: v.object({ shops: v.array(NamedReply) }),
  },
  createBroker: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/brokers',
    status: 201,
    summary: 'Adds a broker that shops may have; 422 where one has the name.',
    body: v.object({ name: filled(120) }),
    reply: v.object({ brokers: v.array(NamedReply) }),
  },
  getManagedShop: {
    ...read,
    path: one,
    summary: 'A shop with what hangs on it, the keys of its server and its latest changes.',
    reply: ManagedShopReply,
  },
  createManagedShop: {
    ...change,
    method: 'POST',
    path,
    status: 201,
    summary: 'Adds a shop; 422 names every field that breaks a rule.',
    body: v.object(shopIn),
    reply: ManagedShopReply,
  },
  updateManagedShop: {
    ...change,
    roles: permissions.seeShops,
    method: 'PATCH',
    path: one,
    summary:
      'The whole shop as it is to be, over the version that was read: 409 with code `version` and the shop as it is now, where somebody was faster. A pricing manager changes its terms alone.',
    body: v.object({ ...shopIn, version }),
    reply: ManagedShopReply,
  },
  setShopActive: {
    ...change,
    method: 'PUT',
    path: `${one}/active`,
    summary:
      'Blocks a shop with its accounts, which ends their sessions, or opens both again. Orders that were begun go on.',
    body: v.object({ active: v.boolean(messages.choice) }),
    reply: v.object({ shop: ManagedShopReply, accounts: v.number(), orders_open: v.number() }),
  },
  setShopServiceFee: {
    ...change,
    roles: permissions.seeShops,
    method: 'PUT',
    path: `${one}/service_fee`,
    summary: 'The service fee alone, net a month.',
    body: v.object({
      service_fee_active: v.boolean(messages.choice),
      service_fee_value: orNull(amountIn),
      version,
    }),
    reply: ManagedShopReply,
  },
  createShopKey: {
    ...change,
    // The key is shown in this answer alone, and an answer that is kept would keep it.
    idempotent: false,
    method: 'POST',
    path: `${one}/api_keys`,
    summary:
      "A new key for the shop's server; it is shown once. With `sandbox` it opens the sandbox alone; 409 with code `sandbox` where there is none.",
    body: v.object({ name: filled(64), sandbox: v.optional(v.boolean()) }),
    reply: v.object({ key: v.string(), shop: ManagedShopReply }),
    confirmed: true,
  },
  revokeShopKey: {
    ...change,
    method: 'DELETE',
    path: `${one}/api_keys/:key_id`,
    summary: 'The key opens nothing from now on, for good.',
    reply: ManagedShopReply,
  },
});
