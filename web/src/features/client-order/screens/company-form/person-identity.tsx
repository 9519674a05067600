import { asksFor, asksForBirth, isAskedAll, personRoles } from '@app/machines/company-form';
import { useTranslations } from 'use-intl';
import { DateInput } from '../../../../kit/form/date-input.tsx';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { useCountries } from './use-countries.ts';
import { useFormContext } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { FormSelect } from './form-select.tsx';
import { FormText } from './form-text.tsx';
import { Group } from './group.tsx';
import { Nationality } from './nationality.tsx';
import type { PersonPart } from './person-part.ts';
import { PeselField } from './pesel-field.tsx';

/** Who it is: name, role, PESEL with what it says, or birth date and place where there is none; citizenships. */
export function PersonIdentity({ path, person, set }: PersonPart) {
  const t = useTranslations('companyForm.person');
  const { kind } = useFormContext();
  const countries = useCountries();
  const roles = personRoles[kind.legalForm];
  const options = [...new Set([...roles, ...(person.role === '' ? [] : [person.role])])];
  const all = isAskedAll(person);
  return (
    <Group title={t('identity')}>
      <FieldGrid phone="halves">
        <FormText name={`${path}.firstName`} autoComplete="given-name" />
        <FormText name={`${path}.lastName`} autoComplete="family-name" />
        {asksFor(kind, 'role') && (
          <FormSelect
            name={`${path}.role`}
            span={asksFor(kind, 'shares') ? 8 : 12}
            options={options.map((role) => ({ value: role, label: role }))}
          />
        )}
        {asksFor(kind, 'shares') && (
          <FormText name={`${path}.shares`} label={t('shares')} required={false} span={4} maxLength={16} />
        )}
        {all && (
          <>
            <PeselField path={path} person={person} set={set} />
            <Nationality path={path} person={person} set={set} />
          </>
        )}
        {all && asksForBirth(person) && (
          <>
            <FormField name={`${path}.birthedAt`} span={4}>
              {(control) => <DateInput {...control} autoComplete="bday" />}
            </FormField>
            <FormSelect
              name={`${path}.gender`}
              span={4}
              options={[
                { value: 'female', label: t('female') },
                { value: 'male', label: t('male') },
              ]}
            />
            <FormText name={`${path}.cityOfBirth`} />
            <FormSelect name={`${path}.countryOfBirth`} options={countries} />
          </>
        )}
      </FieldGrid>
    </Group>
  );
}
