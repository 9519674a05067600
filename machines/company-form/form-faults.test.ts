import { expect, test } from 'vitest';
import { asksFor, formFields } from './form-fields.ts';
import type { FormField } from './form-fields.ts';
import { formFaults } from './form-faults.ts';
import type { FormKind } from './form-kind.ts';
import { submissionFaults } from './form-schema.ts';
import { emptyForm, emptyPerson } from './form-values.ts';
import type { CompanyFormValues, PersonValues } from './form-values.ts';
import { submittedForm } from './submitted-form.ts';
import { formPath } from './wire-names.ts';

const today = '2026-11-21';

const company: FormKind = {
  legalForm: 'sz',
  financingType: 'lease',
  salesChannel: 'ecommerce',
  method: 'qes',
  grossPrice: 4_459_201,
  guarantee: false,
  vatId: '8143430194',
  representation: null,
};

const signer: PersonValues = {
  ...emptyPerson('p1'),
  firstName: 'Jan',
  lastName: 'Kowalski',
  role: 'Prezes zarządu',
  pesel: '44051401359',
  seriesAndNumber: 'ABA 300000',
  releasedAt: '2022-05-14',
  documentExpiryDate: '2032-05-14',
  releasedBy: 'Prezydent m.st. Warszawy',
  email: 'j.kowalski@meritum.example',
  phone: '+48 602 118 400',
  willSign: true,
  pepOwn: false,
  pepFamily: false,
  pepAssociate: false,
  criminalResponsibility: true,
};

const address = {
  street: 'Prosta',
  buildingNumber: '51',
  apartmentNumber: '',
  postalCode: '00-838',
  city: 'Warszawa',
  country: 'PL',
  homeCountry: '',
  correspondence: false,
};

const start = emptyForm();
const whole: CompanyFormValues = {
  ...start,
  companyAttributes: {
    ...start.companyAttributes,
    addressesAttributes: [address],
    krsUsersAttributes: [signer],
    idVerificationConsent: true,
    beneficiaryConsent: true,
  },
  userAttributes: { fullName: 'Jan Kowalski', email: 'j.kowalski@meritum.example', phone: '602118400' },
};

function withPerson(...persons: PersonValues[]): CompanyFormValues {
  return { ...whole, companyAttributes: { ...whole.companyAttributes, krsUsersAttributes: persons } };
}

test('a whole form has no faults, here and as sent', () => {
  expect(formFaults(whole, company, today)).toEqual([]);
  expect(submissionFaults(submittedForm(whole, company), company, today)).toEqual({});
});

test('nobody who signs is a fault of the persons', () => {
  expect(formFaults(withPerson({ ...signer, willSign: false }), company, today)).toEqual([
    {
      path: 'companyAttributes.krsUsersAttributes',
      sentence: 'Wskaż przynajmniej jedną osobę, która podpisze umowę',
    },
  ]);
});

test('a wrong PESEL and a short phone lie on their fields, and the wire names them its own way', () => {
  const wrong = withPerson({ ...signer, pesel: '44051401358', phone: '602 118 40' });
  expect(formFaults(wrong, company, today)).toEqual([
    {
      path: 'companyAttributes.krsUsersAttributes[0].pesel',
      sentence: 'Sprawdź PESEL – numer jest niepoprawny',
    },
    { path: 'companyAttributes.krsUsersAttributes[0].phone', sentence: 'Numer telefonu ma 9 cyfr' },
  ]);
  const faults = submissionFaults(wrong, company, today);
  expect(faults).toEqual({
    'order.company_attributes.krs_users_attributes.0.pesel': 'Sprawdź PESEL – numer jest niepoprawny',
    'order.company_attributes.krs_users_attributes.0.phone': 'Numer telefonu ma 9 cyfr',
  });
  expect(Object.keys(faults).map(formPath)).toEqual([
    'companyAttributes.krsUsersAttributes[0].pesel',
    'companyAttributes.krsUsersAttributes[0].phone',
  ]);
});

test('an expired document and one issued tomorrow are refused', () => {
  const wrong = withPerson({ ...signer, releasedAt: '2026-11-22', documentExpiryDate: '2026-11-20' });
  expect(formFaults(wrong, company, today).map(({ sentence }) => sentence)).toEqual([
    'Data wydania nie może być z przyszłości',
    'Dokument stracił ważność – podaj aktualny',
  ]);
});

test('the courier needs no dates of a document', () => {
  const plain = withPerson({ ...signer, releasedAt: '', documentExpiryDate: '', releasedBy: '' });
  expect(formFaults(plain, { ...company, method: 'delivery' }, today)).toEqual([]);
});

test('two who sign do not share a phone or an e-mail', () => {
  const twice = withPerson(signer, { ...signer, key: 'p2', email: 'J.Kowalski@meritum.example' });
  expect(formFaults(twice, company, today).map(({ path }) => path.slice(-8))).toEqual([
    '0].email',
    '0].phone',
    '1].email',
    '1].phone',
  ]);
});

test('a sole proprietor says where he lives and how the property stands', () => {
  const sole = formFaults(withPerson({ ...signer, role: '' }), { ...company, legalForm: 'dg' }, today);
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
  const faults = formFaults(whole, { ...company, financingType: 'medical', guarantee: true }, today);
  expect(faults.map(({ sentence }) => sentence)).toEqual([
    'To pole jest wymagane',
    'Wskaż poręczyciela',
    'Wskaż poręczyciela, który jest lekarzem',
  ]);
});

test.each([
  ['a lease for a company', company, []],
  ['a lease above 100 000 zł', { ...company, grossPrice: 10_000_001 }, ['turnoverAndEmployees']],
  ['a loan', { ...company, financingType: 'b2b_loan' }, ['turnoverAndEmployees', 'bankAccount']],
  [
    'a loan for a sole proprietor',
    { ...company, financingType: 'b2b_loan', legalForm: 'dg' },
    ['turnoverAndEmployees', 'income', 'agriculture', 'propertySeparation', 'bankAccount'],
  ],
] as const)('%s asks these of the company', (_, kind, fields) => {
  const asked = (Object.keys(formFields) as FormField[]).filter(
    (field) => formFields[field].of === 'company' && field !== 'correspondence' && asksFor(kind, field),
  );
  expect(asked).toEqual(fields);
});
