import * as v from 'valibot';
import { email, filled, messages, phone, text } from '../fields/schemas.ts';
import { accountRoles } from './roles.ts';

const role = v.picklist(accountRoles, messages.choice);

/** What an account's form sends; a phone in any Polish spelling. */
const fields = {
  email,
  full_name: filled(120),
  phone: v.optional(v.nullable(phone), null),
  roles: v.pipe(
    v.array(role, messages.choice),
    v.minLength(1, messages.choice),
    v.maxLength(4, messages.choice),
  ),
};

/** A new account; without a shop it is the caller's own shop's, or of head office. */
export const NewAccount = v.object({
  user: v.object({ ...fields, shop_id: v.optional(v.nullable(filled(64)), null) }),
});

/** The whole account as it is to be, over the version that was read; or that it is blocked or opened. */
export const AccountChange = v.object({
  user: v.optional(v.object(fields)),
  version: v.optional(v.pipe(v.number(messages.number), v.integer(messages.number))),
  active: v.optional(v.boolean(messages.required)),
});

/** By which way the link for a new password goes. */
export const ResetVariant = v.object({
  variant: v.optional(v.picklist(['email', 'phone'], messages.choice), 'email'),
});

/** A page of accounts, from 1. */
export const pageNumber = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u, messages.number)));
/** How an e-mail begins. */
export const emailStart = v.optional(text(128));

const listed = {
  id: v.string(),
  email: v.string(),
  full_name: v.string(),
  phone: v.nullable(v.string()),
  roles: v.array(v.picklist(accountRoles)),
  shop: v.nullable(v.object({ id: v.string(), name: v.string() })),
  active: v.boolean(),
  /** Blocked with its shop, and opened with it. */
  blocked_with_shop: v.boolean(),
  /** Its owner has not chosen a password yet. */
  invited: v.boolean(),
  last_login_at: v.nullable(v.string()),
};

/** Accounts by e-mail; `next` is the page to ask for, null on the last. */
export const AccountsReply = v.object({
  users: v.array(v.object(listed)),
  count: v.number(),
  next: v.nullable(v.number()),
});

/** An account as who manages it sees it. */
export const AccountReply = v.object({
  user: v.object({
    ...listed,
    version: v.number(),
    created_at: v.string(),
    /** Since when signing in asks for a second step. */
    second_factor_since: v.nullable(v.string()),
    /** The latest fifty, the newest first; of what says who somebody is, the field's name alone. */
    changes: v.array(
      v.object({
        at: v.string(),
        by: v.string(),
        field: v.string(),
        before: v.nullable(v.string()),
        after: v.nullable(v.string()),
      }),
    ),
  }),
});

export const RolesReply = v.object({ roles: v.array(v.picklist(accountRoles)) });
