import { isMasked, masked } from '@app/machines/contract';

/** Fields of a draft that identify a person: answered masked, kept where they come back as they were answered. */
const identifying: readonly string[] = ['pesel', 'series_and_number', 'bank_account_number'];

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
      identifying.includes(name) && typeof each === 'string' ? (masked(each) ?? '') : maskDraft(each),
    ]),
  );
}

const keyOf = (value: Json): Json => (isRecord(value) ? (value['key'] ?? value['id']) : undefined);

const counterpart = (items: readonly Json[], item: Json, place: number): Json => {
  const key = keyOf(item);
  return key === undefined ? items[place] : items.find((each) => keyOf(each) === key);
};

/** What was sent, with the stored numbers where masked ones came back; a mask with nothing behind it becomes empty. */
export function unmaskDraft(sent: Json, stored: Json): Json {
  if (Array.isArray(sent)) {
    const before = Array.isArray(stored) ? stored : [];
    return sent.map((item, place) => unmaskDraft(item, counterpart(before, item, place)));
  }
  if (!isRecord(sent)) return sent;
  const before = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(sent).map(([name, each]) => {
      if (!identifying.includes(name) || !isMasked(each)) return [name, unmaskDraft(each, before[name])];
      const kept = before[name];
      return [name, typeof kept === 'string' && masked(kept) === each ? kept : ''];
    }),
  );
}
