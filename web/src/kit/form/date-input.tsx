import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MaskedInput } from './masked-input.tsx';
import type { TextInputProps } from './text-input.tsx';

type Props = Omit<TextInputProps, 'mask' | 'value' | 'onChange'> & {
  value: string;
  onValue: (isoDate: string) => void;
};

const polish = (iso: string) => iso.split('-').toReversed().join('.');

/** A day typed as dd.mm.rrrr, its value YYYY-MM-DD; an incomplete date gives ''. Pasting YYYY-MM-DD works too. */
export function DateInput({ value, onValue, ...rest }: Props) {
  const t = useTranslations('kit');
  const [draft, setDraft] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // A day that came from elsewhere stands in place of what was half typed.
    if (value !== '') setDraft(null);
  }
  function typed(text: string) {
    const day = /^\d{2}\.\d{2}\.\d{4}$/.test(text) ? text.split('.').toReversed().join('-') : '';
    setDraft(day !== '' && day === value ? null : text);
    onValue(day);
  }
  return (
    <MaskedInput
      mask="99.99.9999"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('datePlaceholder')}
      value={draft ?? polish(value)}
      onValue={typed}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text').trim();
        if (!/^\d{4}-\d{2}-\d{2}$/.test(pasted)) return;
        event.preventDefault();
        setDraft(null);
        onValue(pasted);
      }}
      {...rest}
    />
  );
}
