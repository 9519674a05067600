import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OfferValues } from '../../parts/offer/offer-values.ts';
import type { Saved, SaveOffer } from '../../parts/offer/use-offer-saving.ts';

/** Milliseconds after the last key before what stands there is saved. */
const rest = 800;

export type SavingState = { name: 'saved'; at: number } | { name: 'saving' | 'failed' | 'unsaved' };

type Options = {
  values: OfferValues;
  /** What of the values may be saved: the goods with their calculation, the goods alone, or nothing yet. */
  savable: 'draft' | 'goods' | null;
  save: SaveOffer;
  /** When the order was saved last. */
  savedAt: number;
};

/** Saves an offer as it is typed, one saving after another; `finish` saves for good, behind what is still under way. */
export function useAutosave({ values, savable, save, savedAt }: Options) {
  const shown = JSON.stringify(values);
  const [saved, setSaved] = useState({ values: shown, at: savedAt });
  const [failed, setFailed] = useState<string | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isEnding = useRef(false);
  const enqueue = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.current.then(work);
    queue.current = done.catch(() => undefined);
    return done;
  }, []);
  const store = useEffectEvent(async (serialised: string) => {
    if (isEnding.current || savable === null) return;
    const { ok } = await save(savable, JSON.parse(serialised) as OfferValues);
    if (ok) setSaved({ values: serialised, at: Date.now() });
    setFailed(ok ? null : serialised);
  });
  const isWaiting = shown !== saved.values && shown !== failed && savable !== null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void enqueue(() => store(shown)), rest);
    return () => clearTimeout(timer);
  }, [shown, isWaiting, enqueue]);
  // What a lost connection kept back is saved when it is there again.
  useEffect(() => {
    const again = () => setFailed(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const finish = useCallback(
    async (last: OfferValues): Promise<Saved> => {
      isEnding.current = true;
      try {
        return await enqueue(() => save('offer', last));
      } finally {
        isEnding.current = false;
      }
    },
    [enqueue, save],
  );
  return { state: stateOf(), finish };

  function stateOf(): SavingState {
    if (shown === saved.values) return { name: 'saved', at: saved.at };
    if (savable === null) return { name: 'unsaved' };
    return { name: shown === failed ? 'failed' : 'saving' };
  }
}
