import { signedAmountText } from '@app/machines/rules';
import { Span } from '../elements/box.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';
import { useTypedNumber } from './typed-number.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** Percent with at most two decimals; null while nothing is written. One below zero stays as it is typed: its bound says what is wrong. */
  value: number | null;
  onValue: (percent: number | null) => void;
};

/** As an own payment's percent is shown everywhere (THEME-032): '20,00'. */
const spelt = (percent: number) => percent.toFixed(2).replace('.', ',');

function read(typed: string) {
  const accepted = signedAmountText(typed).slice(0, 7);
  const value = Number(accepted.replace(',', '.'));
  return { accepted, value: accepted === '' || Number.isNaN(value) ? null : value };
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
