import { amountText } from '@app/machines/rules';
import { Span } from '../elements/box.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';
import { useTypedNumber } from './typed-number.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** Percent with at most two decimals, never below zero; null while nothing is written. */
  value: number | null;
  onValue: (percent: number | null) => void;
};

const spelt = (percent: number) => String(percent).replace('.', ',');

function read(typed: string) {
  const accepted = amountText(typed).slice(0, 6);
  return { accepted, value: accepted === '' ? null : Number(accepted.replace(',', '.')) };
}

/** A percentage, typed as an amount is. */
export function PercentInput({ value, onValue, onBlur, ...rest }: Props) {
  const typed = useTypedNumber({ value, spelt, read, onValue });
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      textAlign="right"
      figures
      trail={<Span pr="3">%</Span>}
      value={typed.text}
      onChange={(event) => typed.onText(event.target.value)}
      onBlur={(event) => {
        typed.onBlur();
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
