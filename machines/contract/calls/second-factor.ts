import * as v from 'valibot';
import { named } from '../call.ts';
import { filled } from '../../fields/schemas.ts';
import { permissions } from '../roles.ts';
import { CurrentUserReply } from './session.ts';

const ticket = filled(64);
/** Six digits of the authenticator application, or a recovery code. */
const code = filled(64);
const password = filled(1024);
const moment = v.string();

/** What an authenticator application is given: the secret in base32, the same in an otpauth address, and that as a QR code. */
const EnrolmentReply = v.object({ secret: v.string(), uri: v.string(), qr_svg: v.string() });
const recoveryCodes = v.array(v.string());

const withTicket = { roles: permissions.anybody, idempotent: false, rate: 'login' } as const;
const own = { roles: permissions.signedIn, idempotent: false } as const;

/** The second factor of signing in, and the password given once more. Secrets and recovery codes are answered once and stored in no reply. */
export const secondFactorCalls = named({
  verifySecondFactor: {
    ...withTicket,
    method: 'POST',
    path: '/api/auth/second_factors',
    summary:
      'Signs in with the ticket of a right password (401, code second_factor) and a code; 401 the ticket is over, 422 a wrong code, 429 too many.',
    body: v.object({ ticket, code }),
    reply: CurrentUserReply,
  },
  beginRequiredEnrolment: {
    ...withTicket,
    method: 'POST',
    path: '/api/auth/second_factor_enrolments',
    summary: 'A new secret for an account that must have a second factor and has none, by the ticket.',
    body: v.object({ ticket }),
    reply: EnrolmentReply,
  },
  finishRequiredEnrolment: {
    ...withTicket,
    method: 'PUT',
    path: '/api/auth/second_factor_enrolments',
    summary: 'The first code of that secret turns the factor on and signs in; recovery codes are shown once.',
    body: v.object({ ticket, code }),
    reply: v.object({ recovery_codes: recoveryCodes, user: CurrentUserReply }),
  },
  confirmPassword: {
    ...own,
    method: 'POST',
    path: '/api/auth/confirmations',
    summary:
      'Gives the password once more, with a code where a second factor is enrolled: calls that ask for it are open for five minutes.',
    rate: 'login',
    body: v.object({ password, code: v.optional(v.nullable(code)) }),
    reply: v.object({ confirmed_until: moment }),
  },
  getSecondFactor: {
    ...own,
    method: 'GET',
    path: '/api/current_user/second_factor',
    summary:
      "Whether the user's second factor is on, whether the role demands it, and how many recovery codes are left.",
    rate: 'read',
    reply: v.object({
      enrolled_at: v.nullable(moment),
      required: v.boolean(),
      recovery_codes_left: v.number(),
    }),
  },
  enrolSecondFactor: {
    ...own,
    method: 'POST',
    path: '/api/current_user/second_factor',
    summary: 'A new secret to enrol; an enrolled one works until the new one is confirmed.',
    confirmed: true,
    rate: 'login',
    body: v.object({}),
    reply: EnrolmentReply,
  },
  confirmSecondFactor: {
    ...own,
    method: 'PUT',
    path: '/api/current_user/second_factor',
    summary:
      'The first code of the new secret turns the factor on and ends the other sessions; recovery codes are shown once.',
    confirmed: true,
    rate: 'login',
    body: v.object({ code }),
    reply: v.object({ recovery_codes: recoveryCodes }),
  },
  turnOffSecondFactor: {
    ...own,
    method: 'DELETE',
    path: '/api/current_user/second_factor',
    summary: 'Turns the second factor off; 409 where the role demands it.',
    confirmed: true,
    rate: 'login',
    reply: v.object({ success: v.boolean() }),
  },
  renewRecoveryCodes: {
    ...own,
    method: 'POST',
    path: '/api/current_user/recovery_codes',
    summary: 'New recovery codes, shown once; those before stop working. 409 without a second factor.',
    confirmed: true,
    rate: 'login',
    body: v.object({}),
    reply: v.object({ recovery_codes: recoveryCodes }),
  },
});
