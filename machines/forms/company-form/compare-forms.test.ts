import { expect, test } from 'vitest';
import { compareForms } from './compare-forms.ts';
import { emptyForm, emptyPerson } from './form-values.ts';
import type { CompanyFormValues } from './form-values.ts';
import type { PersonValues } from '../../fields/index.ts';

const persons = 'companyAttributes.krsUsersAttributes';

function formOf(...people: Partial<PersonValues>[]): CompanyFormValues {
  const form = emptyForm();
  const krsUsersAttributes = people.map((person) => ({ ...emptyPerson('p1'), ...person }));
  return { ...form, companyAttributes: { ...form.companyAttributes, krsUsersAttributes } };
}

test('what only the other has changed is taken in, what only I have changed stays', () => {
  const base = formOf({ firstName: 'Anna', lastName: 'Nowak' });
  const mine = formOf({ firstName: 'Hanna', lastName: 'Nowak' });
  const remote = formOf({ firstName: 'Anna', lastName: 'Nowacka' });
  expect(compareForms(base, mine, remote)).toEqual({
    values: formOf({ firstName: 'Hanna', lastName: 'Nowacka' }),
    changes: [{ path: `${persons}[p1].lastName`, mine: 'Nowak', remote: 'Nowacka', conflicting: false }],
  });
});

test('where both have changed a field, mine stays unless remote is chosen', () => {
  const [base, mine, remote] = [
    formOf({ email: '' }),
    formOf({ email: 'a@x.pl' }),
    formOf({ email: 'b@x.pl' }),
  ];
  const path = `${persons}[p1].email`;
  expect(compareForms(base, mine, remote)).toEqual({
    values: mine,
    changes: [{ path, mine: 'a@x.pl', remote: 'b@x.pl', conflicting: true }],
  });
  expect(compareForms(base, mine, remote, [], { [path]: 'remote' }).values).toEqual(remote);
});

const pesel = `${persons}[p1].pesel`;
const hidden = '***********';

test('a number that comes back masked is no change unless somebody has typed another one', () => {
  const typed = formOf({ pesel: '80010112357' });
  const masked = formOf({ pesel: hidden });
  expect(compareForms(typed, typed, masked)).toEqual({ values: typed, changes: [] });
  expect(compareForms(typed, typed, masked, [pesel])).toEqual({
    values: masked,
    changes: [{ path: pesel, mine: '80010112357', remote: hidden, conflicting: false }],
  });
});

test('a number typed over a mask stays, and conflicts where somebody else has typed one too', () => {
  const [masked, typed] = [formOf({ pesel: hidden }), formOf({ pesel: '80010112357' })];
  expect(compareForms(masked, typed, masked)).toEqual({ values: typed, changes: [] });
  expect(compareForms(masked, typed, masked, [pesel])).toEqual({
    values: typed,
    changes: [{ path: pesel, mine: '80010112357', remote: hidden, conflicting: true }],
  });
});

test('a mask that was not touched stands for whatever the server has, an older release’s mask too', () => {
  const masked = formOf({ pesel: hidden });
  const older = formOf({ pesel: '********357' });
  expect(compareForms(masked, masked, masked, [pesel]).changes).toEqual([]);
  expect(compareForms(older, older, masked).changes).toEqual([]);
  expect(compareForms(masked, masked, formOf({ pesel: '' })).changes).toEqual([
    { path: pesel, mine: hidden, remote: '', conflicting: false },
  ]);
});

test('stars in a field that is never masked are a change like any other text', () => {
  const [base, remote] = [formOf({ firstName: 'Anna' }), formOf({ firstName: '***' })];
  expect(compareForms(base, base, remote)).toEqual({
    values: remote,
    changes: [{ path: `${persons}[p1].firstName`, mine: 'Anna', remote: '***', conflicting: false }],
  });
});

test('a person added or removed elsewhere is one change', () => {
  const one = formOf({ firstName: 'Anna' });
  const two = formOf({ firstName: 'Anna' }, { key: 'p2', firstName: 'Jan' });
  expect(compareForms(one, one, two).values).toEqual(two);
  expect(compareForms(two, two, one).values).toEqual(one);
  expect(compareForms(one, one, two).changes.map(({ path }) => path)).toEqual([`${persons}[p2]`]);
});

test('the same change on both sides is none', () => {
  const changed = formOf({ firstName: 'Ewa', citizenships: ['PL', 'DE'] });
  expect(compareForms(formOf({}), changed, changed).changes).toEqual([]);
});
