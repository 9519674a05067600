import { documentTypes, streetOfLine, typedPhone } from '../rules/index.ts';
import { emptyAddress, emptyForm, emptyLivingAddress, emptyPerson } from './form-values.ts';
import type { AddressValues, CompanyFormValues, PersonValues } from './form-values.ts';

type Bag = Readonly<Record<string, unknown>>;

const bagOf = (value: unknown): Bag => (value !== null && typeof value === 'object' ? (value as Bag) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What was read where it is of the kind that the form holds there, else what the form begins with; a missing amount or text is ''. */
function keep<T extends object>(start: T, read: Bag): T {
  const kept = Object.entries(start).map(([name, begun]: [string, unknown]) => {
    const value = read[name];
    const fits =
      begun === null ? typeof value === 'boolean' : typeof value === typeof begun && value !== null;
    return [
      name,
      fits ? value : typeof begun === 'string' && typeof value === 'number' ? String(value) : begun,
    ];
  });
  return Object.fromEntries(kept) as T;
}

/** An address with its street alone: it may come combined with building and apartment ('Prosta 51/3'). */
const takenApart = (address: AddressValues): AddressValues => ({
  ...address,
  street: streetOfLine(address.street, address.buildingNumber, address.apartmentNumber),
});

const speltPhone = <T extends { phone: string }>(reached: T): T => ({
  ...reached,
  phone: typedPhone(reached.phone),
});

/** An address from what somebody sent, '' where nothing fits. */
export function readAddress(value: unknown, correspondence = false): AddressValues {
  return takenApart(keep(emptyAddress(correspondence), bagOf(value)));
}

function readPerson(value: unknown, index: number): PersonValues {
  const read = bagOf(value);
  const person = speltPhone(keep(emptyPerson(`person-${index + 1}`), read));
  const citizenships = listOf(read['citizenships']).filter((country) => typeof country === 'string');
  return {
    ...person,
    citizenships: citizenships.length > 0 ? citizenships : ['PL'],
    documentType: documentTypes.includes(person.documentType) ? person.documentType : 'id_card',
    companyAddressAttributes: bagOrNull(read['companyAddressAttributes']),
    addressAttributes: bagOrNull(read['addressAttributes'], emptyLivingAddress()),
  };
}

function bagOrNull(value: unknown, start = emptyAddress()): AddressValues | null {
  return value === null || value === undefined ? null : takenApart(keep(start, bagOf(value)));
}

/**
 * A form from what somebody sent or a draft held, with camel-case keys: whatever is missing or of another kind stands as in
 * an empty form; streets and phones are spelt as their fields spell them. Judges nothing.
 */
export function readForm(value: unknown): CompanyFormValues {
  const start = emptyForm();
  const read = bagOf(value);
  const company = bagOf(read['companyAttributes']);
  const addresses = listOf(company['addressesAttributes']).map((one, index) => readAddress(one, index > 0));
  return {
    companyAttributes: {
      ...keep(start.companyAttributes, company),
      addressesAttributes: addresses.length > 0 ? addresses : start.companyAttributes.addressesAttributes,
      krsUsersAttributes: listOf(company['krsUsersAttributes']).map(readPerson),
    },
    userAttributes: speltPhone(keep(start.userAttributes, bagOf(read['userAttributes']))),
    lastYearIncome: keep({ amount: '' }, { amount: read['lastYearIncome'] }).amount,
    incomeBeforeTax: keep({ amount: '' }, { amount: read['incomeBeforeTax'] }).amount,
  };
}
