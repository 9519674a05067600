import * as v from 'valibot';
import { text } from '../../fields/schemas.ts';
import {
  AccountChange,
  AccountReply,
  AccountsReply,
  emailStart,
  NewAccount,
  pageNumber,
  ResetVariant,
  RolesReply,
} from '../account-schemas.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const roles = permissions.manageShopAccounts;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;
const path = '/api/shop/users';
const one = `${path}/:id` as const;

/** Accounts of a shop as its own administrators keep them (SHOP-014 to 049). */
export const shopAccountsCalls = named({
  listShopRoles: {
    ...read,
    path: '/api/shop/roles',
    summary: 'The roles that the caller may give, and the shops in which he gives them.',
    reply: v.object({
      ...RolesReply.entries,
      shops: v.array(v.object({ id: v.string(), name: v.string() })),
    }),
  },
  listShopUsers: {
    ...read,
    path,
    summary:
      'Accounts of the own shop by e-mail, 25 a page; of its main administrator also those of the shops under it.',
    query: v.object({ email: emailStart, page: pageNumber, shop_id: v.optional(text(64)) }),
    reply: AccountsReply,
  },
  getShopUser: { ...read, path: one, summary: 'An account with its latest changes.', reply: AccountReply },
  createShopUser: {
    ...change,
    method: 'POST',
    path,
    status: 201,
    summary:
      'Adds an account and mails its owner a link to choose a password; 422 where the e-mail has an account.',
    body: NewAccount,
    reply: AccountReply,
  },
  updateShopUser: {
    ...change,
    method: 'PATCH',
    path: one,
    summary:
      'The account over the version that was read, or whether it is active; blocking ends its sessions. 409 with code `version`, `own_account` or `last_administrator`.',
    body: AccountChange,
    reply: AccountReply,
  },
  resetShopUser: {
    ...change,
    method: 'POST',
    path: `${one}/reset_password`,
    summary:
      'Resets a password: it is useless at once, its sessions end, and a one-use link for another goes by e-mail or text message.',
    confirmed: true,
    body: ResetVariant,
    reply: v.object({ success: v.boolean() }),
  },
});
