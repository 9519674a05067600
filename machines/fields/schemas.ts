import * as v from 'valibot';
import { financingTypes, salesChannels, signatureMethods } from '../order/order.kinds.ts';
import {
  emailPattern,
  isNip,
  isPlainLine,
  isPlainText,
  isPostalCode,
  legalForms,
  normaliseNip,
  phoneProblem,
  validationMessages,
} from '../rules/index.ts';

/** The messages for a refused value that browser and server share (specification 5). */
export const messages = {
  required: validationMessages.required,
  tooLong: 'Wpisany tekst jest za długi',
  hidden: validationMessages.hiddenCharacters,
  email: validationMessages.email,
  emailTaken: validationMessages.emailTaken,
  phone: validationMessages.phone,
  foreignPhone: validationMessages.foreignPhone,
  postalCode: validationMessages.postalCode,
  nipLength: validationMessages.nipLength,
  nip: validationMessages.nipChecksum,
  pesel: validationMessages.peselChecksum,
  nrb: validationMessages.nrbChecksum,
  idCard: validationMessages.idCardChecksum,
  passport: validationMessages.polishPassportFormat,
  consent: validationMessages.consentRequired,
  consentChanged: validationMessages.consentChanged,
  amount: 'Wpisz kwotę, na przykład 1234.50',
  date: 'Wpisz datę w formacie RRRR-MM-DD',
  choice: validationMessages.chooseOne,
  number: 'Wpisz liczbę',
  noSigningPerson: validationMessages.noSigningPerson,
  maxTwoNationalities: validationMessages.maxTwoNationalities,
  duplicateContacts: validationMessages.duplicateEmailsAndPhones,
} as const;

/** Any text of one line, without hidden characters: what every text that is sent is made of. */
export const line = (message: string = messages.required) =>
  v.pipe(v.string(message), v.check(isPlainLine, messages.hidden));

/** A filled text of at most the given length. */
export const filled = (max = 64) =>
  v.pipe(line(), v.regex(/\S/u, messages.required), v.maxLength(max, messages.tooLong));

/** A text of at most the given length, which may be empty. */
export const text = (max = 255) => v.pipe(line(), v.maxLength(max, messages.tooLong));

/** A comment or reason: it may have several lines and may be empty. */
export const comment = (max = 500) =>
  v.pipe(
    v.string(messages.required),
    v.check(isPlainText, messages.hidden),
    v.maxLength(max, messages.tooLong),
  );

/** One of the listed words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  v.picklist(words, messages.choice);

/** An e-mail address as usually written. */
export const email = v.pipe(
  line(messages.email),
  { ...v.email(messages.email), requirement: emailPattern },
  v.maxLength(128, messages.tooLong),
);

/** A Polish number in any spelling: nine digits, with or without +48, 0048 or 48, spaces, dashes, brackets and dots. */
export const phone = v.pipe(
  line(messages.phone),
  v.check((value) => phoneProblem(value) !== messages.phone, messages.phone),
  v.check((value) => phoneProblem(value) !== messages.foreignPhone, messages.foreignPhone),
);

/** A postal code NN-NNN. */
export const postalCode = v.pipe(
  line(messages.postalCode),
  v.check((value) => isPostalCode(value), messages.postalCode),
);

/** A Polish VAT id; PL, spaces and dashes are allowed on input. */
export const vatId = v.pipe(
  line(messages.nipLength),
  v.check((value) => normaliseNip(value).length === 10, messages.nipLength),
  v.check((value) => isNip(normaliseNip(value)), messages.nip),
);

/** An amount that is sent: a decimal string or a number, at most two decimals, never negative. */
export const amountIn = v.union(
  [
    v.pipe(v.string(), v.regex(/^\d{1,10}(?:\.\d{1,2})?$/u, messages.amount)),
    v.pipe(
      v.number(),
      v.minValue(0, messages.amount),
      v.maxValue(9_999_999_999.99, messages.amount),
      v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, messages.amount),
    ),
  ],
  messages.amount,
);

/** An amount that may be negative: the income before tax. */
export const signedAmountIn = v.union(
  [
    v.pipe(v.string(), v.regex(/^-?\d{1,10}(?:\.\d{1,2})?$/u, messages.amount)),
    v.pipe(
      v.number(),
      v.minValue(-9_999_999_999.99, messages.amount),
      v.maxValue(9_999_999_999.99, messages.amount),
    ),
  ],
  messages.amount,
);

/** An amount that is answered: złoty with two decimals and a dot. */
export const amount = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/u));

/** A percentage with at most two decimals. */
export const percentIn = v.union(
  [
    v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,2})?$/u, messages.number)),
    v.pipe(v.number(), v.minValue(0, messages.number), v.maxValue(999, messages.number)),
  ],
  messages.number,
);

/** A day as YYYY-MM-DD. */
export const day = v.pipe(v.string(messages.date), v.isoDate(messages.date));

/** Who fills in an order, on the wire: its client, or a salesman. */
export const flowTypes = ['client', 'other'] as const;

export { financingTypes, legalForms, salesChannels, signatureMethods };
