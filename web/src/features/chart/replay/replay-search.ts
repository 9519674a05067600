/** What is looked at, as it stands in the address. */
export interface ReplaySearch {
  /** Which step, from 1 on; the last where nothing is said. */
  step?: number;
  /** Beside this order. */
  with?: string;
  /** Steps stand as far apart as they were. */
  scale?: 'time';
}

/** Reads an address: what is unknown is left out. */
export function readReplaySearch(given: Readonly<Record<string, unknown>>): ReplaySearch {
  const step = Number(given['step']);
  const other = ['string', 'number'].includes(typeof given['with']) ? String(given['with']).trim() : '';
  return {
    ...(Number.isInteger(step) && step > 0 && { step }),
    ...(other !== '' && other.length <= 64 && { with: other }),
    ...(given['scale'] === 'time' && { scale: 'time' }),
  };
}
