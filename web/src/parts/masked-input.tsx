import { cursorAfter, masked } from './mask.ts';
import type { Mask } from './mask.ts';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  mask: Mask;
  value: string;
  onValue: (value: string) => void;
};

/** Text that spells itself as the mask says and accepts pasting in any spelling. */
export function MaskedInput({ mask, value, onValue, ...rest }: Props) {
  return (
    <TextInput
      value={value}
      onChange={(event) => {
        const input = event.target;
        const before = input.value.slice(0, input.selectionStart ?? input.value.length);
        const next = masked(mask, input.value);
        onValue(next);
        requestAnimationFrame(() => {
          const place = cursorAfter(next, before);
          input.setSelectionRange(place, place);
        });
      }}
      {...rest}
    />
  );
}
