import {
  absentValues,
  agricultureConsents,
  closingConsents,
  companyFields,
  contactFields,
  emptyAddress,
  emptyLivingAddress,
  incomeFields,
  initialValues,
  personFields,
  readAddress,
  readFields,
} from '../../fields/index.ts';
import type { AddressValues, PersonValues } from '../../fields/index.ts';
import { emptyForm } from './form-values.ts';
import type { CompanyFormValues } from './form-values.ts';

type Bag = Readonly<Record<string, unknown>>;

const bagOf = (value: unknown): Bag => (value !== null && typeof value === 'object' ? (value as Bag) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a person's card begins with: `living` is the address where somebody lives. */
interface Begin {
  readonly person: ReturnType<typeof initialValues<typeof personFields>>;
  readonly living: () => AddressValues;
}

const inForm = (): Begin => ({ person: initialValues(personFields), living: emptyLivingAddress });

/** No defaults: a sent form is complete. */
const asSent = (): Begin => ({ person: absentValues(personFields), living: emptyAddress });

function readPerson(value: unknown, index: number, { person, living }: Begin): PersonValues {
  const { key, peselFromG2i, addressAttributes } = bagOf(value);
  return {
    ...readFields(personFields, value, person),
    key: typeof key === 'string' ? key : `person-${index + 1}`,
    peselFromG2i: peselFromG2i === true,
    addressAttributes:
      addressAttributes === null || addressAttributes === undefined
        ? null
        : readAddress(addressAttributes, living()),
  };
}

/** A key for each person alone; drafts are stored in which two have the same. */
function withOwnKeys(persons: readonly PersonValues[]): PersonValues[] {
  const taken = new Set<string>();
  return persons.map((person) => {
    let { key } = person;
    for (let count = 2; taken.has(key); count += 1) key = `${person.key}-${count}`;
    taken.add(key);
    return { ...person, key };
  });
}

function read(value: unknown, begin: () => Begin): CompanyFormValues {
  const start = emptyForm();
  const given = bagOf(value);
  const company = bagOf(given['companyAttributes']);
  const addresses = listOf(company['addressesAttributes']).map((one, index) =>
    readAddress(one, emptyAddress(index > 0)),
  );
  const { companyAttributes } = start;
  return {
    companyAttributes: {
      ...readFields(
        { ...companyFields, ...agricultureConsents, ...closingConsents },
        company,
        companyAttributes,
      ),
      representationVerified: company['representationVerified'] === true,
      addressesAttributes: addresses.length > 0 ? addresses : companyAttributes.addressesAttributes,
      krsUsersAttributes: withOwnKeys(
        listOf(company['krsUsersAttributes']).map((one, index) => readPerson(one, index, begin())),
      ),
    },
    userAttributes: readFields(contactFields, given['userAttributes'], start.userAttributes),
    ...readFields(incomeFields, given, start),
  };
}

/**
 * A form from what a draft held or an order knows, with camel-case keys: whatever is missing or of another kind stands as in
 * an empty form; streets and phones are spelt as their fields spell them. Judges nothing.
 */
export const readForm = (value: unknown): CompanyFormValues => read(value, inForm);

/** A form as somebody sent it: what the page would begin with and nobody sent is missing. */
export const readSentForm = (value: unknown): CompanyFormValues => read(value, asSent);
