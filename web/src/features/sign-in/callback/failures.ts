import type { ApiFailure } from '../../../api/answer.ts';

const failures = ['denied', 'unknown_account', 'provider', 'failed'] as const;

/** Why a login at the identity provider has led nowhere: `failed` lies with us or the way here. */
export type LoginFailure = (typeof failures)[number];

/** As the address says it; a word that it should not hold is the provider's fault. */
export const failureOf = (said: string | undefined): LoginFailure | null =>
  said === undefined ? null : (failures.find((one) => one === said) ?? 'provider');

/** As the server says it. */
export function failureSaid(cause: ApiFailure): LoginFailure {
  const code = (cause.body as { code?: unknown } | null)?.code;
  return cause.status === 403 ? (failures.find((one) => one === code) ?? 'failed') : 'failed';
}
