import * as v from 'valibot';
import { named } from '../call.ts';
import { email, filled, text } from '../../fields/schemas.ts';
import { ShopReply } from '../order.ts';
import { accountRoles, permissions } from '../roles.ts';
import { UserSettings } from '../user-settings.ts';

/** The signed-in user. */
export const CurrentUserReply = v.object({
  id: v.string(),
  email: v.string(),
  full_name: v.string(),
  phone: v.nullable(v.string()),
  roles: v.array(v.picklist(accountRoles)),
  active: v.boolean(),
  password_outdated: v.boolean(),
  shop: v.nullable(ShopReply),
  settings: UserSettings,
});

/** A new password twice; the rules of AUTH-024–027 are asked by the server with the same function as in the browser. */
const newPassword = { password: filled(128), password_confirmation: filled(128) };

/** Session, features and passwords. */
export const sessionCalls = named({
  getFeatures: {
    method: 'GET',
    path: '/api/features',
    summary: 'Feature flags of this deployment.',
    roles: permissions.anybody,
    idempotent: false,
    reply: v.object({
      features: v.object({
        bik: v.boolean(),
        demo: v.boolean(),
        test_mode: v.boolean(),
        network_login: v.boolean(),
        pki_login: v.boolean(),
      }),
      chart_hash: v.string(),
    }),
  },
  getNextMaintenanceMessage: {
    method: 'GET',
    path: '/api/next_maintenance_message',
    summary: 'What the banner on every page says of maintenance to come; null where none is planned.',
    roles: permissions.anybody,
    idempotent: false,
    reply: v.object({ next_maintenance_message: v.nullable(v.string()) }),
  },
  getCurrentUser: {
    method: 'GET',
    path: '/api/current_user',
    summary: 'The user of the session; 401 without one.',
    roles: permissions.signedIn,
    idempotent: false,
    reply: CurrentUserReply,
  },
  signIn: {
    method: 'POST',
    path: '/api/auth',
    summary:
      'Signs in; 401 wrong login or password, blocked, or a second factor is due (code second_factor), 403 the password expired, 429 too many tries.',
    roles: permissions.anybody,
    body: v.object({ email: filled(128), password: text(1024) }),
    reply: CurrentUserReply,
    idempotent: false,
    rate: 'login',
  },
  signOut: {
    method: 'DELETE',
    path: '/api/auth',
    summary:
      'Ends the session; of one that the identity provider opened it answers the address that ends it there too.',
    roles: permissions.anybody,
    reply: v.object({ success: v.boolean(), end_session_url: v.nullable(v.string()) }),
    idempotent: false,
  },
  changeOutdatedPassword: {
    method: 'PUT',
    path: '/api/password_outdates',
    summary:
      'Changes a password and signs in; where a second factor is due (401, code second_factor) the change takes effect with it.',
    roles: permissions.anybody,
    body: v.object({ email, current_password: filled(1024), ...newPassword }),
    reply: CurrentUserReply,
    idempotent: false,
    rate: 'login',
  },
  getPasswordReset: {
    method: 'GET',
    path: '/api/password_resets/:token',
    summary: 'Whether a new-password link still works.',
    roles: permissions.anybody,
    reply: v.object({ valid: v.boolean() }),
    idempotent: false,
    rate: 'login',
  },
  usePasswordReset: {
    method: 'PUT',
    path: '/api/password_resets/:token',
    summary: 'Sets a new password through a one-use link and signs in.',
    roles: permissions.anybody,
    body: v.object(newPassword),
    reply: CurrentUserReply,
    idempotent: false,
    rate: 'login',
  },
});
