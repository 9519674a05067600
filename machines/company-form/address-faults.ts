import * as v from 'valibot';
import { AddressIn } from '../contract/person.ts';
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
  const result = v.safeParse(
    AddressIn,
    {
      street: address.street,
      building_number: address.buildingNumber,
      apartment_number: address.apartmentNumber,
      postal_code: address.postalCode,
      city: address.city,
    },
    { abortPipeEarly: true },
  );
  if (result.success) return [];
  return result.issues.map((issue) => ({
    path: `${path}.${fieldNames[String(issue.path?.[0]?.key)] ?? 'street'}`,
    sentence: issue.message,
  }));
}
