import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  addressExample,
  companyExample,
  contactExample,
  incomeExample,
  personExample,
  productExample,
} from './field-examples.ts';
import {
  agricultureConsents,
  answerFields,
  camelCase,
  camelKeys,
  closingConsents,
  companyFields,
  contactFields,
  identifyingNumbers,
  incomeFields,
  initialValues,
  livingAddressFields,
  personFields,
  productFields,
  readFields,
  replyEntries,
  sendFields,
  sentEntries,
  snakeCase,
  snakeKeys,
  storeFields,
  unknownValues,
} from './index.ts';
import type { Fields, FormKind, ValuesOf } from './index.ts';

const kind: FormKind = {
  legalForm: 'sc',
  financingType: 'medical',
  salesChannel: 'ecommerce',
  method: 'qes',
  grossPrice: 20_000_000,
  guarantee: true,
  vatId: '8143430194',
  representation: null,
};

const catalogue: readonly (readonly [of: string, fields: Fields, example: object])[] = [
  ['person', personFields, personExample],
  ['company', { ...companyFields, ...agricultureConsents, ...closingConsents }, companyExample],
  ['income', incomeFields, incomeExample],
  ['contact', contactFields, contactExample],
  ['address', livingAddressFields, addressExample],
  ['product', productFields, productExample],
];

const inClear = (_name: string, value: string | null) => value;

describe.each(catalogue)('the fields of a %s', (_, fields, example) => {
  const values = example as ValuesOf<Fields>;
  const sent = snakeKeys(sendFields(fields, values, () => true));

  test('have an example each, which is right', () => {
    expect(Object.keys(example)).toEqual(Object.keys(fields));
    const judging = { today: '2026-11-22', kind, record: example };
    const wrong = Object.entries(fields).filter(
      ([name, field]) => field.judge(values[name], judging) !== null,
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('go to the wire, into the database and back as they were', () => {
    const taken = v.safeParse(v.object(sentEntries(fields)), sent);
    expect(taken.issues).toBeUndefined();
    const answered = answerFields(fields, storeFields(fields, taken.output), inClear);
    const reply = v.safeParse(v.object(replyEntries(fields)), answered);
    expect(reply.issues).toBeUndefined();
    expect(readFields(fields, camelKeys(answered), initialValues(fields))).toEqual(example);
  });

  test('are stored as nothing where nothing is sent', () => {
    const required = Object.fromEntries(
      Object.entries(fields).flatMap(([name, { unknown }]) =>
        unknown === '' ? [[snakeCase(name), '']] : [],
      ),
    );
    const stored = storeFields(fields, required);
    expect(stored).toEqual(unknownValues(fields));
    expect(v.is(v.object(replyEntries(fields)), answerFields(fields, stored))).toBe(true);
  });

  test('that are null on the wire, because nobody was asked, are stored as nothing too', () => {
    const unasked = sendFields(fields, values, () => false);
    expect(storeFields(fields, snakeKeys(unasked))).toEqual(unknownValues(fields));
  });

  test('are named so that both spellings lead to each other', () => {
    expect(Object.keys(fields).map((name) => camelCase(snakeCase(name)))).toEqual(Object.keys(fields));
  });
});

test('stars in place of a value are taken for a mask in numbers that identify somebody, and there alone', () => {
  const judging = { today: '2026-11-22', kind, record: personExample };
  const texts = catalogue.flatMap(([of, fields]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'text' ? [{ path: `${of}.${name}`, field }] : [],
    ),
  );
  const numbers = texts.filter(({ field }) => field.identifying !== null);
  for (const { field } of numbers) {
    expect(field.judge('********359', judging)).toBeNull();
    expect(field.send('********359')).toBe('********359');
  }
  const others = texts.filter(({ field }) => field.identifying === null);
  for (const { field } of others) expect(field.send('*** ')).toBe(field.send('***'));
  const refused = others.filter(({ field }) => field.judge('***', judging) !== null);
  expect(refused.map(({ path }) => path)).toEqual([
    'person.releasedBy',
    'person.email',
    'person.phone',
    'person.vatId',
    'contact.email',
    'contact.phone',
    'address.buildingNumber',
    'address.apartmentNumber',
    'address.postalCode',
    'address.country',
  ]);
});

test('numbers that identify somebody are answered masked, and what was not stored yet as nothing', () => {
  expect(identifyingNumbers).toEqual(['pesel', 'series_and_number', 'bank_account_number']);
  const stored = storeFields(personFields, snakeKeys(sendFields(personFields, personExample, () => true)));
  expect(answerFields(personFields, stored)).toMatchObject({
    pesel: '***********',
    series_and_number: '******000',
    first_name: 'Łucja',
  });
  const { pepOwn: _pepOwn, citizenships: _citizenships, ...older } = stored;
  expect(answerFields(personFields, older)).toMatchObject({ pep_own: null, citizenships: [] });
});

test('keys are spelt at every depth but where they are data', () => {
  const value = { fillTiming: { basicPart: 1 }, orderItems: [{ grossPrice: 1 }], pesel: null };
  const wire = { fill_timing: { basicPart: 1 }, order_items: [{ gross_price: 1 }], pesel: null };
  expect(snakeKeys(value, new Set(['fillTiming']))).toEqual(wire);
  expect(camelKeys(wire, new Set(['fill_timing']))).toEqual(value);
});
