import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from './checkbox.tsx';

type Props = {
  id: string;
  label: ReactNode;
  text?: ReactNode;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  required: boolean;
  error?: string | null;
};

/** A consent as a row of its card; an obligatory one says so. */
export function ConsentRow({ required, error, text, ...rest }: Props) {
  const t = useTranslations('kit');
  return (
    <Checkbox
      look="row"
      required={required}
      {...rest}
      {...(text === undefined ? {} : { text })}
      {...(required ? { badge: t('mandatory') } : {})}
      {...(error === null || error === undefined ? {} : { error })}
    />
  );
}
