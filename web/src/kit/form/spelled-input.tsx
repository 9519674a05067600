import { cursorAfter } from './mask.ts';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** The spelling of what was typed, pasted or filled in; of its own result it makes the same. */
  spell: (typed: string) => string;
  value: string;
  onValue: (value: string) => void;
};

/** Text that spells itself with every key, the cursor staying where it was among letters and digits. */
export function SpelledInput({ spell, value, onValue, ...rest }: Props) {
  return (
    <TextInput
      value={value}
      onChange={(event) => {
        const input = event.target;
        const before = input.value.slice(0, input.selectionStart ?? input.value.length);
        const next = spell(input.value);
        if (next !== input.value) {
          // At once: a key that comes before the next frame would land where React leaves the cursor, at the end.
          const place = cursorAfter(next, spell(before));
          input.value = next;
          input.setSelectionRange(place, place);
        }
        onValue(next);
      }}
      {...rest}
    />
  );
}
