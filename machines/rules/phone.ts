/** A Polish phone number as people know it: nine digits, no prefix. */
export function isPhone(value: string): boolean {
  return /^\d{9}$/.test(value);
}

/** Spaces, dashes, brackets and dots of every kind, and the invisible marks that come along when a number is copied. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu;

/** '48' alone is the country's prefix only before nine digits: numbers of the Radom area begin with it too. */
const prefix = /^(?:\+48|0048)*(?:48(?=\d{9}$))?/;

/** The nine digits of a number as people type it: separators, '+48', '0048' and a leading '48' fall away. Does not judge it. */
export function normalisePhone(typed: string): string {
  return typed.replace(separators, '').replace(prefix, '');
}

/** The one form in which a number travels and is stored: '+48' and nine digits. What is no Polish number stays as it was typed. */
export function storedPhone(typed: string): string {
  const number = normalisePhone(typed);
  return isPhone(number) ? `+48${number}` : typed.trim();
}

const grouped = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1 ');

/** A number as its field shows it while it is typed: '500 600 7', no prefix. No digit is left out, and a foreign number keeps its prefix. */
export function typedPhone(typed: string): string {
  const plus = /^[^\d+]*\+/.test(typed) ? '+' : '';
  const number = normalisePhone(plus + typed.replace(/\D/g, ''));
  return /^(?:\+|00)/.test(number) ? number : grouped(number);
}

/** A stored or typed number for reading: '+48 500 600 700'. */
export function formatPhone(phone: string): string {
  const number = normalisePhone(phone);
  return isPhone(number) ? `+48 ${grouped(number)}` : phone.trim();
}
