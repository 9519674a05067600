import { useTranslations } from 'use-intl';
import { TextButton } from '../../forms/text-link.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { useCountries } from '../../queries/countries.ts';
import { idOf, useError } from './form-context.ts';
import type { PersonPart } from './person-part.ts';

/** One citizenship, or two: a third cannot be chosen. */
export function Nationality({ path, person, set }: PersonPart) {
  const t = useTranslations('companyForm.person');
  const countries = useCountries();
  const [first = 'PL', second] = person.citizenships;
  const name = `${path}.citizenships`;
  const error = useError(name);
  const without = (other: string | undefined) => countries.filter(({ value }) => value !== other);
  const add = () => set((before) => ({ ...before, citizenships: [first, without(first)[0]?.value ?? ''] }));
  return (
    <>
      <Field
        id={idOf(name)}
        label={t('citizenship')}
        required
        error={error}
        aside={
          second === undefined && (
            <TextButton type="button" onClick={add}>
              {t('addSecond')}
            </TextButton>
          )
        }
      >
        <Select
          value={first}
          options={without(second)}
          onChange={(event) =>
            set((before) => ({
              ...before,
              citizenships: [event.target.value, ...(second === undefined ? [] : [second])],
            }))
          }
        />
      </Field>
      {second !== undefined && (
        <Field
          label={t('secondCitizenship')}
          aside={
            <TextButton type="button" onClick={() => set((before) => ({ ...before, citizenships: [first] }))}>
              {t('removeSecond')}
            </TextButton>
          }
        >
          <Select
            value={second}
            options={without(first)}
            onChange={(event) => set((before) => ({ ...before, citizenships: [first, event.target.value] }))}
          />
        </Field>
      )}
    </>
  );
}
