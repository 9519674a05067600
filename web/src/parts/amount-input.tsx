import { formatPln, groszFromTyped } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Span } from './box.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** Grosz; null while nothing, or no amount, is written. */
  value: number | null;
  onValue: (grosz: number | null) => void;
};

/** An amount of money: accepts a comma or a dot, spells itself on leaving. */
export function AmountInput({ value, onValue, onBlur, ...rest }: Props) {
  const t = useTranslations('parts');
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      textAlign="right"
      figures
      trail={<Span pr="3">{t('currency')}</Span>}
      value={draft ?? (value === null ? '' : formatPln(value).replace(/\u00A0zł$/, ''))}
      onChange={(event) => {
        setDraft(event.target.value);
        onValue(groszFromTyped(event.target.value));
      }}
      onBlur={(event) => {
        if (groszFromTyped(event.target.value) !== null || event.target.value.trim() === '') setDraft(null);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
