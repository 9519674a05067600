import { normalisePhone } from '@app/machines/rules';

/** Whether two numbers are the same, however each is spelled. */
export const samePhone = (one: string, other: string): boolean =>
  normalisePhone(one) === normalisePhone(other);
