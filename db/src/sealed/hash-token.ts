import { createHash } from 'node:crypto';

/** How tokens of 128 random bits and more are stored: guessing is hopeless, so no salt and no slowness are needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
