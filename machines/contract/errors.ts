import * as v from 'valibot';

/** To a shop's server every refusal says beside the Polish message what it is, in English. */
const forMachines = { detail: v.optional(v.string()) };

/** 422: one object a refused field, its path as sent, and the Polish message. */
export const InvalidReply = v.object({
  error: v.string(),
  errors: v.array(v.record(v.string(), v.string())),
  ...forMachines,
  /** To a shop's server: each refused field with a code, an English sentence and, where it can be told, what is allowed. */
  details: v.optional(
    v.array(
      v.object({
        field: v.string(),
        code: v.string(),
        detail: v.string(),
        allowed: v.optional(
          v.union([
            v.array(v.union([v.string(), v.number(), v.boolean()])),
            v.record(v.string(), v.union([v.string(), v.number()])),
          ]),
        ),
      }),
    ),
  ),
});

/**
 * 409: the chart refused from stored facts, somebody was faster (`code` version), the same request is still running
 * (in_flight), the shop's number means an order of other content (external_order), which is named, the account is one's own
 * (own_account) or blocked, or what would happen was not agreed to (preview, plan), which is told.
 */
export const RefusedReply = v.object({
  error: v.string(),
  code: v.picklist([
    'refused',
    'version',
    'in_flight',
    'external_order',
    'own_account',
    'last_administrator',
    'shop_blocked',
    'blocked',
    'preview',
    'plan',
  ]),
  status: v.optional(v.string()),
  reason: v.optional(v.string()),
  allowed: v.optional(v.array(v.string())),
  order: v.optional(v.unknown()),
  preview: v.optional(v.unknown()),
  slug: v.optional(v.string()),
  siemens_id: v.optional(v.string()),
  redirect_url: v.optional(v.string()),
  ...forMachines,
});

/** 400, 401, 403, 404, 410, 413, 415, 418, 429, 503. With 503 `Retry-After` says when to ask again. */
export const FailedReply = v.object({
  error: v.string(),
  /**
   * 503: closed for work on it, the database takes nothing now, the company registry is away; what was sent may be sent
   * again under its key. 404: the address of an order lacks its slug. 403: the password expired, or has to be given once
   * more at `POST /api/auth/confirmations`, or the identity provider refused (denied), proved somebody who has no
   * account (unknown_account), or proved nothing (provider). 410: the order's data are erased. 401: the second factor is due, or the sign-in has to begin again.
   */
  code: v.optional(
    v.picklist([
      'maintenance',
      'database',
      'erased',
      'registry',
      'no_slug',
      'password_expired',
      'password_confirmation',
      'second_factor',
      'sign_in_again',
      'unknown_account',
      'denied',
      'provider',
    ]),
  ),
  /** With `second_factor`: what the second step is sent with, from the same source within five minutes. */
  ticket: v.optional(v.string()),
  /** With `second_factor`: whether a code is due, else the enrolment. */
  enrolled: v.optional(v.boolean()),
  /** Of the company registry: `krs` when it did not answer. */
  errors: v.optional(v.array(v.record(v.string(), v.string()))),
  ...forMachines,
});
