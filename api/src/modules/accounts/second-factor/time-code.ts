import { Secret, TOTP } from 'otpauth';
import { encodeQR } from 'qr';

/** What every authenticator application knows: six digits, half a minute, SHA-1 (RFC 6238). */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps before and after now whose codes are taken as well: a telephone's clock may be half a minute off. */
const window = 1;

/** The name under which an application lists its account. */
const issuer = 'Finansowo';

/** A new secret of 160 random bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step (seconds since 1970 / 30) whose code this is, at most one from now; null where it is none. Spaces do not count. */
export function stepOfCode(secret: string, typed: string, at: number): number | null {
  const token = typed.replaceAll(/\s/gu, '');
  if (!/^\d{6}$/u.test(token)) return null;
  const delta = TOTP.validate({ ...kind, token, secret: Secret.fromBase32(secret), timestamp: at, window });
  return delta === null ? null : TOTP.counter({ period: kind.period, timestamp: at }) + delta;
}

/** What an authenticator application enrols: the secret to type, its otpauth address, and that as a QR code to scan. */
export function enrolmentOf(email: string, secret: string): { secret: string; uri: string; qr_svg: string } {
  const uri = new TOTP({ ...kind, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
  return { secret, uri, qr_svg: encodeQR(uri, 'svg', { ecc: 'medium', border: 4 }) };
}
