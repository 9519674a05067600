import { groszFromTyped } from '@app/machines/rules';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A field's name as calls write it ('gross_price') in the spelling of the attributes ('grossPrice'). */
const camel = (name: string): string =>
  name.replace(/_([a-z])/gu, (_whole, letter: string) => letter.toUpperCase());

const camelled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [camel(name), value]));

/** The objects of an attribute that holds JSON, one or a list; none where it holds anything else. */
export function recordsOf(text: string | undefined): readonly Fields[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.filter(isObject).map(camelled);
  } catch {
    return [];
  }
}

/** A number, or one that is written as a text; null where it is none. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Grosz of an amount as calls or people write it; null where it is none. */
export function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.round(value * 100) : null;
  return typeof value === 'string' ? groszFromTyped(value) : null;
}
