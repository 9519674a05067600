import { asksFor, asksForBirth, isAskedAll, isOnlyRegistered } from '@app/machines/company-form';
import type { CompanyFormValues, FormKind, PersonValues } from '@app/machines/company-form';
import {
  documentTypeNames,
  formatAmount,
  formatPhone,
  fromDecimal,
  isDecimal,
  legalFormNames,
  streetLine,
} from '@app/machines/rules';
import type { useTranslations } from 'use-intl';
import { nipText } from '../../parts/nip-text.ts';
import type { Order } from '../../queries/order-query.ts';
import { personName } from './section-summaries.ts';
import { shortDay } from './short-day.ts';

type Words = ReturnType<typeof useTranslations<'companyForm'>>;
type OwnWords = ReturnType<typeof useTranslations<'answers'>>;

/** What was answered to one question; '' where nothing was. */
export interface Answer {
  readonly label: string;
  readonly value: string;
}

/** A part of the form with its answers, and the section in which they are changed. */
export interface AnsweredPart {
  readonly title: string;
  readonly section: 'basic' | 'persons' | 'contact';
  /** Whose answers they are, by the key of his row. */
  readonly person?: string;
  readonly answers: readonly Answer[];
}

/** Of a number that identifies somebody at most its last digits; of a PESEL none. */
function hidden(value: string, shown: number): string {
  const bare = value.replaceAll(/\s/gu, '');
  if (bare === '') return '';
  // A draft that was opened again comes masked already.
  if (bare.startsWith('*')) return bare.replaceAll('*', '•');
  const covered = Math.max(6, bare.length - shown);
  return '•'.repeat(covered) + bare.slice(covered);
}

type Address = Pick<
  CompanyFormValues['companyAttributes']['addressesAttributes'][number],
  'street' | 'buildingNumber' | 'apartmentNumber' | 'postalCode' | 'city'
>;

/** 'Prosta 51/3, 00-838 Warszawa'. */
const addressLine = ({ street, buildingNumber, apartmentNumber, postalCode, city }: Address): string =>
  `${streetLine(street, buildingNumber, apartmentNumber)}, ${postalCode} ${city}`;

const countries = new Intl.DisplayNames(['pl'], { type: 'region' });

const countryName = (code: string): string => (code === '' ? '' : (countries.of(code) ?? code));

const day = (date: string): string => (date === '' ? '' : shortDay(date));
const zloty = (amount: string): string =>
  isDecimal(amount) ? `${formatAmount(fromDecimal(amount))}\u00A0zł` : amount;

/** Whoever gives a statement about farming has answered its question with 'no'. */
const farmAnswers = (company: CompanyFormValues['companyAttributes'], t: Words, own: OwnWords) =>
  (['agriculturalHoldingConsent', 'nonAgriculturalFinancingConsent'] as const).map((name) => ({
    label: own(name),
    value: company[name] ? t('basic.separations.no') : '',
  }));

function companyAnswers(
  { companyAttributes: company, ...rest }: CompanyFormValues,
  kind: FormKind,
  t: Words,
  own: OwnWords,
) {
  const [seat, correspondence] = company.addressesAttributes;
  const turnover = company.yearlyTurnover;
  const employees = company.numberOfEmployees;
  const separation = company.propertySeparation;
  return [
    ...(seat === undefined ? [] : [{ label: t('basic.address'), value: addressLine(seat) }]),
    ...(correspondence === undefined
      ? []
      : [{ label: t('basic.correspondenceShort'), value: addressLine(correspondence) }]),
    ...(turnover === ''
      ? []
      : [{ label: t('fields.yearlyTurnover'), value: t(`basic.turnovers.${turnover}`) }]),
    ...(employees === ''
      ? []
      : [{ label: t('fields.numberOfEmployees'), value: t(`basic.bands.${employees}`) }]),
    ...(asksFor(kind, 'bankAccount')
      ? [{ label: t('basic.account'), value: hidden(company.bankAccountNumber, 4) }]
      : []),
    ...(asksFor(kind, 'income')
      ? [
          { label: t('basic.lastYearIncome'), value: zloty(rest.lastYearIncome) },
          { label: t('basic.incomeBeforeTax'), value: zloty(rest.incomeBeforeTax) },
        ]
      : []),
    ...(asksFor(kind, 'propertySeparation') && separation !== ''
      ? [{ label: t('fields.propertySeparation'), value: t(`basic.separations.${separation}`) }]
      : []),
    ...(asksFor(kind, 'agriculture') ? farmAnswers(company, t, own) : []),
  ];
}

function personAnswers(person: PersonValues, t: Words, own: OwnWords): readonly Answer[] {
  const yesNo = (given: boolean | null) =>
    given === null ? '' : t(given ? 'basic.separations.yes' : 'basic.separations.no');
  const tasks = (['willSign', 'beneficiary', 'guarantor', 'doctor'] as const)
    .filter((task) => person[task])
    .map((task) => t(`person.${task}`));
  const always = [
    { label: t('fields.role'), value: person.role },
    { label: t('fields.shares'), value: person.shares },
    { label: own('tasks'), value: tasks.join(', ') || t('person.does.nothing') },
  ];
  if (!isAskedAll(person)) return always;
  return [
    ...always,
    { label: t('fields.pesel'), value: hidden(person.pesel, 0) },
    { label: t('fields.citizenships'), value: person.citizenships.map(countryName).join(', ') },
    ...(asksForBirth(person)
      ? [
          { label: t('fields.birthedAt'), value: day(person.birthedAt) },
          {
            label: t('fields.gender'),
            value: person.gender === '' ? '' : t(`person.${person.gender}`),
          },
          { label: t('fields.cityOfBirth'), value: person.cityOfBirth },
          { label: t('fields.countryOfBirth'), value: countryName(person.countryOfBirth) },
        ]
      : []),
    {
      label: person.documentType === '' ? t('person.document') : documentTypeNames[person.documentType],
      value: hidden(person.seriesAndNumber, 3),
    },
    { label: t('fields.releasedAt'), value: day(person.releasedAt) },
    { label: t('fields.documentExpiryDate'), value: day(person.documentExpiryDate) },
    { label: t('fields.releasedBy'), value: person.releasedBy },
    { label: t('person.email'), value: person.email },
    { label: t('fields.phone'), value: formatPhone(person.phone) },
    ...(person.addressAttributes === null
      ? []
      : [{ label: t('person.living'), value: addressLine(person.addressAttributes) }]),
    ...(person.doctor && person.companyStatement === true
      ? [
          {
            label: t('person.practice'),
            value: [nipText(person.vatId), person.companyName].filter(Boolean).join(', '),
          },
        ]
      : []),
    ...(['pepOwn', 'pepFamily', 'pepAssociate'] as const).map((name) => ({
      label: own(name),
      value: yesNo(person[name]),
    })),
  ];
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

/** Every answer of the form by its parts, for whoever reads it over before it is sent; unanswered ones are left out. */
export function answeredParts(
  values: CompanyFormValues,
  kind: FormKind,
  order: Pick<Order, 'companyAttributes'>,
  t: Words,
  own: OwnWords,
): readonly AnsweredPart[] {
  const company = order.companyAttributes;
  const parts: readonly AnsweredPart[] = [
    {
      title: company?.name ?? '',
      section: 'basic',
      answers: [
        { label: t('basic.vatId'), value: nipText(company?.vatId ?? '') },
        { label: t('basic.legalForm'), value: legalFormNames[kind.legalForm] },
        ...companyAnswers(values, kind, t, own),
      ],
    },
    ...values.companyAttributes.krsUsersAttributes
      .filter((person) => !isOnlyRegistered(person))
      .map((person) => ({
        title: personName(person, t),
        section: 'persons' as const,
        person: person.key,
        answers: personAnswers(person, t, own),
      })),
    {
      title: t('sections.contact.title'),
      section: 'contact',
      answers: [
        { label: t('fields.fullName'), value: values.userAttributes.fullName },
        { label: t('contact.email'), value: values.userAttributes.email },
        { label: t('fields.phone'), value: formatPhone(values.userAttributes.phone) },
      ],
    },
  ];
  return parts.map((part) => ({
    ...part,
    answers: part.answers
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => ({ label: capital(label), value })),
  }));
}
