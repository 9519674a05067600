import { Secret, TOTP } from 'otpauth';

/** What the application in a telephone shows at a moment (epoch milliseconds), of a secret in base32. */
export const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
