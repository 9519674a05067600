import * as v from 'valibot';
import {
  isApartmentNumber,
  isBuildingNumber,
  isBuildingWithApartment,
  isPesel,
  isStreet,
  normalisePesel,
  streetOfLine,
  validationMessages,
} from '../rules/index.ts';
import { day, email, filled, line, phone, postalCode, messages, text } from '../fields/schemas.ts';
import { isMasked } from './wire.ts';

const optional = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(v.union([v.literal(''), schema])));

/**
 * An address as sent. The street comes combined with building and apartment ('Prosta 51/3'), which also come by themselves;
 * a street alone is taken too. Building and apartment together have at most 15 characters.
 */
export const AddressIn = v.pipe(
  v.object({
    street: filled(82),
    building_number: v.pipe(
      line(),
      v.regex(/\S/u, messages.required),
      v.check(isBuildingNumber, validationMessages.buildingNumber),
    ),
    apartment_number: v.optional(
      v.nullable(v.pipe(line(), v.check(isApartmentNumber, validationMessages.apartmentNumber))),
    ),
    postal_code: v.pipe(line(), v.regex(/\S/u, messages.required), postalCode),
    city: filled(64),
    country: v.optional(v.nullable(text(2))),
    /** Where a person lives for good, ISO 3166 with two letters. */
    home_country: v.optional(v.nullable(text(2))),
    correspondence: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(
      ({ street, building_number, apartment_number }) =>
        isStreet(streetOfLine(street, building_number, apartment_number ?? null)),
      validationMessages.street,
    ),
    ['street'],
  ),
  v.forward(
    v.check(
      ({ building_number, apartment_number }) =>
        isBuildingWithApartment(building_number, apartment_number ?? ''),
      validationMessages.buildingWithApartment,
    ),
    ['building_number'],
  ),
);

/** The documents that prove who somebody is. */
export const documentTypes = ['id_card', 'polish_passport', 'foreign_passport', 'residence_card'] as const;

const flag = v.optional(v.nullable(v.boolean()));

/** A person of the company form as submitted. `key` is the browser's own name for the row; a value answered masked may be sent back masked. */
export const PersonIn = v.object({
  key: filled(40),
  /** '' of whoever the register masks and who neither signs nor guarantees. */
  first_name: text(64),
  last_name: text(64),
  role: v.optional(v.nullable(text(64))),
  shares: v.optional(v.nullable(text(16))),
  pesel: optional(
    v.pipe(
      line(),
      v.check((value) => isMasked(value) || isPesel(normalisePesel(value)), messages.pesel),
    ),
  ),
  birthed_at: optional(day),
  gender: optional(v.picklist(['male', 'female'], messages.choice)),
  city_of_birth: optional(text(64)),
  country_of_birth: optional(text(64)),
  citizenships: v.optional(v.pipe(v.array(text(64)), v.maxLength(2, messages.maxTwoNationalities))),
  document_type: optional(v.picklist(documentTypes, messages.choice)),
  series_and_number: optional(text(15)),
  released_at: optional(day),
  released_by: optional(
    v.pipe(text(64), v.regex(/^[\p{L}\d\-., ]+$/u, 'Wpisz nazwę bez znaków specjalnych')),
  ),
  document_expiry_date: optional(day),
  email: optional(email),
  phone: optional(phone),
  will_sign: flag,
  guarantor: flag,
  doctor: flag,
  beneficiary: flag,
  representant: flag,
  company_statement: flag,
  vat_id: optional(text(16)),
  company_name: optional(text(255)),
  company_address_attributes: v.optional(v.nullable(AddressIn)),
  address_attributes: v.optional(v.nullable(AddressIn)),
  pep_own: flag,
  pep_family: flag,
  pep_associate: flag,
  criminal_responsibility: flag,
});
