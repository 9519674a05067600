import { expect, test } from 'vitest';
import { formErrors } from './form-errors.ts';
import type { FormKind } from '../../fields/form-kind.ts';
import { submissionErrors } from './submission-errors.ts';
import { addressExample, formKindExample, personExample } from '../../fields/field-examples.ts';
import { emptyForm, emptyPerson } from './form-values.ts';
import type { CompanyFormValues } from './form-values.ts';
import type { PersonValues } from '../../fields/index.ts';
import { submittedForm } from './submitted-form.ts';
import { formPath } from './wire-path.ts';

const today = '2026-11-21';

const company: FormKind = { ...formKindExample, method: 'qes' };

/** One who signs and nothing else: the example of every field, without what is asked of a guarantor or a foreigner. */
const signer: PersonValues = {
  ...emptyPerson('p1'),
  ...personExample,
  firstName: 'Jan',
  lastName: 'Kowalski',
  role: 'Prezes zarządu',
  citizenships: ['PL'],
  seriesAndNumber: 'ABA 300000',
  releasedAt: '2022-05-14',
  documentExpiryDate: '2032-05-14',
  email: 'j.kowalski@meritum.example',
  phone: '+48 602 118 400',
  guarantor: false,
  doctor: false,
  representant: false,
  addressAttributes: null,
};

const known = { id: 'p1', firstName: 'Jan', lastName: 'Kowalski', representant: true };

const start = emptyForm();
const whole: CompanyFormValues = {
  ...start,
  companyAttributes: {
    ...start.companyAttributes,
    addressesAttributes: [addressExample],
    krsUsersAttributes: [signer],
    idVerificationConsent: true,
    beneficiaryConsent: true,
  },
  userAttributes: { fullName: 'Jan Kowalski', email: 'j.kowalski@meritum.example', phone: '602118400' },
};

function withPerson(...persons: PersonValues[]): CompanyFormValues {
  return { ...whole, companyAttributes: { ...whole.companyAttributes, krsUsersAttributes: persons } };
}

test('a whole form has no errors, here and as sent', () => {
  expect(formErrors(whole, company, today)).toEqual([]);
  expect(submissionErrors(submittedForm(whole, company), company, today, [known])).toEqual({});
});

test('nobody who signs is an error of the persons', () => {
  expect(formErrors(withPerson({ ...signer, willSign: false }), company, today)).toEqual([
    {
      path: 'companyAttributes.krsUsersAttributes',
      message: 'Wskaż przynajmniej jedną osobę, która podpisze umowę',
    },
  ]);
});

test('a wrong PESEL and a short phone lie on their fields, and the wire names them its own way', () => {
  const wrong = withPerson({ ...signer, pesel: '44051401358', phone: '602 118 40' });
  expect(formErrors(wrong, company, today)).toEqual([
    {
      path: 'companyAttributes.krsUsersAttributes[0].pesel',
      message: 'Sprawdź PESEL – numer jest niepoprawny',
    },
    { path: 'companyAttributes.krsUsersAttributes[0].phone', message: 'Numer telefonu ma 9 cyfr' },
  ]);
  const errors = submissionErrors(wrong, company, today, [known]);
  expect(errors).toEqual({
    'order.company_attributes.krs_users_attributes.0.pesel': 'Sprawdź PESEL – numer jest niepoprawny',
    'order.company_attributes.krs_users_attributes.0.phone': 'Numer telefonu ma 9 cyfr',
  });
  expect(Object.keys(errors).map(formPath)).toEqual([
    'companyAttributes.krsUsersAttributes[0].pesel',
    'companyAttributes.krsUsersAttributes[0].phone',
  ]);
});

test('an expired document and one issued tomorrow are refused', () => {
  const wrong = withPerson({ ...signer, releasedAt: '2026-11-22', documentExpiryDate: '2026-11-20' });
  expect(formErrors(wrong, company, today).map(({ message }) => message)).toEqual([
    'Data wydania nie może być z przyszłości',
    'Dokument stracił ważność – podaj aktualny',
  ]);
});

test('the courier needs no dates of a document', () => {
  const plain = withPerson({ ...signer, releasedAt: '', documentExpiryDate: '', releasedBy: '' });
  expect(formErrors(plain, { ...company, method: 'delivery' }, today)).toEqual([]);
});

test('two who sign do not share a phone or an e-mail', () => {
  const other = { ...signer, key: 'p2', pesel: '85021445324', seriesAndNumber: 'ABC 523456' };
  const twice = withPerson(signer, { ...other, email: 'J.Kowalski@meritum.example' });
  expect(formErrors(twice, company, today).map(({ path }) => path.slice(-8))).toEqual([
    '0].email',
    '0].phone',
    '1].email',
    '1].phone',
  ]);
});

test('a sole proprietor says where he lives and how the property stands', () => {
  const sole = formErrors(withPerson({ ...signer, role: '' }), { ...company, legalForm: 'dg' }, today);
  expect(sole.map(({ path }) => path)).toEqual([
    'companyAttributes.propertySeparation',
    'companyAttributes.agriculturalHoldingConsent',
    'companyAttributes.nonAgriculturalFinancingConsent',
    'companyAttributes.krsUsersAttributes[0].addressAttributes.street',
    'companyAttributes.krsUsersAttributes[0].addressAttributes.buildingNumber',
    'companyAttributes.krsUsersAttributes[0].addressAttributes.postalCode',
    'companyAttributes.krsUsersAttributes[0].addressAttributes.city',
  ]);
});

test('a medical order asks for a guarantor and a doctor', () => {
  const errors = formErrors(whole, { ...company, financingType: 'medical', guarantee: true }, today);
  expect(errors.map(({ message }) => message)).toEqual([
    'To pole jest wymagane',
    'Wskaż poręczyciela',
    'Wskaż poręczyciela, który jest lekarzem',
  ]);
});

test('whoever the register masks and who does nothing here needs no name', () => {
  const masked = { ...emptyPerson('p2'), role: 'Członek zarządu', representant: true };
  expect(formErrors(withPerson(signer, masked), company, today)).toEqual([]);
  const owning = formErrors(withPerson(signer, { ...masked, beneficiary: true }), company, today);
  expect(owning.map(({ path }) => path.split('.').at(-1))).toEqual(['firstName', 'lastName']);
});

test.each([
  [{ pesel: '4405140135' }, 'PESEL ma 11 cyfr'],
  [{ pesel: '27322912345' }, 'Sprawdź PESEL – numer jest niepoprawny'],
  [{ pesel: '26322200003' }, 'Data urodzenia nie może być z przyszłości'],
  [{ seriesAndNumber: 'ABA30000' }, 'Wpisz serię i numer, np. ABA 300000'],
  [{ seriesAndNumber: 'ABA300001' }, 'Sprawdź serię i numer dowodu'],
  [{ documentType: 'polish_passport', seriesAndNumber: 'CC7999487' }, 'Sprawdź serię i numer paszportu'],
  [{ releasedBy: 'Prezydent #1' }, 'Wpisz nazwę bez znaków specjalnych'],
  [{ citizenships: ['PL', 'DE', 'FR'] }, 'Możesz wybrać najwyżej dwa obywatelstwa'],
] as const)('%o is answered with: %s', (wrong, message) => {
  const errors = formErrors(withPerson({ ...signer, ...wrong } as PersonValues), company, today);
  expect(errors.map((error) => error.message)).toEqual([message]);
});

test.each([
  [
    { street: 'ul. Prosta' },
    'street',
    'Wpisz ulicę: najwyżej 64 litery, cyfry, spacje, myślniki i przecinki',
  ],
  [{ buildingNumber: '123456789' }, 'buildingNumber', 'Wpisz numer budynku: od 1 do 8 liter i cyfr'],
  [
    { buildingNumber: '12345678', apartmentNumber: '12345678' },
    'buildingNumber',
    'Numer budynku i lokalu mogą mieć razem najwyżej 15 znaków',
  ],
  [{ postalCode: '00838' }, 'postalCode', 'Wpisz kod w formacie 00-000'],
] as const)('an address with %o is refused in its %s', (wrong, field, message) => {
  const { companyAttributes } = whole;
  const moved = { ...companyAttributes, addressesAttributes: [{ ...addressExample, ...wrong }] };
  expect(formErrors({ ...whole, companyAttributes: moved }, company, today)).toEqual([
    { path: `companyAttributes.addressesAttributes[0].${field}`, message },
  ]);
});

test('a street goes combined with building and apartment', () => {
  const flat = { ...addressExample, apartmentNumber: '3' };
  const { companyAttributes } = whole;
  const moved = { ...companyAttributes, addressesAttributes: [flat] };
  const [sent] = submittedForm({ ...whole, companyAttributes: moved }, company).companyAttributes
    .addressesAttributes;
  expect(sent).toEqual({ ...flat, street: 'Kwiatowa 5A/3' });
});

test('errors stand in the order of the fields on the page', () => {
  const loan: FormKind = { ...company, legalForm: 'sc', financingType: 'b2b_loan', method: 'delivery' };
  const paths = formErrors(emptyForm(), loan, today).map(({ path }) => path.split('.').at(-1));
  const figures = ['yearlyTurnover', 'numberOfEmployees', 'bankAccountNumber'];
  const asked = [...figures, 'lastYearIncome', 'incomeBeforeTax', 'propertySeparation'];
  expect(paths.filter((path) => asked.includes(path ?? ''))).toEqual(asked);
});
