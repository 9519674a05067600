import { logDigest } from '@app/db';
import type { Ports } from './ports.ts';

/** An event in the security log. */
export type SecurityEventName =
  | 'account_blocked'
  | 'account_changed'
  | 'account_created'
  | 'account_unblocked'
  | 'login'
  | 'logout'
  | 'password_change'
  | 'password_reset_asked'
  | 'password_reset_used'
  | 'personal_data_erased'
  | 'personal_data_read'
  | 'person_request'
  | 'provider_login'
  | 'reauthentication'
  | 'retention_rule_changed'
  | 'second_factor'
  | 'shop_blocked'
  | 'shop_opened'
  | 'shop_key_created'
  | 'shop_key_revoked'
  | 'shop_webhook_removed'
  | 'shop_webhook_set'
  | 'text_message'
  | 'unusual_reads';

/** How it ended. Everything but success is a warning. */
export type SecurityOutcome =
  | 'success'
  | 'account_blocked'
  | 'alert'
  | 'day_limit'
  | 'denied'
  | 'email_unverified'
  | 'last_superadmin'
  | 'link_invalid'
  | 'login_over'
  | 'no_role'
  | 'not_allowed'
  | 'other_identity'
  | 'password_expired'
  | 'password_refused'
  | 'provider_away'
  | 'provider_fault'
  | 'source_blocked'
  | 'too_many_waiting'
  | 'unknown_account'
  | 'wrong_code'
  | 'wrong_password';

/** One event of the security log. */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly outcome: SecurityOutcome;
  /** The e-mail of the account that acts or is tried, also one that does not exist; written as a keyed digest. */
  readonly account?: string | undefined;
  /** The account that it is done to, by its e-mail, where that is another; written as a keyed digest. */
  readonly subject?: string | undefined;
  /** The request's source; written as a keyed digest. */
  readonly source?: string | undefined;
  /** The shop that it is done to, by the id that its server and its widget name; open to everybody. */
  readonly shop?: string | undefined;
  /** The order's id, never its link. */
  readonly order?: string | undefined;
  /** Names of what was read or changed, never values. */
  readonly fields?: readonly string[] | undefined;
}

/**
 * Writes the line `security` and counts it as `security_events_total`. Account and source are digests under a key that
 * comes from DATA_KEYS (`logDigest`): the same account has the same digest on every line and in every process, so that
 * lines can be counted and alarmed on, and nobody is read in them.
 */
export function securityEvent(ports: Ports, happened: SecurityEvent): void {
  const { event, outcome, account, subject, source, shop, order, fields } = happened;
  const digest = (kind: 'account' | 'source', value: string | undefined): string | undefined =>
    value === undefined ? undefined : logDigest(ports.db.keys, kind, value);
  ports.metrics.security(event, outcome);
  ports.log[outcome === 'success' ? 'info' : 'warn']('security', {
    event,
    outcome,
    account: digest('account', account),
    subject: digest('account', subject),
    source: digest('source', source),
    shop,
    order,
    fields: fields?.join(' '),
  });
}
