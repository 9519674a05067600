import { useState } from 'react';

type Read = (typed: string) => { accepted: string; value: number | null };

/**
 * A field's text while a number is typed in it: what may not stand there is stripped at once, and on blur the number
 * spells itself. A number above `max` becomes `max`, which `onCapped` reports.
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
      const { accepted, value: number } = read(typed);
      if (max !== undefined && number !== null && number > max) {
        setDraft(null);
        onValue(max);
        onCapped?.(max);
        return;
      }
      setDraft(accepted);
      onValue(number);
    },
    onBlur: () => setDraft(null),
  };
}
