import { isPhone, normalisePhone } from '@app/machines/rules';
import { foldText } from './fold-text.ts';

/** What a typed text may be; each that it may be is looked for. */
interface SearchTerm {
  readonly email: string | null;
  /** Ten digits. */
  readonly vatId: string | null;
  /** Nine digits, without the prefix. */
  readonly phone: string | null;
  /** The beginning of an order's number. */
  readonly numberStart: string | null;
  readonly externalId: string | null;
  /** Folded; at least the three letters that a trigram has. */
  readonly name: string | null;
}

/** How short a text may be that is searched at all (specification 2.3). */
const minSearchLength = 3;

const nothing: SearchTerm = {
  email: null,
  vatId: null,
  phone: null,
  numberStart: null,
  externalId: null,
  name: null,
};

/** Reads what was typed, in whatever spelling VAT ids and telephone numbers are copied from elsewhere. */
export function readSearchTerm(typed: string): SearchTerm {
  const text = typed.trim();
  if (text.length < minSearchLength) return nothing;
  if (/^[^\s@]+@[^\s@]+$/u.test(text)) return { ...nothing, email: text, externalId: text };
  const digits = text.replaceAll(/[\s().-]/gu, '').replace(/^(?:PL|\+|00)/iu, '');
  const name = foldText(text).replaceAll(/\s+/gu, ' ');
  const named = {
    ...nothing,
    externalId: text,
    name: Array.from(name).length < minSearchLength ? null : name,
  };
  if (!/^\d{3,}$/u.test(digits)) return named;
  const local = normalisePhone(text);
  return {
    ...named,
    vatId: digits.length === 10 ? digits : null,
    phone: isPhone(local) ? local : null,
    numberStart: digits.length <= 9 ? digits : null,
  };
}
