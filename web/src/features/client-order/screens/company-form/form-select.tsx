import { useTranslations } from 'use-intl';
import { Select } from '../../../../kit/form/select.tsx';
import { FormField } from './form-field.tsx';
import type { TextPath } from './form-field.tsx';

type Props = {
  name: TextPath;
  label?: string;
  options: readonly { value: string; label: string }[];
  required?: boolean;
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
};

/** One of several, as the platform's list. */
export function FormSelect({ options, ...field }: Props) {
  const t = useTranslations('companyForm');
  return (
    <FormField {...field}>
      {({ value, onValue, onBlur }) => (
        <Select
          value={value}
          placeholder={t('choose')}
          options={options}
          onChange={(event) => onValue(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}
