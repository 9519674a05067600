import { useState } from 'react';

/** A list as it is held still under the pointer. */
interface SteadyItems<Item> {
  readonly items: readonly Item[];
  /** How many rows have come since; null where the list is shown as it was read last. */
  readonly fresh: number | null;
  /** Shows the list as it was read last. */
  readonly show: () => void;
}

/**
 * Keeps the rows of a list and their order while it is read again, so that none moves under the pointer; what they hold
 * is the newest. Another `list` is shown at once, as is one that was empty; null: nothing is kept.
 */
export function useSteadyItems<Item>(
  list: string | null,
  read: readonly Item[],
  keyOf: (item: Item) => string,
): SteadyItems<Item> {
  const [held, setHeld] = useState({ list, items: read });
  const show = () => setHeld({ list, items: read });
  const keeps = held.list === list && held.items.length > 0;
  if (list !== null && !keeps && (held.list !== list || read.length > 0)) show();
  if (list === null || !keeps) return { items: read, fresh: null, show };
  const newest = new Map(read.map((item) => [keyOf(item), item]));
  const items = held.items.map((item) => newest.get(keyOf(item)) ?? item);
  const known = new Set(items.map(keyOf));
  const same = read.length === items.length && read.every((item, at) => item === items[at]);
  return { items, fresh: same ? null : read.filter((item) => !known.has(keyOf(item))).length, show };
}
