import * as v from 'valibot';
import {
  AddressIn,
  AddressReply,
  companyFields,
  consentFields,
  contactFields,
  incomeFields,
  replyEntries,
  sentEntries,
  snakeCase,
} from '../fields/index.ts';
import type { SnakeCase } from '../fields/index.ts';
import { legalForms, text } from '../fields/schemas.ts';
import { PersonIn, PersonReply } from './person.ts';

/** A consent's name on the wire. */
export type ConsentName = SnakeCase<keyof typeof consentFields>;

/** The consents that a company may give. */
export const consentNames = Object.keys(consentFields).map(snakeCase) as readonly string[] as readonly [
  ConsentName,
  ...ConsentName[],
];

/** Consents as sent: a flag that is absent leaves what is stored. */
export const ConsentFlags = v.object(sentEntries(consentFields));

/** The versions of the texts that were on the screen; an answer to a text that is no longer in force is refused. */
export const ConsentVersions = v.optional(v.record(v.picklist(consentNames), text(16)));

/** The contact person as sent. */
export const UserIn = v.object(sentEntries(contactFields));

/** The most persons that the form holds. */
const mostPersons = 20;

/** The most VAT ids that the form holds: the company's own and each person's. */
export const mostVatIds = 1 + mostPersons;

/** The company's part of the form as submitted; what the registry knows is not taken from the browser. */
export const CompanyIn = v.object({
  ...sentEntries(companyFields),
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
  ...sentEntries(incomeFields),
});

/** The BIK-related data that goes with the form: the device's fingerprint and the seconds spent per section. */
export const BikData = v.object({
  fingerprint: v.optional(v.nullable(text(4096))),
  fill_timing: v.optional(v.record(text(32), v.pipe(v.number(), v.minValue(0), v.maxValue(1e7)))),
});

/** The company as answered. */
export const CompanyReply = v.object({
  id: v.string(),
  vat_id: v.string(),
  krs: v.nullable(v.string()),
  regon: v.nullable(v.string()),
  name: v.nullable(v.string()),
  legal_form: v.nullable(v.picklist(legalForms)),
  pkd_code: v.nullable(v.string()),
  joint_representation: v.nullable(v.string()),
  representation_verified: v.boolean(),
  g2i_data_fetched_at: v.nullable(v.string()),
  ...replyEntries(companyFields),
  marketing_consents_confirmed: v.boolean(),
  ...replyEntries(consentFields),
  addresses_attributes: v.array(AddressReply),
  krs_users_attributes: v.array(PersonReply),
});

/** What the registry answered for one VAT id. */
export const RegistryCompany = v.object({
  exists_in_regon: v.boolean(),
  data: v.nullable(
    v.object({
      company_name: v.string(),
      legal_form: v.nullable(v.picklist(legalForms)),
      address: v.nullable(AddressReply),
    }),
  ),
  /** `krsRegon` where no register has the VAT id; spelt as the specification spells it. */
  errors: v.array(v.record(v.string(), v.string())),
});
