import { amountText, formatAmount, groszFromTyped, validationMessages } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Span } from '../elements/box.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';
import { toast } from '../toast/toasts.ts';
import { useTypedNumber } from './typed-number.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'max'> & {
  /** Grosz; null while nothing, or no amount, is written. */
  value: number | null;
  onValue: (grosz: number | null) => void;
  /** Grosz: an amount typed above it becomes it, and a warning says so. */
  max?: number | undefined;
};

function read(typed: string) {
  const accepted = amountText(typed);
  return { accepted, value: groszFromTyped(accepted) };
}

/** An amount of money: accepts a comma or a dot and pasting in any spelling, strips the rest, spells itself on leaving. */
export function AmountInput({ value, onValue, max: most, onBlur, ...rest }: Props) {
  const t = useTranslations('kit');
  const typed = useTypedNumber({
    value,
    spelt: formatAmount,
    read,
    onValue,
    most,
    onCapped: (grosz) => toast('waiting', validationMessages.maxValue(grosz)),
  });
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      textAlign="right"
      figures
      trail={
        <Span data-unit pr="3">
          {t('currency')}
        </Span>
      }
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
