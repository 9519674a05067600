import { documentTypes, streetOfLine, typedPhone, type DocumentType } from '../../rules/index.ts';
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

type Begin = Pick<PersonValues, 'citizenships' | 'documentType'> & { readonly living: () => AddressValues };

/** What a person's card in the form begins with. */
const inForm: Begin = { citizenships: ['PL'], documentType: 'id_card', living: emptyLivingAddress };

/** Nothing: whoever sends a form says it all. */
const asSent: Begin = { citizenships: [], documentType: '', living: emptyAddress };

const isDocumentType = (type: string): type is DocumentType =>
  (documentTypes as readonly string[]).includes(type);

const readPerson =
  (begin: Begin) =>
  (value: unknown, index: number): PersonValues => {
    const read = bagOf(value);
    const person = speltPhone(keep(emptyPerson(`person-${index + 1}`), read));
    const citizenships = listOf(read['citizenships']).filter((country) => typeof country === 'string');
    const { documentType } = read;
    const known = typeof documentType === 'string' && isDocumentType(documentType);
    return {
      ...person,
      citizenships: citizenships.length > 0 ? citizenships : begin.citizenships,
      documentType: known ? documentType : begin.documentType,
      companyAddressAttributes: bagOrNull(read['companyAddressAttributes']),
      addressAttributes: bagOrNull(read['addressAttributes'], begin.living()),
    };
  };

function bagOrNull(value: unknown, start = emptyAddress()): AddressValues | null {
  return value === null || value === undefined ? null : takenApart(keep(start, bagOf(value)));
}

/**
 * A form from what a draft held or an order knows, with camel-case keys: whatever is missing or of another kind stands as in
 * an empty form; streets and phones are spelt as their fields spell them. Judges nothing.
 */
export const readForm = (value: unknown): CompanyFormValues => read(value, inForm);

/** A form as somebody sent it: what the page would begin with and nobody sent is missing. */
export const readSentForm = (value: unknown): CompanyFormValues => read(value, asSent);

function read(value: unknown, begin: Begin): CompanyFormValues {
  const start = emptyForm();
  const given = bagOf(value);
  const company = bagOf(given['companyAttributes']);
  const addresses = listOf(company['addressesAttributes']).map((one, index) => readAddress(one, index > 0));
  return {
    companyAttributes: {
      ...keep(start.companyAttributes, company),
      addressesAttributes: addresses.length > 0 ? addresses : start.companyAttributes.addressesAttributes,
      krsUsersAttributes: listOf(company['krsUsersAttributes']).map(readPerson(begin)),
    },
    userAttributes: speltPhone(keep(start.userAttributes, bagOf(given['userAttributes']))),
    lastYearIncome: keep({ amount: '' }, { amount: given['lastYearIncome'] }).amount,
    incomeBeforeTax: keep({ amount: '' }, { amount: given['incomeBeforeTax'] }).amount,
  };
}
