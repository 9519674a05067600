import { newCompany, newPerson, type Application, type Order, type Person } from '@app/db';
import { expect, test } from 'vitest';
import { clientCompanyOf, namedPerson } from './document-data.ts';

const person = (more: Partial<Person>): Person => ({
  ...newPerson(),
  id: 'p',
  firstName: 'Jan',
  lastName: 'Kowalski',
  willSign: true,
  ...more,
});

test.each([
  ['the owner of a one-man firm', { role: '' }, 'dg', 'właściciel'],
  ['a partner of a civil partnership', { role: null }, 'sc', 'wspólnik'],
  ['whom a register names', { role: 'Prezes zarządu' }, 'sz', 'prezes zarządu'],
  ['who signs for a company and has no function', { role: '' }, 'sz', 'reprezentant'],
  ['who guarantees alone', { role: '', willSign: false, guarantor: true }, 'dg', 'poręczyciel'],
] as const)('an agreement names %s', (_who, more, legalForm, role) => {
  expect(namedPerson(person(more as Partial<Person>), legalForm).role).toBe(role);
});

test("an agreement groups the figures of the company's phone", () => {
  const contact = { fullName: 'Jan Kowalski', email: 'jan@firma.example', phone: '+48500600700' };
  const company = { ...newCompany('8143430194'), name: 'Firma Jan Kowalski' };
  const { phone } = clientCompanyOf({ contact } as Order, { company } as Application);
  expect(phone.replaceAll('\u00a0', ' ')).toBe('+48 500 600 700');
});
