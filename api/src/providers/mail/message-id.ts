import { createHash } from 'node:crypto';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How the ids of letters begin that are written for one order, or for whatever else their keys begin with. */
export const letterIdStart = (asker: string): string => `<${digest(asker).slice(0, 16)}`;

/** The same for the same key; it tells nothing but which letters are about the same. */
export const letterId = (key: string, host: string): string =>
  `${letterIdStart(key.split(':', 1)[0] ?? '')}${digest(key).slice(0, 24)}@${host}>`;
