import * as v from 'valibot';
import { isNrb, normaliseNrb } from '../rules/index.ts';
import { email, filled, line, phone, messages, signedAmountIn, text } from '../fields/schemas.ts';
import { AddressIn, PersonIn } from './person.ts';
import { isMasked } from './wire.ts';

/** The consents that a company may give, by their names on the wire. */
export const consentNames = [
  'personal_data_consent',
  'bik_procuration_consent',
  'big_authorization_consent',
  'id_verification_consent',
  'terms_of_use_consent',
  'personal_data_sharing_consent',
  'electronic_invoice_consent',
  'personal_data_marketing_receive_consent',
  'personal_data_commercial_receive_consent',
  'telecommunications_use_contest',
  'agricultural_holding_consent',
  'non_agricultural_financing_consent',
  'beneficiary_consent',
] as const;

/** A consent's name. */
export type ConsentName = (typeof consentNames)[number];

/** The bands of yearly turnover in thousands of złoty. */
export const turnoverBands = [
  'under_500',
  '500_2000',
  '2000_10000',
  '10000_30000',
  '30000_100000',
  'over_100000',
] as const;

/** The bands of employees. */
export const employeeBands = ['under_5', '5_9', '10_29', '30_49', '50_250', 'over_250'] as const;

/** Answers to the question about property separation. */
export const propertySeparations = ['yes', 'no', 'at_least_one'] as const;

/** Consents as sent: a flag that is absent leaves what is stored. */
export const ConsentFlags = v.partial(v.object(v.entriesFromList(consentNames, v.boolean(messages.consent))));

/** The versions of the texts that were on the screen; an answer to a text that is no longer in force is refused. */
export const ConsentVersions = v.optional(v.record(v.picklist(consentNames), text(16)));

/** The contact person as sent. */
export const UserIn = v.object({ full_name: filled(64), email, phone });

/** The most persons that the form holds. */
const mostPersons = 20;

/** The most VAT ids that the form holds: the company's own and each person's. */
export const mostVatIds = 1 + mostPersons;

/** The company's part of the form as submitted; what the registry knows is not taken from the browser. */
export const CompanyIn = v.object({
  yearly_turnover: v.optional(v.nullable(v.picklist(turnoverBands, messages.choice))),
  number_of_employees: v.optional(v.nullable(v.picklist(employeeBands, messages.choice))),
  bank_account_number: v.optional(
    v.nullable(
      v.union([
        v.literal(''),
        v.pipe(
          line(),
          v.check((value) => isMasked(value) || isNrb(normaliseNrb(value)), messages.nrb),
        ),
      ]),
    ),
  ),
  property_separation: v.optional(v.nullable(v.picklist(propertySeparations, messages.choice))),
  addresses_attributes: v.optional(v.pipe(v.array(AddressIn), v.maxLength(2, 'Podaj najwyżej dwa adresy'))),
  krs_users_attributes: v.pipe(
    v.array(PersonIn),
    v.maxLength(mostPersons, `Podaj najwyżej ${mostPersons} osób`),
  ),
  representation_verified: v.optional(v.boolean()),
  consent_versions: ConsentVersions,
  ...ConsentFlags.entries,
});

/** The whole form as submitted. */
export const FormOrder = v.object({
  company_attributes: CompanyIn,
  user_attributes: v.optional(UserIn),
  last_year_income: v.optional(v.nullable(v.union([v.literal(''), signedAmountIn]))),
  income_before_tax: v.optional(v.nullable(v.union([v.literal(''), signedAmountIn]))),
});

/** The BIK-related data that goes with the form: the device's fingerprint and the seconds spent per section. */
export const BikData = v.object({
  fingerprint: v.optional(v.nullable(text(4096))),
  fill_timing: v.optional(v.record(text(32), v.pipe(v.number(), v.minValue(0), v.maxValue(1e7)))),
});
