/** A Polish phone number as people know it: nine digits, no prefix. */
export function isPhone(value: string): boolean {
  return /^\d{9}$/.test(value);
}

/** The nine digits of a number as people type it: separators, '+48', '0048' and a leading '48' fall away. Does not judge it. */
export function normalisePhone(typed: string): string {
  return typed.replace(/[\s().-]/g, '').replace(/^(?:\+48|0048|48(?=\d{9}$))/, '');
}

/** The form in which a number is stored and sent: '+48' and nine digits. */
export function storedPhone(phone: string): string {
  return `+48${normalisePhone(phone)}`;
}

/** A stored or typed number for reading: '+48 500 600 700'. */
export function formatPhone(phone: string): string {
  return `+48 ${normalisePhone(phone).replace(/(\d{3})(?=\d)/g, '$1 ')}`;
}
