import { masked } from './mask.ts';
import type { Mask } from './mask.ts';
import { SpelledInput } from './spelled-input.tsx';
import type { TextInputProps } from './text-input.tsx';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  mask: Mask;
  value: string;
  onValue: (value: string) => void;
};

/** Text that spells itself as the mask says and accepts pasting in any spelling. */
export function MaskedInput({ mask, ...rest }: Props) {
  return <SpelledInput spell={(typed) => masked(mask, typed)} {...rest} />;
}
