import type { Address, Company, OrderDetails, Person } from '@app/db';
import {
  type AddressReply,
  type CompanyReply,
  consentNames,
  type IdentifyingNumber,
  masked,
  momentOrNull,
  type PersonReply,
} from '@app/machines/contract';
import type { InferOutput } from 'valibot';

type Show = (field: IdentifyingNumber, value: string | null) => string | null;

/** An address has no row of its own: it is called by what it belongs to and what it is there. */
const addressReply = (
  id: string,
  address: Address & { readonly homeCountry?: string | null },
): InferOutput<typeof AddressReply> => ({
  id,
  street: address.street,
  building_number: address.buildingNumber,
  apartment_number: address.apartmentNumber,
  postal_code: address.postalCode,
  city: address.city,
  country: address.country,
  correspondence: address.correspondence,
  ...(address.homeCountry === undefined ? {} : { home_country: address.homeCountry }),
});

/** A person on the wire; `show` masks what identifies where the reader may not see it. */
export const personReply = (
  person: Person,
  companyId: string | null,
  show: Show,
): InferOutput<typeof PersonReply> => ({
  id: person.id,
  key: person.id,
  company_id: companyId,
  first_name: person.firstName,
  last_name: person.lastName,
  role: person.role,
  shares: person.shares,
  pesel: show('pesel', person.pesel),
  pesel_from_g2i: person.peselFromG2i,
  birthed_at: person.birthedAt,
  gender: person.gender,
  city_of_birth: person.cityOfBirth,
  country_of_birth: person.countryOfBirth,
  citizenships: [...person.citizenships],
  document_type: person.documentType,
  series_and_number: show('series_and_number', person.seriesAndNumber),
  released_at: person.releasedAt,
  released_by: person.releasedBy,
  document_expiry_date: person.documentExpiryDate,
  email: person.email,
  phone: person.phone,
  will_sign: person.willSign,
  guarantor: person.guarantor,
  doctor: person.doctor,
  beneficiary: person.beneficiary,
  representant: person.representant,
  company_statement: person.companyStatement,
  vat_id: person.vatId,
  company_name: person.companyName,
  company_address_attributes:
    person.companyAddress && addressReply(`${person.id}-company`, person.companyAddress),
  address_attributes: person.address && addressReply(`${person.id}-living`, person.address),
  identity_confirmed: person.identityConfirmedAt !== null,
  identity_confirmed_at: momentOrNull(person.identityConfirmedAt),
  pep_own: person.pepOwn,
  pep_family: person.pepFamily,
  pep_associate: person.pepAssociate,
  criminal_responsibility: person.criminalResponsibility,
});

/** An order's company with its persons and consents on the wire; the company is called by its order's id. */
export function companyReply(
  orderId: string,
  company: Company,
  persons: readonly Person[],
  consents: OrderDetails['consents'],
  seesNumbers: boolean,
): InferOutput<typeof CompanyReply> {
  const show: Show = (field, value) => (seesNumbers ? value : masked(field, value));
  const given = (kind: string): boolean =>
    consents.some((consent) => consent.kind === kind && consent.accepted);
  const flags = Object.fromEntries(consentNames.map((name) => [name, given(name)])) as Record<
    (typeof consentNames)[number],
    boolean
  >;
  const marketing = [
    'personal_data_marketing_receive_consent',
    'personal_data_commercial_receive_consent',
    'telecommunications_use_contest',
  ];
  return {
    id: orderId,
    vat_id: company.vatId,
    krs: company.krs,
    regon: company.regon,
    name: company.name,
    legal_form: company.legalForm,
    pkd_code: company.pkdCode,
    joint_representation: company.jointRepresentation,
    representation_verified: company.representationVerified,
    g2i_data_fetched_at: momentOrNull(company.g2iDataFetchedAt),
    bank_account_number: show('bank_account_number', company.bankAccountNumber),
    yearly_turnover: company.yearlyTurnover,
    number_of_employees: company.numberOfEmployees,
    property_separation: company.propertySeparation,
    marketing_consents_confirmed: consents.some(({ kind }) => marketing.includes(kind)),
    ...flags,
    addresses_attributes: company.addresses.map((address) =>
      addressReply(`${orderId}-${address.correspondence ? 'correspondence' : 'seat'}`, address),
    ),
    krs_users_attributes: persons.map((person) => personReply(person, orderId, show)),
  };
}
