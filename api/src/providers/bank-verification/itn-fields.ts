import type { XmlElement } from '../xml.ts';

/** The texts that a field may hold (none holds the hash's separator), whether it has to be there and whether it may repeat. */
interface Field {
  readonly format: RegExp;
  readonly required?: true;
  readonly repeats?: true;
}

const text = (longest: number): Field => ({ format: new RegExp(`^[^|\\p{Cc}]{1,${longest}}$`, 'u') });
const amount = /^\d{1,12}\.\d{2}$/u;
const moment = /^\d{14}$/u;
const code = /^[A-Z][A-Z_]{0,63}$/u;

/**
 * Every field of a transaction in Blue Media's published order of the hash, with its group before it where it lies in
 * one. What a basket of products brings (IPN) is not among them: we sell none, so such a notification is not ours.
 */
const fields = {
  orderID: { format: /^[\w-]{1,32}$/u, required: true },
  remoteID: { format: /^[A-Za-z0-9]{1,20}$/u, required: true },
  amount: { format: amount, required: true },
  currency: { format: /^[A-Z]{3}$/u, required: true },
  gatewayID: { format: /^\d{1,5}$/u },
  paymentDate: { format: moment, required: true },
  paymentStatus: { format: /^(?:PENDING|SUCCESS|FAILURE)$/u, required: true },
  // The list of details grows: an unknown one changes nothing and refuses nothing.
  paymentStatusDetails: text(64),
  addressIP: { format: /^[\da-fA-F.:]{1,39}$/u },
  customerNumber: text(35),
  title: text(140),
  'customerData.fName': text(128),
  'customerData.lName': text(128),
  'customerData.streetName': text(128),
  'customerData.streetHouseNo': text(10),
  'customerData.streetStaircaseNo': text(10),
  'customerData.streetPremiseNo': text(10),
  'customerData.postalCode': text(6),
  'customerData.city': text(128),
  'customerData.nrb': { format: /^[\dA-Z ]{1,34}$/u },
  'customerData.senderData': text(600),
  // The last two are results of the account verification (ID HUB), whose notification is not published.
  verificationStatus: { format: /^(?:PENDING|POSITIVE|NEGATIVE|ABANDONED|REJECTED_BY_USER)$/u },
  'verificationStatusReasons.verificationStatusReason': { format: code, repeats: true },
  startAmount: { format: amount },
  'recurringData.recurringAction': text(100),
  'recurringData.clientHash': text(64),
  'recurringData.expirationDate': { format: moment },
  'cardData.index': text(64),
  'cardData.validityYear': { format: /^\d{4}$/u },
  'cardData.validityMonth': { format: /^\d{1,4}$/u },
  'cardData.issuer': text(64),
  'cardData.bin': { format: /^\d{6}$/u },
  'cardData.mask': { format: /^\d{4}$/u },
  gatewayCustomerID: text(32),
  schemeTransactionID: text(32),
} as const satisfies Readonly<Record<string, Field>>;

/** A field of a transaction. */
export type ItnField = keyof typeof fields;

/** A transaction whose every element is a published one, stands once and has its published format. */
export interface ItnTransaction {
  /** Empty where the field was not sent. */
  readonly textOf: (field: ItnField) => string;
  /** The texts in the order of the hash. */
  readonly hashed: readonly string[];
}

type Element = XmlElement | readonly XmlElement[];

const isText = (element: Element): element is string => typeof element === 'string';

/** The texts that are not empty under their names, those of a group under `group.name`; undefined where elements lie deeper. */
function textsByName(transaction: Element): Map<string, readonly string[]> | undefined {
  const texts = new Map<string, readonly string[]>();
  if (isText(transaction) || Array.isArray(transaction)) return undefined;
  for (const [name, element] of Object.entries(transaction)) {
    const isGroup = !isText(element) && !Array.isArray(element);
    const named = isGroup
      ? Object.entries(element).map(([child, found]) => [`${name}.${child}`, found] as const)
      : [[name, element] as const];
    for (const [path, found] of named) {
      const all = [found].flat() as readonly Element[];
      if (!all.every(isText)) return undefined;
      if (all.length > 1 || all[0] !== '') texts.set(path, all);
    }
  }
  return texts;
}

const mostRepetitions = 20;

function isPublished({ format, required, repeats }: Field, texts: readonly string[]): boolean {
  const most = repeats ? mostRepetitions : 1;
  return texts.length >= (required ? 1 : 0) && texts.length <= most && texts.every((one) => format.test(one));
}

/** Reads a transaction; undefined where an element is unknown, repeated, missing or not of its format. */
export function readTransaction(transaction: Element): ItnTransaction | undefined {
  const texts = textsByName(transaction);
  if (texts === undefined || ![...texts.keys()].every((name) => Object.hasOwn(fields, name)))
    return undefined;
  const inOrder = Object.entries<Field>(fields).map(
    ([name, field]) => [field, texts.get(name) ?? []] as const,
  );
  if (!inOrder.every(([field, given]) => isPublished(field, given))) return undefined;
  return { textOf: (field) => texts.get(field)?.[0] ?? '', hashed: inOrder.flatMap(([, given]) => given) };
}
