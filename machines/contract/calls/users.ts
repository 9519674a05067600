import * as v from 'valibot';
import { messages, text } from '../../fields/schemas.ts';
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
import { accountRoles, permissions } from '../roles.ts';

const roles = permissions.manageUsers;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;
const path = '/api/superadmin/users';
const one = `${path}/:id` as const;

/** Accounts as head office keeps them, its own and those of shops (SHOP-077 to 083). */
export const usersCalls = named({
  listRoles: {
    ...read,
    path: '/api/superadmin/roles',
    summary: 'The roles that the caller may give in head office, or in the shop of `shop_id`.',
    query: v.object({ shop_id: v.optional(text(64)) }),
    reply: RolesReply,
  },
  listUsers: {
    ...read,
    path,
    summary:
      'Accounts by e-mail: of one shop, of head office, or of all; 25 a page, 100 where one role is asked for.',
    query: v.object({
      shop_id: v.optional(text(64)),
      head_office: v.optional(v.literal('true', messages.choice)),
      role: v.optional(v.picklist(accountRoles, messages.choice)),
      active: v.optional(v.picklist(['true', 'false'], messages.choice)),
      email: emailStart,
      page: pageNumber,
    }),
    reply: AccountsReply,
  },
  getUser: { ...read, path: one, summary: 'An account with its latest changes.', reply: AccountReply },
  createUser: {
    ...change,
    method: 'POST',
    path,
    status: 201,
    summary:
      'Adds an account of a shop or, without one, of head office, and mails its owner a link to choose a password; 422 where the e-mail has an account.',
    body: NewAccount,
    reply: AccountReply,
  },
  updateUser: {
    ...change,
    method: 'PATCH',
    path: one,
    summary:
      'The account over the version that was read, or whether it is active; blocking ends its sessions and links for good. 409 with code `version`, `own_account` or `last_administrator`.',
    body: AccountChange,
    reply: AccountReply,
  },
  resetUser: {
    ...change,
    method: 'POST',
    path: `${one}/reset_password`,
    summary:
      'Resets a password: it is useless at once, its sessions end, and a one-use link for another goes by e-mail or text message.',
    confirmed: true,
    body: ResetVariant,
    reply: v.object({ success: v.boolean() }),
  },
  resetUserSecondFactor: {
    ...change,
    roles: permissions.manageHeadOffice,
    method: 'DELETE',
    path: `${one}/second_factor`,
    summary:
      'Takes the second factor away from an account whose owner has lost it, and ends its sessions; where its role demands one, signing in leads to a new one.',
    confirmed: true,
    reply: AccountReply,
  },
});
