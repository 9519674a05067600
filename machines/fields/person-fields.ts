import * as v from 'valibot';
import {
  documentNumberProblem,
  documentTypes,
  isPesel,
  isReleasedBy,
  normaliseDocumentNumber,
  normaliseNip,
  normalisePesel,
  nipProblem,
  peselFacts,
  peselProblem,
  storedPhone,
  typedPhone,
  validationMessages,
} from '../rules/index.ts';
import type { DocumentType } from '../rules/index.ts';
import { address, livingAddress } from './address-fields.ts';
import { answer, countries, flag, statement } from './choice-fields.ts';
import type { Judging } from './field.ts';
import { isMasked } from './masking.ts';
import type { StoredOf, ValuesOf } from './records.ts';
import { email, line, messages, phone, text as anyText } from './schemas.ts';
import { date, identifyingNumber, listedText, select, sentText, text } from './text-fields.ts';

function judgePesel(typed: string, { today }: Judging): string | null {
  const pesel = normalisePesel(typed);
  const problem = peselProblem(pesel);
  if (problem !== null) return problem;
  return peselFacts(pesel).birthDate > today ? validationMessages.birthDateInFuture : null;
}

function judgeDocument(typed: string, { record }: Judging): string | null {
  const { documentType } = record as { documentType: DocumentType | '' };
  return documentType === '' ? null : documentNumberProblem(documentType, normaliseDocumentNumber(typed));
}

const notAfterToday =
  (message: string) =>
  (day: string, { today }: Judging) =>
    day > today ? message : null;

/**
 * The fields of a person in the order in which the form asks for them. A new one is a row here, its name in the page's
 * texts, its place on the page and an example.
 */
export const personFields = {
  /** '' of whoever the register masks and who neither signs nor guarantees. */
  firstName: sentText(anyText(64), { askedOf: 'everyone' }),
  lastName: sentText(anyText(64), { askedOf: 'everyone' }),
  role: listedText(anyText(64), { askedOf: 'everyone', askedWhen: 'role' }),
  shares: text(anyText(16), { askedOf: 'everyone', askedWhen: 'shares', required: false }),
  pesel: identifyingNumber(
    0,
    v.pipe(
      line(),
      v.check((value) => isMasked(value) || isPesel(normalisePesel(value)), messages.pesel),
    ),
    { askedOf: 'withPesel', judge: judgePesel, normalise: normalisePesel },
  ),
  birthedAt: date({
    askedOf: 'withoutPesel',
    judge: notAfterToday(validationMessages.birthDateInFuture),
  }),
  gender: select(['male', 'female'], { askedOf: 'withoutPesel' }),
  cityOfBirth: text(anyText(64), { askedOf: 'withoutPesel' }),
  countryOfBirth: listedText(anyText(64), { askedOf: 'withoutPesel' }),
  citizenships: countries(),
  documentType: select(documentTypes, { initial: 'id_card' }),
  seriesAndNumber: identifyingNumber(3, anyText(15), {
    judge: judgeDocument,
    normalise: normaliseDocumentNumber,
  }),
  releasedAt: date({
    askedWhen: 'documentDates',
    judge: notAfterToday(validationMessages.issueDateInFuture),
  }),
  documentExpiryDate: date({
    askedWhen: 'documentDates',
    judge: (day, { today }) => (day < today ? validationMessages.documentExpired : null),
  }),
  releasedBy: text(v.pipe(anyText(64), v.check(isReleasedBy, validationMessages.releasedBy)), {
    askedWhen: 'documentDates',
  }),
  email: text(email),
  phone: text(phone, { normalise: storedPhone, show: typedPhone }),
  willSign: flag({ askedOf: 'everyone' }),
  guarantor: flag({ askedOf: 'everyone' }),
  doctor: flag({ askedOf: 'guarantor' }),
  beneficiary: flag({ askedOf: 'everyone', askedWhen: 'beneficiary' }),
  representant: flag({ askedOf: 'everyone' }),
  addressAttributes: livingAddress({ askedOf: 'resident' }),
  /** Whether a doctor runs a sole proprietorship. */
  companyStatement: answer({ askedOf: 'doctor', askedWhen: 'guarantorAndDoctor' }),
  vatId: text(anyText(16), {
    askedOf: 'practice',
    askedWhen: 'guarantorAndDoctor',
    missing: messages.nipLength,
    judge: (typed) => nipProblem(normaliseNip(typed)),
    normalise: normaliseNip,
  }),
  companyName: text(anyText(255), { askedOf: 'practice', required: false }),
  companyAddressAttributes: address({ askedOf: 'practice', askedWhen: 'guarantorAndDoctor' }),
  pepOwn: answer(),
  pepFamily: answer(),
  pepAssociate: answer(),
  criminalResponsibility: statement({ missing: validationMessages.liability }),
};

/** A person as it stands in the form; `key` names the row for as long as the form lives. */
export interface PersonValues extends ValuesOf<typeof personFields> {
  key: string;
  /** The registry gave the PESEL: it is shown, not asked. */
  peselFromG2i: boolean;
}

/** Whoever signs, guarantees or represents, as stored. All of it personal, all of it sealed. Dates YYYY-MM-DD. */
export interface Person extends StoredOf<typeof personFields> {
  readonly id: string;
  readonly peselFromG2i: boolean;
  /** Epoch milliseconds. */
  readonly identityConfirmedAt: number | null;
}
