import { hash } from 'node:crypto';
import { newId, type KeyedRequest } from '@app/db';

/** Our reference at a provider, 32 hexadecimal digits: the same for each repetition of a keyed request, in whichever process. */
export const referenceOf = (request: KeyedRequest | undefined): string =>
  request === undefined
    ? newId().replaceAll('-', '')
    : hash('sha256', `${request.scope} ${request.key} ${request.hash}`).slice(0, 32);
