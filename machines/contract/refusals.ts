import { snakeCase } from '../fields/key-case.ts';
import { messages } from '../fields/schemas.ts';

type MessageName = keyof typeof messages;

/** What a shop's server reads beside a message for people: the name of the message is its code. */
const details: Partial<Record<MessageName, string>> = {
  required: 'This field is required and must not be blank.',
  tooLong: 'The text is longer than allowed.',
  email: 'An e-mail address.',
  emailTaken: 'This e-mail address belongs to the contact of another company.',
  phone: 'A Polish telephone number of nine digits, with or without +48.',
  nipLength: 'A VAT id (NIP) has ten digits; PL, spaces and dashes may stand between.',
  nip: 'The checksum of the VAT id (NIP) does not hold.',
  amount: 'An amount of złoty that is not negative, with at most two decimals after a dot: "1234.50".',
  choice: 'One of the allowed values.',
  number: 'A number; whole where it counts something.',
};

/** A field that was refused, for machines. */
export interface RefusedField {
  /** The path as sent: 'order_items_attributes.0.name'. */
  readonly field: string;
  readonly code: string;
  /** One English sentence. */
  readonly detail: string;
  /** The values, or the bounds, between which it is taken. */
  readonly allowed?: readonly (string | number | boolean)[] | Readonly<Record<string, string | number>>;
}

/** Code and detail of a message that browser and server share; null of any other. */
export function refusalOf(message: string): Pick<RefusedField, 'code' | 'detail'> | null {
  const names = Object.entries(messages) as [MessageName, string][];
  const name = names.find(([, each]) => each === message)?.[0];
  const detail = name && details[name];
  return name === undefined || detail === undefined ? null : { code: snakeCase(name), detail };
}
