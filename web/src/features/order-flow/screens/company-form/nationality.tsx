import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../../kit/elements/text-link.tsx';
import { Field } from '../../../../kit/form/field.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { useCountries } from './use-countries.ts';
import { useChoice } from '../../../../kit/form/form-fields.tsx';

/** One citizenship, or two: a third cannot be chosen. */
export function Nationality() {
  const t = useTranslations('companyForm.person');
  const words = useTranslations('companyForm');
  const countries = useCountries();
  const { id: firstId, value, onValue, error } = useChoice<string[]>();
  const [first = 'PL', second] = value;
  const without = (other: string | undefined) => countries.filter(({ value }) => value !== other);
  const secondId = `${firstId}-second`;
  const next = useRef<string | null>(null);
  /** The pressed button disappears, so focus moves to the list that it has left or added. */
  function change(citizenships: string[], focused: string) {
    next.current = focused;
    onValue(citizenships);
  }
  const two = second !== undefined;
  useEffect(() => {
    if (next.current !== null) document.getElementById(next.current)?.focus();
    next.current = null;
  }, [two]);
  return (
    <>
      <Field
        id={firstId}
        label={t('citizenship')}
        required
        error={error}
        aside={
          !two && (
            <TextButton type="button" onClick={() => change([first, ''], secondId)}>
              {t('addSecond')}
            </TextButton>
          )
        }
      >
        <Select
          value={first}
          options={without(second)}
          onChange={(event) => onValue([event.target.value, ...(second === undefined ? [] : [second])])}
        />
      </Field>
      {second !== undefined && (
        <Field
          id={secondId}
          label={t('secondCitizenship')}
          aside={
            <TextButton type="button" onClick={() => change([first], firstId)}>
              {t('removeSecond')}
            </TextButton>
          }
        >
          <Select
            value={second}
            placeholder={words('choose')}
            options={without(first)}
            onChange={(event) => onValue([first, event.target.value])}
          />
        </Field>
      )}
    </>
  );
}
