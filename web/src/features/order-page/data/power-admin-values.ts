import type { BodyOf } from '@app/machines/contract';
import { isMasked } from '@app/machines/contract';
import {
  isApartmentNumber,
  isBuildingNumber,
  isEmail,
  isNrb,
  isPostalCode,
  isStreet,
  normaliseNrb,
  phoneProblem,
  storedPhone,
  streetOfLine,
  typedPhone,
  validationMessages,
} from '@app/machines/rules';
import type { Camelized } from '../../../api/keys.ts';
import type { ValidationError } from '../../../kit/form/validation.ts';
import type { StaffOrder } from '../order-query.ts';

/** What an administrator may correct, as it stands in the form. */
export interface PowerAdminValues {
  user: { fullName: string; email: string; phone: string };
  persons: { id: string; name: string; email: string; phone: string }[];
  bankAccountNumber: string;
  address: {
    street: string;
    buildingNumber: string;
    apartmentNumber: string;
    postalCode: string;
    city: string;
  };
}

/** The order's data as the form begins with them. */
export function valuesOf({ userAttributes: user, companyAttributes: company }: StaffOrder): PowerAdminValues {
  const address = company?.addressesAttributes.find(({ correspondence }) => correspondence);
  const [building, apartment] = [address?.buildingNumber ?? '', address?.apartmentNumber ?? ''];
  return {
    user: {
      fullName: user?.fullName ?? '',
      email: user?.email ?? '',
      phone: typedPhone(user?.phone ?? ''),
    },
    persons: (company?.krsUsersAttributes ?? []).map(({ id, firstName, lastName, email, phone }) => ({
      id,
      name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      email: email ?? '',
      phone: typedPhone(phone ?? ''),
    })),
    bankAccountNumber: company?.bankAccountNumber ?? '',
    address: {
      street: streetOfLine(address?.street ?? '', building, apartment),
      buildingNumber: building,
      apartmentNumber: apartment,
      postalCode: address?.postalCode ?? '',
      city: address?.city ?? '',
    },
  };
}

/** Every value by its path in the form. */
export function leavesOf({ user, persons, bankAccountNumber, address }: PowerAdminValues) {
  const under = (path: string, values: object): [string, string][] =>
    Object.entries(values).map(([name, value]) => [`${path}.${name}`, String(value).trim()]);
  return new Map([
    ...under('user', user),
    ...persons.flatMap(({ email, phone }, index) => under(`persons[${index}]`, { email, phone })),
    ['bankAccountNumber', bankAccountNumber] as const,
    ...under('address', address),
  ]);
}

/** The paths at which two forms differ. */
export function changedPaths(one: PowerAdminValues, other: PowerAdminValues): readonly string[] {
  const others = leavesOf(other);
  return [...leavesOf(one)].filter(([path, value]) => others.get(path) !== value).map(([path]) => path);
}

function over<Part extends Record<string, string>>(now: Part, opened: Part, typed: Part): Part {
  const entries = Object.entries(typed).map(([name, value]) => [
    name,
    value === opened[name] ? (now[name] ?? value) : value,
  ]);
  return Object.fromEntries(entries) as Part;
}

/** What stands there now, with what was typed since the form was opened over it: nothing untouched goes back. */
export function typedOver(
  now: PowerAdminValues,
  opened: PowerAdminValues,
  typed: PowerAdminValues,
): PowerAdminValues {
  const account = typed.bankAccountNumber;
  return {
    user: over(now.user, opened.user, typed.user),
    persons: typed.persons.map((person) => {
      const [before, after] = [opened, now].map(({ persons }) => persons.find(({ id }) => id === person.id));
      return before === undefined || after === undefined ? person : over(after, before, person);
    }),
    bankAccountNumber: account === opened.bankAccountNumber ? now.bankAccountNumber : account,
    address: over(now.address, opened.address, typed.address),
  };
}

const messages = validationMessages;

function contactErrors(path: string, { email, phone }: { email: string; phone: string }, required: boolean) {
  const missing = (value: string) => (required && value.trim() === '' ? messages.required : null);
  const filled = (value: string) => value.trim() !== '';
  return [
    [`${path}.email`, missing(email) ?? (filled(email) && !isEmail(email.trim()) ? messages.email : null)],
    [`${path}.phone`, missing(phone) ?? (filled(phone) ? phoneProblem(phone) : null)],
  ] as const;
}

function addressErrors({ street, buildingNumber, apartmentNumber, postalCode, city }: PowerAdminValues['address']) {
  const missing = (value: string) => (value.trim() === '' ? messages.required : null);
  return [
    ['address.street', missing(street) ?? (isStreet(street) ? null : messages.street)],
    [
      'address.buildingNumber',
      missing(buildingNumber) ?? (isBuildingNumber(buildingNumber) ? null : messages.buildingNumber),
    ],
    ['address.apartmentNumber', isApartmentNumber(apartmentNumber) ? null : messages.apartmentNumber],
    ['address.postalCode', missing(postalCode) ?? (isPostalCode(postalCode) ? null : messages.postalCode)],
    ['address.city', missing(city)],
  ] as const;
}

/** What is wrong among what was changed since `start`: what stood there before is nobody's mistake here. */
export function errorsIn(values: PowerAdminValues, start: PowerAdminValues): readonly ValidationError[] {
  const changed = new Set(changedPaths(values, start));
  const { user, persons, bankAccountNumber: account, address } = values;
  const part = (path: string) => [...changed].some((each) => each.startsWith(path));
  const found = [
    ['user.fullName', user.fullName.trim() === '' ? messages.required : null] as const,
    ...contactErrors('user', user, true),
    ...persons.flatMap((person, index) =>
      contactErrors(`persons[${index}]`, person, start.persons[index]?.email !== ''),
    ),
    [
      'bankAccountNumber',
      isMasked(account) || isNrb(normaliseNrb(account)) ? null : messages.nrbChecksum,
    ] as const,
    ...(part('address.') ? addressErrors(address) : []),
  ];
  return found.flatMap(([path, message]) =>
    message !== null && (changed.has(path) || path.startsWith('address.')) ? [{ path, message }] : [],
  );
}

/** What was changed since `start`, as it is sent. Persons go as a whole, so that an error's index is the form's. */
export function bodyOf(
  values: PowerAdminValues,
  start: PowerAdminValues,
): Camelized<BodyOf<'updatePowerAdmin'>> {
  const changed = changedPaths(values, start);
  const has = (path: string) => changed.some((each) => each.startsWith(path));
  const { fullName, email, phone } = values.user;
  const account = has('bankAccountNumber');
  const address = has('address.');
  return {
    ...(has('user.') && { user: { fullName: fullName.trim(), email: email.trim(), phone: storedPhone(phone) } }),
    ...(has('persons[') && {
      persons: values.persons.map((person) => ({
        id: person.id,
        ...(person.email.trim() !== '' && { email: person.email.trim() }),
        ...(person.phone.trim() !== '' && { phone: storedPhone(person.phone) }),
      })),
    }),
    ...((account || address) && {
      company: {
        ...(account && { bankAccountNumber: normaliseNrb(values.bankAccountNumber) }),
        ...(address && { correspondenceAddress: { ...values.address, correspondence: true } }),
      },
    }),
  } as Camelized<BodyOf<'updatePowerAdmin'>>;
}

/** Where in the form stands what the server refused under this path. */
export const formPath = (sent: string): string =>
  sent
    .replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/\.(\d+)/gu, '[$1]')
    .replace(/^company\.correspondenceAddress/u, 'address')
    .replace(/^company\./u, '');
