import * as v from 'valibot';
import { messages } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';
import { categoryIn, EditedCategoryReply } from './default-categories.ts';

const roles = permissions.manageCatalogue;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;

const version = v.pipe(v.number(messages.number), v.integer(messages.number));

const {
  following: _following,
  own_terms: _own,
  propagation: _sent,
  ...category
} = EditedCategoryReply.entries;
const { id: _id, value: _value, version: _version, updated_at: _at, updated_by: _by, ...terms } = category;

/** A category as a shop has it; `id` is the default category's, or the shop's own where it has no default. */
const ofShop = {
  ...category,
  /** 'default': what the default says; 'behind': what it said before a change that the shop did not take yet, or cannot; 'own': the shop's own terms, which changes pass by. */
  terms: v.picklist(['default', 'behind', 'own']),
  /** Whether the shop offers goods of it. */
  offered: v.boolean(),
  /** Of the shop's copy; 0 where it has none. */
  version: v.number(),
};

const CategoryOfShopReply = v.object({
  ...ofShop,
  shop_name: v.string(),
  /** What the default says now; null where the category has no default. */
  standard: v.nullable(v.object(terms)),
});

const path = '/api/superadmin/shops/:id/:categories';
const one = `${path}/:category_id` as const;

/** The categories of one shop: `:categories` is general_categories, industry_categories, plm_categories or medical_categories (CATALOG-003, 046). */
export const shopCategoriesCalls = named({
  listCategoriesOfShop: {
    ...read,
    path,
    summary: 'The categories of a sector that a shop has or may have, by name.',
    reply: v.object({ shop_name: v.string(), categories: v.array(v.object(ofShop)) }),
  },
  getCategoryOfShop: {
    ...read,
    path: one,
    summary: 'A category as a shop has it, with what its default says.',
    reply: CategoryOfShopReply,
  },
  updateCategoryOfShop: {
    ...change,
    method: 'PATCH',
    path: one,
    summary:
      "The shop's own terms as they are to be, whole, over the version that was read: 409 with code `version` and the category as it is now, where somebody was faster. Its name stays the default's; ranges must fit the order values of the shop.",
    body: v.object({ ...categoryIn, version }),
    reply: CategoryOfShopReply,
  },
  resetCategoryOfShop: {
    ...change,
    method: 'POST',
    path: `${one}/resets`,
    summary: 'The shop has the terms of the default again, and follows its changes.',
    body: v.object({ version }),
    reply: CategoryOfShopReply,
  },
});
