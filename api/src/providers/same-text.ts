import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two signatures are the same, in a time that does not tell how much of them is. */
export function sameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(left), digest(right));
}
