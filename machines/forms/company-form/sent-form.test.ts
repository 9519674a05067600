import { expect, test } from 'vitest';
import { formErrors } from './form-errors.ts';
import { submissionErrors } from './submission-errors.ts';
import { addressExample, formKindExample, personExample } from '../../fields/field-examples.ts';
import { emptyForm, emptyPerson } from './form-values.ts';
import type { CompanyFormValues } from './form-values.ts';
import type { PersonValues } from '../../fields/index.ts';
import { readForm } from './read-form.ts';

const today = '2026-11-21';
const kind = { ...formKindExample, representation: 'KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE' };
const together = { ...kind, representation: 'DWÓCH CZŁONKÓW ZARZĄDU ŁĄCZNIE' };

const jan: PersonValues = {
  ...emptyPerson('jan'),
  ...personExample,
  firstName: 'Jan',
  lastName: 'Kowalski',
  role: 'Prezes zarządu',
  birthedAt: '',
  gender: '',
  citizenships: ['PL'],
  email: 'jan@meritum.example',
  phone: '602118400',
  guarantor: false,
  doctor: false,
  addressAttributes: null,
};
const ewa: PersonValues = {
  ...jan,
  key: 'ewa',
  firstName: 'Ewa',
  pesel: '85021445324',
  seriesAndNumber: 'ABC523456',
  email: 'ewa@meritum.example',
  phone: '602118401',
};

const start = emptyForm();
const formOf = (...krsUsersAttributes: PersonValues[]): CompanyFormValues => ({
  ...start,
  companyAttributes: {
    ...start.companyAttributes,
    addressesAttributes: [addressExample],
    krsUsersAttributes,
    idVerificationConsent: true,
    beneficiaryConsent: true,
  },
  userAttributes: { fullName: 'Jan Kowalski', email: 'jan@meritum.example', phone: '602118400' },
});
const inRegister = ({ key: id, firstName, lastName }: PersonValues) => ({
  ...{ id, firstName, lastName, representant: true },
});
const registered = [inRegister(jan)];
const of = (path: string) => `order.company_attributes.krs_users_attributes.${path}`;

test('a form is judged as it was sent: what the page would fill in and nobody sent is missing', () => {
  expect(submissionErrors(formOf(jan), kind, today, registered)).toEqual({});
  const { citizenships: _c, documentType: _d, ...bare } = jan;
  for (const sent of [{ ...bare, citizenships: [] }, bare]) {
    expect(submissionErrors(formOf(sent as never), kind, today, registered)).toEqual({
      [of('0.citizenships')]: 'To pole jest wymagane',
      [of('0.document_type')]: 'Wybierz jedną z możliwości',
    });
    expect(formErrors(readForm(formOf(sent as never)), kind, today)).toEqual([]);
  }
});

test('where somebody lives is asked with the country, which is not filled in either', () => {
  const dg = { ...kind, legalForm: 'dg' } as const;
  const living = { street: 'Prosta', buildingNumber: '51', postalCode: '00-838', city: 'Warszawa' };
  const form = formOf({ ...jan, addressAttributes: living as never });
  const sent = {
    ...form,
    companyAttributes: {
      ...form.companyAttributes,
      ...{
        propertySeparation: 'no',
        agriculturalHoldingConsent: true,
        nonAgriculturalFinancingConsent: true,
      },
    },
  };
  expect(submissionErrors(sent, dg, today, registered)).toEqual({
    [of('0.address_attributes.home_country')]: 'To pole jest wymagane',
  });
});

test('birth date and gender follow from the PESEL, and contradict it nowhere', () => {
  const born = { birthedAt: '1944-05-14', gender: 'male' } as const;
  expect(submissionErrors(formOf({ ...jan, ...born }), kind, today, registered)).toEqual({});
  const other = { ...jan, birthedAt: '1950-01-01', gender: 'female' } as const;
  expect(submissionErrors(formOf(other), kind, today, registered)).toEqual({
    [of('0.birthed_at')]: 'Data urodzenia nie zgadza się z numerem PESEL',
    [of('0.gender')]: 'Płeć nie zgadza się z numerem PESEL',
  });
});

test('nobody signs twice under two names, for the page and for the server', () => {
  const known = [inRegister(jan), inRegister(ewa)];
  expect(submissionErrors(formOf(jan, ewa), kind, today, known)).toEqual({});
  const pesel = 'Ten numer już jest w formularzu – podaj inny';
  const paper = 'Ten numer już jest w formularzu – podaj inny';
  const twice = formOf(jan, { ...ewa, pesel: '440514 01359', seriesAndNumber: 'aba 300000' });
  expect(submissionErrors(twice, kind, today, known)).toEqual({
    [of('0.pesel')]: pesel,
    [of('0.series_and_number')]: paper,
    [of('1.pesel')]: pesel,
    [of('1.series_and_number')]: paper,
  });
  expect(formErrors(twice, kind, today).map(({ message }) => message)).toEqual([pesel, paper, pesel, paper]);
  const masked = { pesel: '********359', seriesAndNumber: '******000' };
  expect(formErrors(formOf({ ...jan, ...masked }, { ...ewa, ...masked }), kind, today)).toEqual([]);
});

test('a representation together is confirmed, and by whom it may be is not asked of the page alone', () => {
  const known = [inRegister(jan), inRegister(ewa)];
  const unsure = formOf(jan, ewa);
  const sure = {
    ...unsure,
    companyAttributes: { ...unsure.companyAttributes, representationVerified: true },
  };
  expect(submissionErrors(unsure, together, today, known)).toEqual({
    'order.company_attributes.representation_verified':
      'Potwierdź, że podpiszą wszyscy, którzy reprezentują firmę łącznie',
  });
  expect(submissionErrors(sure, together, today, known)).toEqual({});
  expect(submissionErrors(unsure, kind, today, known)).toEqual({});
  expect(submissionErrors(formOf(jan), together, today, registered)).toEqual({});
});

test('nobody of the register is left out, whoever is called by name, by key or by the function alone', () => {
  const missing = (sent: CompanyFormValues, known: readonly object[]) =>
    submissionErrors(sent, kind, today, known as never)['order.company_attributes.krs_users_attributes'];
  const both = [inRegister(jan), inRegister(ewa)];
  const unnamed = both.map((one) => ({ ...one, firstName: '', lastName: '' }));
  const message = 'Na liście brakuje osób, które wskazuje rejestr';
  expect(missing(formOf(jan), both)).toBe(`${message}: Ewa Kowalski`);
  expect(missing(formOf(jan), unnamed)).toBe(message);
  expect(missing(formOf({ ...jan, key: 'new' }, { ...ewa, key: 'newer' }), both)).toBeUndefined();
  expect(missing(formOf({ ...jan, key: 'new' }, { ...ewa, key: 'newer' }), unnamed)).toBeUndefined();
  expect(missing(formOf({ ...jan, lastName: 'Nowak' }, ewa), both)).toBeUndefined();
  expect(
    missing(formOf(jan), [inRegister(jan), { ...inRegister(ewa), representant: false }]),
  ).toBeUndefined();
});
