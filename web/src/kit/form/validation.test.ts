import { expect, test } from 'vitest';
import { createForm } from './form-values.ts';
import { formValidation } from './validation.ts';

type Values = { name: string; home: { city: string } };

/** A form in which a name is asked for; what was validated, in order. */
function open() {
  const form = createForm<Values>({ name: '', home: { city: 'Łódź' } });
  const validated: Values[] = [];
  const errors = formValidation(form, (values) => {
    validated.push(values);
    return values.name === '' ? [{ path: 'name', message: 'Wpisz imię' }] : [];
  });
  const write = (path: string, value: string) => {
    form.form.setFieldValue(path, value);
    errors.flush();
  };
  return { form, errors, validated, write };
}

const taken = [
  { path: 'name', message: 'Imię jest zajęte' },
  { path: 'home.city', message: 'Nie znamy tej miejscowości' },
];

test('values are validated once, and only when somebody asks', () => {
  const { form, errors, validated } = open();
  form.form.setFieldValue('name', 'Anna');
  expect(validated).toEqual([]);
  expect(errors.at('name')).toBe('Wpisz imię');
  errors.flush();
  expect([errors.at('name'), errors.all(), errors.own()]).toEqual([null, [], []]);
  expect(validated.map(({ name }) => name)).toEqual(['', 'Anna']);
});

test("the server's error stands until its own value changes, and keeps nothing from being sent", () => {
  const { form, errors, write } = open();
  write('name', 'Anna');
  errors.refuse(taken, form.values());
  write('name', 'Ewa');
  expect([errors.all(), errors.own()]).toEqual([[taken[1]], []]);
  write('home.city', 'Oława');
  expect(errors.all()).toEqual([]);
});

test("a form's own error stands before the server's of the same field", () => {
  const { form, errors } = open();
  errors.refuse(taken, form.values());
  expect(errors.all()).toEqual([{ path: 'name', message: 'Wpisz imię' }, taken[1]]);
});

test('another rule judges what has settled', () => {
  const { errors } = open();
  expect(errors.at('name')).toBe('Wpisz imię');
  const calls: string[] = [];
  errors.subscribe(() => calls.push('changed'));
  errors.validateBy(() => [{ path: 'home.city', message: 'Tam nie dostarczamy' }]);
  expect([errors.all(), calls]).toEqual([
    [{ path: 'home.city', message: 'Tam nie dostarczamy' }],
    ['changed'],
  ]);
});

test("who is removed takes the server's errors of all rows along, at once", () => {
  const person = (name: string) => ({ name });
  const form = createForm({ persons: ['Anna', 'Ewa', 'Ewa'].map(person), city: 'Łódź' });
  const errors = formValidation(form, () => []);
  const city = { path: 'city', message: 'Nie znamy tej miejscowości' };
  errors.refuse([{ path: 'persons[1].name', message: 'Tej osoby nie znamy' }, city], form.values());
  form.form.setFieldValue('persons', ['Anna', 'Ewa'].map(person));
  errors.rowRemoved('persons');
  expect([errors.all(), errors.values()]).toEqual([[city], form.values()]);
});
