import {
  asksFor,
  asksForBirth,
  isAskedAll,
  isOnlyRegistered,
  mayLackPesel,
  personRoles,
  withPesel,
} from '@app/machines/company-form';
import { useTranslations } from 'use-intl';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { FormField } from '../../../../kit/form/form-scope.tsx';
import { useChangePerson, useCompanyForm, usePerson } from './form-context.ts';
import { FormDate, FormSelect, FormText } from './form-fields.tsx';
import { Group } from './group.tsx';
import { Nationality } from './nationality.tsx';
import { shortDay } from './short-day.ts';
import { useCountries } from './use-countries.ts';

/** Who it is: name, role, PESEL with what it says, or birth date and place where there is none; citizenships. */
export function PersonIdentity() {
  const t = useTranslations('companyForm.person');
  const { kind } = useCompanyForm();
  const countries = useCountries();
  const role = usePerson((person) => person.role);
  const all = usePerson(isAskedAll);
  const born = usePerson(asksForBirth);
  const named = usePerson((person) => !isOnlyRegistered(person));
  const roles = personRoles[kind.legalForm];
  const options = [...new Set([...roles, ...(role === '' ? [] : [role])])];
  return (
    <Group title={t('identity')}>
      <FieldGrid phone="halves">
        <FormText name="firstName" autoComplete="given-name" required={named} />
        <FormText name="lastName" autoComplete="family-name" required={named} />
        {asksFor(kind, 'role') && (
          <FormSelect
            name="role"
            span={asksFor(kind, 'shares') ? 8 : 12}
            options={options.map((one) => ({ value: one, label: one }))}
          />
        )}
        {asksFor(kind, 'shares') && (
          <FormText name="shares" label={t('shares')} required={false} span={4} maxLength={16} />
        )}
        {all && (
          <>
            <Pesel />
            <FormField name="citizenships">
              <Nationality />
            </FormField>
          </>
        )}
        {all && born && (
          <>
            <FormDate name="birthedAt" span={4} autoComplete="bday" />
            <FormSelect
              name="gender"
              span={4}
              options={[
                { value: 'female', label: t('female') },
                { value: 'male', label: t('male') },
              ]}
            />
            <FormText name="cityOfBirth" />
            <FormSelect name="countryOfBirth" options={countries} />
          </>
        )}
      </FieldGrid>
    </Group>
  );
}

/** PESEL, and under it the birth date and gender that it encodes. */
function Pesel() {
  const t = useTranslations('companyForm.person');
  const change = useChangePerson();
  const optional = usePerson(mayLackPesel);
  const known = usePerson((person) => person.peselFromG2i);
  const says = usePerson(({ pesel, birthedAt, gender }) =>
    pesel.length !== 11 || birthedAt === '' || gender === ''
      ? null
      : t(`born.${gender === 'male' ? 'male' : 'female'}`, { date: shortDay(birthedAt) }),
  );
  return (
    <FormText
      name="pesel"
      required={!optional}
      note={says}
      maxLength={20}
      normalise={(typed) => typed.replace(/[^\d*]/g, '').slice(0, 11)}
      onValue={(pesel) => change((before) => withPesel(before, pesel))}
      inputMode="numeric"
      figures
      readOnly={known}
    />
  );
}
