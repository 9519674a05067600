import * as v from 'valibot';
import { sentences } from '../contract/fields.ts';
import { AddressIn } from '../contract/person.ts';
import { unless } from './fault.ts';
import type { Fault } from './fault.ts';
import type { AddressValues } from './form-values.ts';

const fieldNames: Readonly<Record<string, keyof AddressValues>> = {
  street: 'street',
  building_number: 'buildingNumber',
  apartment_number: 'apartmentNumber',
  postal_code: 'postalCode',
  city: 'city',
};

/** What is wrong with an address by the wire's own schema, each fault under its field. */
export function addressFaults(path: string, address: AddressValues): readonly Fault[] {
  const result = v.safeParse(AddressIn, {
    street: address.street,
    building_number: address.buildingNumber,
    apartment_number: address.apartmentNumber,
    postal_code: address.postalCode,
    city: address.city,
  });
  const faults = (result.issues ?? []).map((issue) => ({
    path: `${path}.${fieldNames[String(issue.path?.[0]?.key)] ?? 'street'}`,
    sentence: issue.message,
  }));
  return faults.filter((fault, index) => faults.findIndex((first) => first.path === fault.path) === index);
}

/** The same of the address where a person lives, which names the country of permanent residence too. */
export function livingAddressFaults(path: string, address: AddressValues): readonly Fault[] {
  return [
    ...addressFaults(path, address),
    ...unless(address.homeCountry !== '', `${path}.homeCountry`, sentences.required),
  ];
}
