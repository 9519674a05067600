import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../forms/text-link.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { askApi } from '../../queries/call-api.ts';
import { idOf, useError } from './form-context.ts';
import type { PersonPart } from './person-part.ts';

/** One citizenship, or two. */
export function Nationality({ path, person, set }: PersonPart) {
  const t = useTranslations('companyForm.person');
  const countries = useQuery({
    queryKey: ['citizenships'],
    queryFn: ({ signal }) => askApi('getCitizenships', { signal }),
  });
  const known = countries.data?.citizenships ?? [{ code: 'PL', name: t('poland') }];
  const options = known.map(({ code, name }) => ({ value: code, label: name }));
  const [first = 'PL', second] = person.citizenships;
  const name = `${path}.citizenships`;
  const error = useError(name);
  return (
    <>
      <Field
        id={idOf(name)}
        label={t('citizenship')}
        required
        error={error}
        aside={
          second === undefined && (
            <TextButton
              type="button"
              onClick={() =>
                set({
                  ...person,
                  citizenships: [first, options.find(({ value }) => value !== first)?.value ?? ''],
                })
              }
            >
              {t('addSecond')}
            </TextButton>
          )
        }
      >
        <Select
          value={first}
          options={options}
          onChange={(event) =>
            set({ ...person, citizenships: [event.target.value, ...(second === undefined ? [] : [second])] })
          }
        />
      </Field>
      {second !== undefined && (
        <Field
          label={t('secondCitizenship')}
          aside={
            <TextButton type="button" onClick={() => set({ ...person, citizenships: [first] })}>
              {t('removeSecond')}
            </TextButton>
          }
        >
          <Select
            value={second}
            options={options}
            onChange={(event) => set({ ...person, citizenships: [first, event.target.value] })}
          />
        </Field>
      )}
    </>
  );
}
