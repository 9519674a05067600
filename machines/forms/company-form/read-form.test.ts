import { expect, test } from 'vitest';
import { formKindExample } from '../../fields/field-examples.ts';
import { emptyAddress } from '../../fields/index.ts';
import { readForm } from './read-form.ts';
import { submittedForm } from './submitted-form.ts';

const combined = { street: 'Prosta 51/3', buildingNumber: '51', apartmentNumber: '3' };

test('a street that a draft holds combined with building and apartment is taken apart, so that neither is shown twice', () => {
  const form = readForm({
    companyAttributes: {
      addressesAttributes: [combined, { ...combined, correspondence: true }],
      krsUsersAttributes: [
        {
          key: 'p',
          willSign: true,
          doctor: true,
          addressAttributes: combined,
          companyAddressAttributes: combined,
        },
      ],
    },
  });
  const [seat, letters] = form.companyAttributes.addressesAttributes;
  const [person] = form.companyAttributes.krsUsersAttributes;
  const streets = [seat, letters, person?.addressAttributes, person?.companyAddressAttributes];
  expect(streets.map((address) => address?.street)).toEqual(['Prosta', 'Prosta', 'Prosta', 'Prosta']);
});

test('a street alone stays, and one that ends with another number', () => {
  const streetOf = (address: object) =>
    readForm({ companyAttributes: { addressesAttributes: [address] } }).companyAttributes
      .addressesAttributes[0]?.street;
  expect(streetOf({ ...combined, street: 'Prosta' })).toBe('Prosta');
  expect(streetOf({ ...combined, street: 'Armii Krajowej 5' })).toBe('Armii Krajowej 5');
  expect(streetOf({ street: 'Prosta 51/3' })).toBe('Prosta 51/3');
});

test('a street that was typed combined is sent combined once', () => {
  const form = readForm({});
  const typed = { ...emptyAddress(), ...combined };
  const values = {
    ...form,
    companyAttributes: { ...form.companyAttributes, addressesAttributes: [typed] },
  };
  expect(submittedForm(values, formKindExample).companyAttributes.addressesAttributes[0]?.street).toBe(
    'Prosta 51/3',
  );
});

test('a phone is read as its field spells it and sent as it is stored', () => {
  const form = readForm({
    userAttributes: { fullName: 'Jan', email: 'jan@firma.example', phone: '+48500600701' },
    companyAttributes: { krsUsersAttributes: [{ key: 'p', phone: '0048 500 600 702', willSign: true }] },
  });
  type Phones = {
    userAttributes: { phone: unknown };
    companyAttributes: { krsUsersAttributes: readonly { phone: unknown }[] };
  };
  const phones = (each: Phones) => [
    each.userAttributes.phone,
    each.companyAttributes.krsUsersAttributes[0]?.phone,
  ];
  expect(phones(form)).toEqual(['500 600 701', '500 600 702']);
  expect(phones(submittedForm(form, formKindExample))).toEqual(['+48500600701', '+48500600702']);
});

test('two persons whom a draft holds under one key are told apart, each time alike', () => {
  const draft = { companyAttributes: { krsUsersAttributes: ['a', 'a', 'b', 'a'].map((key) => ({ key })) } };
  const keys = () => readForm(draft).companyAttributes.krsUsersAttributes.map(({ key }) => key);
  expect([keys(), keys()]).toEqual([
    ['a', 'a-2', 'b', 'a-3'],
    ['a', 'a-2', 'b', 'a-3'],
  ]);
});
