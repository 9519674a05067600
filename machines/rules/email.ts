/** A name, one @, a domain with a dot; letters of the Latin alphabet only. */
export const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** An e-mail address that can be written to from anywhere: a name, one @, a domain with a dot, at most 254 characters. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && emailPattern.test(value);
}

/** An address without outer spaces and in small letters, so that one mailbox is not taken for two. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
