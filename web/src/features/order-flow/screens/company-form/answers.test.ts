import { emptyAddress, emptyPerson, readForm } from '@app/machines/company-form';
import type { CompanyFormValues } from '@app/machines/company-form';
import { personFields } from '@app/machines/fields';
import {
  addressExample,
  companyExample,
  contactExample,
  formKindExample as kind,
  incomeExample,
  personExample,
} from '@app/machines/fields/examples';
import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import type { Order } from '../../queries/order-query.ts';
import { answeredParts } from './answers.ts';
import { messages as own } from './answers.messages.ts';
import { messages } from './company-form.messages.ts';

const t = createTranslator({ locale: 'pl', messages, namespace: 'companyForm' });
const ownWords = createTranslator({ locale: 'pl', messages: own, namespace: 'answers' });
const order = { companyAttributes: { name: 'MERITUM SP. Z O.O.', vatId: '5252486128' } } as Order;

const address = {
  street: 'Prosta',
  buildingNumber: '51',
  apartmentNumber: '3',
  postalCode: '00-838',
  city: 'Warszawa',
};
const blank = readForm({});
const filled: CompanyFormValues = {
  ...blank,
  companyAttributes: {
    ...blank.companyAttributes,
    bankAccountNumber: '11114020040000300201355387',
    addressesAttributes: blank.companyAttributes.addressesAttributes.map((seat) => ({ ...seat, ...address })),
    krsUsersAttributes: [
      {
        ...emptyPerson('p1'),
        firstName: 'Jan',
        lastName: 'Kowalski',
        role: 'Prezes zarządu',
        willSign: true,
        pesel: '44051401359',
        documentType: 'id_card',
        seriesAndNumber: 'ABA 300000',
        releasedAt: '2022-05-14',
        email: 'jan@meritum.example',
        phone: '602118400',
        pepOwn: false,
      },
    ],
  },
  userAttributes: { fullName: 'Jan Kowalski', email: 'jan@meritum.example', phone: '602118400' },
};

const shown = answeredParts(filled, kind, order, t, ownWords).map(({ title, section, answers }) => [
  title,
  section,
  Object.fromEntries(answers.map(({ label, value }) => [label, value.replaceAll('\u00A0', ' ')])),
]);

test('each answer of the form is read over before it is sent, with the section in which it is changed', () => {
  expect(shown).toMatchObject([
    ['MERITUM SP. Z O.O.', 'basic', { 'Adres siedziby': 'Prosta 51/3, 00-838 Warszawa' }],
    [
      'Jan Kowalski',
      'persons',
      {
        Funkcja: 'Prezes zarządu',
        Zadania: 'Podpisuje umowę',
        'Data wydania': '14.05.2022',
        'E-mail': 'jan@meritum.example',
        Telefon: '+48 602 118 400',
        'Eksponowane stanowisko polityczne': 'Nie',
      },
    ],
    ['Kontakt', 'contact', { 'E-mail': 'jan@meritum.example', Telefon: '+48 602 118 400' }],
  ]);
});

test('what identifies somebody is hidden: of a PESEL all, of a document all but its end', () => {
  expect(shown[1]?.[2]).toMatchObject({ PESEL: '•••••••••••', 'Dowód osobisty': '••••••000' });
  expect(JSON.stringify(shown)).not.toMatch(/44051401359|300000|1111402004/u);
});

test('a question without an answer is left out', () => {
  expect(shown[1]?.[2]).not.toHaveProperty('Data ważności');
});

test('no answer of the longest form is missing, and each names the field in which it is changed (F091)', () => {
  const whole: CompanyFormValues = {
    ...incomeExample,
    companyAttributes: {
      ...filled.companyAttributes,
      ...companyExample,
      addressesAttributes: [
        { ...emptyAddress(), ...addressExample },
        { ...emptyAddress(true), ...addressExample, correspondence: true },
      ],
      krsUsersAttributes: [{ ...emptyPerson('p1'), ...personExample }],
    },
    userAttributes: contactExample,
  };
  const longest = {
    ...kind,
    legalForm: 'sc',
    financingType: 'medical',
    method: 'qes',
    guarantee: true,
  } as const;
  const parts = answeredParts(whole, longest, order, t, ownWords);
  const fields = parts.map(({ answers }) =>
    answers.map(({ field }) => field?.replace(/^.*\[0\]\.(?!street)/u, '')),
  );
  expect(fields).toEqual([
    [
      ...[undefined, undefined],
      'companyAttributes.addressesAttributes[0].street',
      'companyAttributes.addressesAttributes[1].street',
      ...['companyAttributes.yearlyTurnover', 'companyAttributes.numberOfEmployees'],
      ...['companyAttributes.bankAccountNumber', 'lastYearIncome', 'incomeBeforeTax'],
      'companyAttributes.propertySeparation',
      'companyAttributes.agriculturalHoldingConsent',
      'companyAttributes.nonAgriculturalFinancingConsent',
    ],
    [
      ...['firstName', 'role', 'shares', 'willSign', 'pesel', 'citizenships', 'seriesAndNumber'],
      ...['releasedAt', 'documentExpiryDate', 'releasedBy', 'email', 'phone'],
      ...['addressAttributes.street', 'addressAttributes.homeCountry'],
      ...['companyStatement', 'vatId', undefined, 'companyAddressAttributes.street'],
      ...['pepOwn', 'pepFamily', 'pepAssociate', 'criminalResponsibility'],
    ],
    ['userAttributes.fullName', 'userAttributes.email', 'userAttributes.phone'],
  ]);
  // The name, the document, the tasks and the practice are told together, and a PESEL tells of birth and gender.
  const together = ['lastName', 'documentType', 'guarantor', 'doctor', 'beneficiary', 'companyName'];
  const ofPesel = ['birthedAt', 'gender', 'cityOfBirth', 'countryOfBirth'];
  const told = (fields[1] ?? []).flatMap((field) => field?.split('.')[0] ?? []);
  expect(new Set([...told, ...together, ...ofPesel, 'representant'])).toEqual(
    new Set(Object.keys(personFields)),
  );
});
