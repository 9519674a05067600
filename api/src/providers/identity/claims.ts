import type { IdentitySettings } from '../settings.ts';
import type { GrantedRoles } from './identity.port.ts';

/** What a provider says of a person, by name. */
export type Claims = Readonly<Record<string, unknown>>;

/** The e-mail, in lower case, where the provider says so and says that it has verified it; null else. */
export function verifiedEmailOf({ email, email_verified: verified }: Claims): string | null {
  return typeof email === 'string' && email.trim() !== '' && verified === true
    ? email.trim().toLowerCase()
    : null;
}

/** The values of a claim: one text, or a list of which everything else is left out. */
function valuesOf(claim: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.filter((value) => typeof value === 'string');
}

/** The staff roles that the setting makes of the claim; a claim that is not there grants none. Null where the setting leaves roles alone. */
export function grantedRoles(setting: IdentitySettings['roles'], claims: Claims): GrantedRoles | null {
  if (setting === null) return null;
  const { claim, by } = setting;
  const values = valuesOf(claims[claim]);
  const granted = by.filter(({ value }) => values.includes(value)).map(({ role }) => role);
  return { governed: [...new Set(by.map(({ role }) => role))], granted: [...new Set(granted)] };
}
