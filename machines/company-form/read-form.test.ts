import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';
import { submittedForm } from './submitted-form.ts';
import type { FormKind } from './form-kind.ts';

const lease: FormKind = {
  legalForm: 'sz',
  financingType: 'lease',
  salesChannel: 'ecommerce',
  method: 'delivery',
  grossPrice: 4_459_201,
  guarantee: false,
  vatId: '8143430194',
  representation: null,
};

test('a phone is read as its field spells it and sent as it is stored', () => {
  const form = readForm({
    userAttributes: { fullName: 'Jan', email: 'jan@firma.example', phone: '+48500600701' },
    companyAttributes: { krsUsersAttributes: [{ key: 'p', phone: '0048 500 600 702', willSign: true }] },
  });
  const phones = (each: typeof form) => [
    each.userAttributes.phone,
    each.companyAttributes.krsUsersAttributes[0]?.phone,
  ];
  expect(phones(form)).toEqual(['500 600 701', '500 600 702']);
  expect(phones(submittedForm(form, lease) as typeof form)).toEqual(['+48500600701', '+48500600702']);
});
