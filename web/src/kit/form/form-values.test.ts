import { expect, test } from 'vitest';
import { createForm, formList, joinedValues } from './form-values.ts';

const anna = { key: 'anna', name: 'Anna', email: '' };
const piotr = { key: 'piotr', name: 'Piotr', email: '' };
const ewa = { key: 'ewa', name: 'Ewa', email: '' };

/** How often somebody who listens was called. */
function heard({ subscribe }: { subscribe: (listener: () => void) => unknown }) {
  let times = 0;
  subscribe(() => (times += 1));
  return () => times;
}

test("a list's values are the same array until one of its forms changes", () => {
  const list = formList([anna, piotr]);
  const before = list.values();
  expect(list.values()).toBe(before);
  list.items()[1]?.form.setFieldValue('email', 'piotr@firma.example');
  expect(list.values()).toEqual([anna, { ...piotr, email: 'piotr@firma.example' }]);
  expect(list.values()[0]).toBe(anna);
  expect(before).toEqual([anna, piotr]);
});

test('a field that was left is no change of the values, and one that is typed in is one', () => {
  const list = formList([anna]);
  const times = heard(list);
  list.items()[0]?.touch('email');
  expect(times()).toBe(0);
  list.items()[0]?.form.setFieldValue('email', 'a');
  expect(times()).toBe(1);
});

test('values written to a list keep the forms of those who stay, and tell of it once', () => {
  const list = formList([anna, piotr]);
  const [, second] = list.items();
  second?.touch('email');
  const times = heard(list);
  list.write([{ ...piotr, email: 'piotr@firma.example' }, ewa]);
  expect(times()).toBe(1);
  expect(list.values()).toEqual([{ ...piotr, email: 'piotr@firma.example' }, ewa]);
  expect(list.items()[0]).toBe(second);
  expect(list.items().map(({ form }) => form.getFieldMeta('email')?.isBlurred)).toEqual([true, undefined]);
});

test('who is removed leaves nothing to who comes after', () => {
  const list = formList([anna, piotr]);
  list.items()[0]?.touch('email');
  list.remove('anna');
  list.add(ewa);
  expect(list.values()).toEqual([piotr, ewa]);
  expect(list.items().map(({ form }) => form.getFieldMeta('email'))).toEqual([undefined, undefined]);
});

test('what is joined of several forms is written as one change', () => {
  const contact = createForm({ phone: '' });
  const persons = formList([anna]);
  const whole = joinedValues(
    () => ({ contact: contact.values(), persons: persons.values() }),
    (values) => {
      contact.write(values.contact);
      persons.write(values.persons);
    },
  );
  contact.subscribe(whole.changed);
  persons.subscribe(whole.changed);
  const times = heard(whole);
  whole.write({ contact: { phone: '500600703' }, persons: [piotr] });
  expect(times()).toBe(1);
  expect(whole.values()).toEqual({ contact: { phone: '500600703' }, persons: [piotr] });
});
