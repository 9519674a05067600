import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { masked } from './mask.ts';
import { SpelledInput } from './spelled-input.tsx';
import type { TextInputProps } from './text-input.tsx';

type Props = Omit<TextInputProps, 'mask' | 'value' | 'onChange'> & {
  value: string;
  onValue: (isoDate: string) => void;
  /** What is not a whole day yet is the value too, as typed: the form says that it is none (F110). */
  partial?: boolean;
};

/** A day or a month that a dot, comma, slash or dash closes early has its zero: '1.3.' is '01.03.'. */
const closed = (typed: string): string =>
  typed.replace(/^([1-9])[.,/-]$/, '0$1.').replace(/^(\d{2})\.?([1-9])[.,/-]$/, '$1.0$2.');

const spell = (typed: string): string => masked('99.99.9999', closed(typed));

/** The day that was pasted as YYYY-MM-DD, or as Poles write it: '1.3.2021'. */
function pastedDay(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[.,/-](\d{1,2})[.,/-](\d{4})$/.exec(text) ?? [];
  return year === '' ? null : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

const polish = (iso: string) => iso.split('-').toReversed().join('.');

/** A day typed as dd.mm.rrrr, its value YYYY-MM-DD; an incomplete date gives ''. Pasting YYYY-MM-DD or d.m.rrrr works too. */
export function DateInput({ value, onValue, partial = false, ...rest }: Props) {
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
    onValue(day === '' && partial ? text : day);
  }
  return (
    <SpelledInput
      spell={spell}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('datePlaceholder')}
      value={draft ?? polish(value)}
      onValue={typed}
      onPaste={(event) => {
        const pasted = pastedDay(event.clipboardData.getData('text').trim());
        if (pasted === null) return;
        event.preventDefault();
        setDraft(null);
        onValue(pasted);
      }}
      {...rest}
    />
  );
}
