import { isMasked } from '@app/machines/contract';
import { identifyingNumbers, masked, type IdentifyingNumber } from '@app/machines/fields';

/** Whether a field of a draft identifies a person: answered masked, kept where it does not come back or comes back masked. */
const identifies = (name: string): name is IdentifyingNumber =>
  (identifyingNumbers as readonly string[]).includes(name);

type Json = unknown;

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft with each identifying number masked. */
export function maskDraft(value: Json): Json {
  if (Array.isArray(value)) return value.map(maskDraft);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      identifies(name) && typeof each === 'string' ? (masked(name, each) ?? '') : maskDraft(each),
    ]),
  );
}

const keyOf = (value: Json): Json => (isRecord(value) ? (value['key'] ?? value['id']) : undefined);

/** Whether two rows of a list say that they are the same one: which of them a number belongs to would be unknown. */
export function repeatsRow(rows: Json): boolean {
  const keys = (Array.isArray(rows) ? rows : []).map(keyOf).filter((key) => key !== undefined);
  return new Set(keys).size < keys.length;
}

/**
 * An identifying number as it is to be stored: absent or masked it stays what it was. Any mask stands for it: one that
 * had to match would tell whoever guesses whether the guess was right.
 */
function keptNumber(sent: Json, before: Json): Json {
  if (sent !== undefined && !isMasked(sent)) return sent;
  return typeof before === 'string' ? before : '';
}

/** What was sent, with the stored numbers where none or masked ones came back. */
export function unmaskDraft(sent: Json, stored: Json): Json {
  if (Array.isArray(sent)) {
    const before: readonly Json[] = Array.isArray(stored) ? stored : [];
    const byKey = new Map(before.map((item) => [keyOf(item), item]));
    return sent.map((item, place) => {
      const key = keyOf(item);
      return unmaskDraft(item, key === undefined ? before[place] : byKey.get(key));
    });
  }
  if (!isRecord(sent)) return sent;
  const before = isRecord(stored) ? stored : {};
  const numbers = identifyingNumbers.filter((name) => name in sent || typeof before[name] === 'string');
  return {
    ...Object.fromEntries(
      Object.entries(sent).map(([name, each]) => [name, unmaskDraft(each, before[name])]),
    ),
    ...Object.fromEntries(numbers.map((name) => [name, keptNumber(sent[name], before[name])])),
  };
}
