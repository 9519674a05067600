import * as v from 'valibot';
import { messages } from '../../fields/schemas.ts';
import { AddressIn } from '../../contract/person.ts';
import { errorUnless } from '../../fields/validation-error.ts';
import type { ValidationError } from '../../fields/validation-error.ts';
import type { AddressValues } from './form-values.ts';

const fieldNames: Readonly<Record<string, keyof AddressValues>> = {
  street: 'street',
  building_number: 'buildingNumber',
  apartment_number: 'apartmentNumber',
  postal_code: 'postalCode',
  city: 'city',
};

/** What is wrong with an address by the wire's own schema, each fault under its field. */
export function addressErrors(path: string, address: AddressValues): readonly ValidationError[] {
  const result = v.safeParse(AddressIn, {
    street: address.street,
    building_number: address.buildingNumber,
    apartment_number: address.apartmentNumber,
    postal_code: address.postalCode,
    city: address.city,
  });
  const faults = (result.issues ?? []).map((issue) => ({
    path: `${path}.${fieldNames[String(issue.path?.[0]?.key)] ?? 'street'}`,
    message: issue.message,
  }));
  return faults.filter((fault, index) => faults.findIndex((first) => first.path === fault.path) === index);
}

/** The same of the address where a person lives, which names the country of permanent residence too. */
export function livingAddressErrors(path: string, address: AddressValues): readonly ValidationError[] {
  return [
    ...addressErrors(path, address),
    ...errorUnless(address.homeCountry !== '', `${path}.homeCountry`, messages.required),
  ];
}
