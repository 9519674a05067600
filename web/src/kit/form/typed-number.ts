import { useState } from 'react';

type Read = (typed: string) => { kept: string; value: number | null };

/**
 * A field's text while a number is typed in it: what may not stand there is stripped at once, and on leaving the number
 * spells itself. `most` caps the value: one that is typed above it becomes it, and `onCapped` says so.
 */
export function useTypedNumber({
  value,
  spelt,
  read,
  onValue,
  most: max,
  onCapped,
}: {
  value: number | null;
  spelt: (value: number) => string;
  read: Read;
  onValue: (value: number | null) => void;
  most?: number | undefined;
  onCapped?: (most: number) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    text: draft ?? (value === null ? '' : spelt(value)),
    onText(typed: string) {
      const { kept, value: typedValue } = read(typed);
      if (max !== undefined && typedValue !== null && typedValue > max) {
        setDraft(null);
        onValue(max);
        onCapped?.(max);
        return;
      }
      setDraft(kept);
      onValue(typedValue);
    },
    onLeft: () => setDraft(null),
  };
}
