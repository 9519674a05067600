import { asksForBirth, isAskedAll } from '@app/machines/company-form';
import type { PersonValues } from '@app/machines/company-form';
import { documentTypeNames, formatPhone } from '@app/machines/rules';
import { nipText } from '../../parts/nip-text.ts';
import { addressLine, hidden } from './answer.ts';
import type { Answer, OwnWords, Words } from './answer.ts';
import { shortDay } from './short-day.ts';

const countries = new Intl.DisplayNames(['pl'], { type: 'region' });

const countryName = (code: string): string => (code === '' ? '' : (countries.of(code) ?? code));

const day = (date: string): string => (date === '' ? '' : shortDay(date));

/** What a doctor says of a practice of his own. */
function practiceAnswers(person: PersonValues, own: string, t: Words): readonly Answer[] {
  const address = person.companyAddressAttributes;
  const said = { label: t('fields.companyStatement'), value: own, field: 'companyStatement' };
  if (person.companyStatement !== true) return [said];
  return [
    said,
    { label: t('fields.vatId'), value: nipText(person.vatId), field: 'vatId' },
    { label: t('fields.companyName'), value: person.companyName },
    {
      label: t('fields.companyAddressAttributes'),
      value: address === null ? '' : addressLine(address),
      field: 'companyAddressAttributes.street',
    },
  ];
}

/** What was answered of a person, by the names of his fields. */
export function personAnswers(person: PersonValues, t: Words, own: OwnWords): readonly Answer[] {
  const yesNo = (given: boolean | null) =>
    given === null ? '' : t(given ? 'basic.separations.yes' : 'basic.separations.no');
  const named = (field: 'role' | 'shares' | 'cityOfBirth' | 'releasedBy') => ({
    label: t(`fields.${field}`),
    value: person[field],
    field,
  });
  const dated = (field: 'birthedAt' | 'releasedAt' | 'documentExpiryDate') => ({
    label: t(`fields.${field}`),
    value: day(person[field]),
    field,
  });
  const tasks = (['willSign', 'beneficiary', 'guarantor', 'doctor'] as const)
    .filter((task) => person[task])
    .map((task) => t(`person.${task}`));
  const living = person.addressAttributes;
  const always = [
    {
      label: t('fields.fullName'),
      value: [person.firstName, person.lastName].filter(Boolean).join(' '),
      field: 'firstName',
    },
    named('role'),
    named('shares'),
    { label: own('tasks'), value: tasks.join(', ') || t('person.does.nothing'), field: 'willSign' },
  ];
  if (!isAskedAll(person)) return always;
  return [
    ...always,
    { label: t('fields.pesel'), value: hidden(person.pesel, 0), field: 'pesel' },
    {
      label: t('fields.citizenships'),
      value: person.citizenships.map(countryName).join(', '),
      field: 'citizenships',
    },
    ...(asksForBirth(person)
      ? [
          dated('birthedAt'),
          {
            label: t('fields.gender'),
            value: person.gender === '' ? '' : t(`person.${person.gender}`),
            field: 'gender',
          },
          named('cityOfBirth'),
          {
            label: t('fields.countryOfBirth'),
            value: countryName(person.countryOfBirth),
            field: 'countryOfBirth',
          },
        ]
      : []),
    {
      label: person.documentType === '' ? t('person.document') : documentTypeNames[person.documentType],
      value: hidden(person.seriesAndNumber, 3),
      field: 'seriesAndNumber',
    },
    dated('releasedAt'),
    dated('documentExpiryDate'),
    named('releasedBy'),
    { label: t('person.email'), value: person.email, field: 'email' },
    { label: t('fields.phone'), value: formatPhone(person.phone), field: 'phone' },
    ...(living === null
      ? []
      : [
          { label: t('person.living'), value: addressLine(living), field: 'addressAttributes.street' },
          {
            label: t('fields.homeCountry'),
            value: countryName(living.homeCountry),
            field: 'addressAttributes.homeCountry',
          },
        ]),
    ...(person.doctor ? practiceAnswers(person, yesNo(person.companyStatement), t) : []),
    ...(['pepOwn', 'pepFamily', 'pepAssociate'] as const).map((name) => ({
      label: own(name),
      value: yesNo(person[name]),
      field: name,
    })),
    {
      label: t('fields.criminalResponsibility'),
      value: person.criminalResponsibility ? t('basic.separations.yes') : '',
      field: 'criminalResponsibility',
    },
  ];
}
