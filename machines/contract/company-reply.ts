import * as v from 'valibot';
import { consentNames } from './company.ts';
import { legalForms } from '../fields/schemas.ts';

/** An address as answered. */
export const AddressReply = v.object({
  id: v.optional(v.string()),
  street: v.string(),
  building_number: v.string(),
  apartment_number: v.nullable(v.string()),
  postal_code: v.string(),
  city: v.string(),
  country: v.nullable(v.string()),
  home_country: v.optional(v.nullable(v.string())),
  correspondence: v.boolean(),
});

const maybe = v.nullable(v.string());
const maybeFlag = v.nullable(v.boolean());

/** A person as answered; PESEL and document numbers are masked to anyone but the salesman who owns the order. */
export const PersonReply = v.object({
  id: v.string(),
  key: v.string(),
  company_id: v.nullable(v.string()),
  first_name: v.string(),
  last_name: v.string(),
  role: maybe,
  shares: maybe,
  pesel: maybe,
  pesel_from_g2i: v.boolean(),
  birthed_at: maybe,
  gender: maybe,
  city_of_birth: maybe,
  country_of_birth: maybe,
  citizenships: v.array(v.string()),
  document_type: maybe,
  series_and_number: maybe,
  released_at: maybe,
  released_by: maybe,
  document_expiry_date: maybe,
  email: maybe,
  phone: maybe,
  will_sign: v.boolean(),
  guarantor: v.boolean(),
  doctor: v.boolean(),
  beneficiary: v.boolean(),
  representant: v.boolean(),
  company_statement: maybeFlag,
  vat_id: maybe,
  company_name: maybe,
  company_address_attributes: v.nullable(AddressReply),
  address_attributes: v.nullable(AddressReply),
  identity_confirmed: v.boolean(),
  identity_confirmed_at: v.nullable(v.string()),
  pep_own: maybeFlag,
  pep_family: maybeFlag,
  pep_associate: maybeFlag,
  criminal_responsibility: maybeFlag,
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
  bank_account_number: v.nullable(v.string()),
  yearly_turnover: v.nullable(v.string()),
  number_of_employees: v.nullable(v.string()),
  property_separation: v.nullable(v.string()),
  marketing_consents_confirmed: v.boolean(),
  ...v.object(v.entriesFromList(consentNames, v.boolean())).entries,
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
