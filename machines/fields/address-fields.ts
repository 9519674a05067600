import * as v from 'valibot';
import {
  isApartmentNumber,
  isBuildingNumber,
  isBuildingWithApartment,
  isStreet,
  streetLine,
  streetOfLine,
  validationMessages,
} from '../rules/index.ts';
import { flag } from './choice-fields.ts';
import { plainField } from './field.ts';
import type { Field, FieldRules } from './field.ts';
import {
  answerFields,
  initialValues,
  readFields,
  replyEntries,
  sentEntries,
  storeFields,
} from './records.ts';
import type { StoredOf, ValuesOf } from './records.ts';
import { filled, line, messages, postalCode, text as anyText } from './schemas.ts';
import { listedText, sentText, text } from './text-fields.ts';

const building = v.pipe(
  line(),
  v.regex(/\S/u, messages.required),
  v.check(isBuildingNumber, validationMessages.buildingNumber),
);
const apartment = v.pipe(line(), v.check(isApartmentNumber, validationMessages.apartmentNumber));

/** The fields of an address. The street travels combined with building and apartment and is stored alone. */
const addressFields = {
  street: sentText(filled(82)),
  buildingNumber: sentText(building),
  apartmentNumber: text(apartment, { required: false }),
  postalCode: sentText(v.pipe(line(), v.regex(/\S/u, messages.required), postalCode)),
  city: sentText(filled(64)),
  country: { ...text(anyText(2), { required: false }), initial: 'PL', absent: 'PL' },
  correspondence: { ...flag(), sent: v.optional(v.boolean(), false) },
};

/** Those of the address where somebody lives: the country of permanent residence too, ISO 3166 with two letters. */
export const livingAddressFields = { ...addressFields, homeCountry: listedText(anyText(2)) };

/** An address as it stands in the form; texts as typed, '' where nothing is. */
export type AddressValues = ValuesOf<typeof livingAddressFields>;

/** An address as it is stored. */
export type Address = StoredOf<typeof addressFields>;

/** The address where somebody lives as it is stored. */
export type LivingAddress = StoredOf<typeof livingAddressFields>;

/** An address with nothing in it yet. */
export const emptyAddress = (correspondence = false): AddressValues => ({
  ...initialValues(livingAddressFields),
  correspondence,
});

/** The address where somebody lives, with nothing in it yet; most live in Poland for good. */
export const emptyLivingAddress = (): AddressValues => ({ ...emptyAddress(), homeCountry: 'PL' });

/**
 * An address as sent. The street comes combined with building and apartment ('Prosta 51/3'), which also come by themselves;
 * a street alone is taken too. Building and apartment together have at most 15 characters.
 */
export const AddressIn = v.pipe(
  v.object(sentEntries(livingAddressFields)),
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

const { home_country, ...replied } = replyEntries(livingAddressFields);

/** An address as answered. */
export const AddressReply = v.object({
  id: v.optional(v.string()),
  ...replied,
  home_country: v.optional(home_country),
});

/** The street alone, however it came. */
const withStreetAlone = <T extends Pick<Address, 'street' | 'buildingNumber' | 'apartmentNumber'>>(
  address: T,
): T => ({
  ...address,
  street: streetOfLine(address.street, address.buildingNumber, address.apartmentNumber),
});

/** An address from what a draft held or somebody sent; `start` stands where nothing fits. */
export const readAddress = (value: unknown, start = emptyAddress()): AddressValues =>
  withStreetAlone(readFields(livingAddressFields, value, start));

/** An address as it is sent: the street combined with building and apartment, which go by themselves too. */
export function sendAddress(address: AddressValues): AddressValues {
  const { buildingNumber, apartmentNumber, ...rest } = withStreetAlone(address);
  const [building, apartment] = [buildingNumber.trim(), apartmentNumber.trim()];
  const street = rest.street === '' ? '' : streetLine(rest.street, building, apartment);
  return { ...rest, street, buildingNumber: building, apartmentNumber: apartment, city: rest.city.trim() };
}

const storeWith = (fields: typeof addressFields) => (sent: unknown) =>
  withStreetAlone({ ...storeFields(fields, sent), country: storeFields(fields, sent).country ?? 'PL' });

/** An address as sent, as it is stored. */
export const storeAddress: (sent: unknown) => Address = storeWith(addressFields);

/** An address on the wire. */
export const answerAddress = (address: Address | LivingAddress) =>
  answerFields('homeCountry' in address ? livingAddressFields : addressFields, address);

const answerOrNull = (stored: unknown) => (stored === null ? null : answerAddress(stored as Address));

const nullableAddressIn = v.optional(v.nullable(AddressIn));
const nullableAddressReply = v.nullable(AddressReply);

type AddressField<Stored> = Field<
  AddressValues | null,
  Stored | null,
  typeof nullableAddressIn,
  typeof nullableAddressReply
> & { readonly living: boolean };

const addressField = {
  ...plainField,
  kind: 'address',
  answer: answerOrNull,
  initial: null,
  absent: null,
  unknown: null,
  sent: nullableAddressIn,
  reply: nullableAddressReply,
  read: (value: unknown) => (value === null || value === undefined ? null : readAddress(value)),
  send: (value: unknown) => (value === null ? null : sendAddress(value as AddressValues)),
} as const;

type Rules = Pick<FieldRules, 'askedOf' | 'askedWhen' | 'required'>;

/** An address of a person's company; null where there is none. */
export const address = (rules: Rules = {}): AddressField<Address> => ({
  ...addressField,
  ...rules,
  living: false,
  store: (sent) => (sent ? storeAddress(sent) : null),
});

/** The address where a person lives; null where it is not asked. */
export const livingAddress = (rules: Rules = {}): AddressField<LivingAddress> => ({
  ...addressField,
  ...rules,
  living: true,
  store: (sent) =>
    sent ? { ...storeAddress(sent), homeCountry: storeFields(livingAddressFields, sent).homeCountry } : null,
});
