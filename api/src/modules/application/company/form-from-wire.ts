import {
  newCompany,
  type Address,
  type BureauData,
  type Company,
  type NewPerson,
  type Person,
} from '@app/db';
import { groszFromWire, type BodyOf } from '@app/machines/contract';
import { isPesel, peselFacts, storedPhone, streetOfLine } from '@app/machines/rules';

type SentForm = BodyOf<'submitForm'>['order'];
type SentPerson = SentForm['company_attributes']['krs_users_attributes'][number];
type SentAddress = NonNullable<SentForm['company_attributes']['addresses_attributes']>[number];

const orNull = <T>(value: T | null | undefined | ''): T | null =>
  value === undefined || value === '' ? null : value;

/** The street comes combined with building and apartment; it is stored alone. */
const addressFromWire = (sent: SentAddress): Address => ({
  street: streetOfLine(sent.street, sent.building_number, sent.apartment_number ?? null),
  buildingNumber: sent.building_number.trim(),
  apartmentNumber: orNull(sent.apartment_number?.trim()),
  postalCode: sent.postal_code,
  city: sent.city.trim(),
  country: orNull(sent.country) ?? 'PL',
  correspondence: sent.correspondence ?? false,
});

const digits = (value: string | null): string | null => value?.replace(/\D/gu, '') ?? null;

/** A person as sent, numbers already unmasked; who was known before keeps the id and the confirmed identity, unless somebody signs anew. */
export function personFromWire(sent: SentPerson, known: readonly Person[]): NewPerson {
  const before = known.find(({ id }) => id === sent.key);
  const phone = orNull(sent.phone);
  const pesel = before?.peselFromG2i === true ? before.pesel : digits(orNull(sent.pesel));
  const born = pesel !== null && isPesel(pesel) ? peselFacts(pesel) : null;
  return {
    ...(before === undefined ? {} : { id: before.id }),
    firstName: sent.first_name.trim(),
    lastName: sent.last_name.trim(),
    role: orNull(sent.role),
    shares: orNull(sent.shares),
    pesel,
    peselFromG2i: before?.peselFromG2i ?? false,
    birthedAt: born?.birthDate ?? orNull(sent.birthed_at),
    gender: born?.gender ?? orNull(sent.gender),
    cityOfBirth: orNull(sent.city_of_birth),
    countryOfBirth: orNull(sent.country_of_birth),
    citizenships: sent.citizenships ?? [],
    documentType: orNull(sent.document_type),
    seriesAndNumber: orNull(sent.series_and_number)?.replace(/\s/gu, '').toUpperCase() ?? null,
    releasedAt: orNull(sent.released_at),
    releasedBy: orNull(sent.released_by),
    documentExpiryDate: orNull(sent.document_expiry_date),
    email: orNull(sent.email),
    phone: phone === null ? null : storedPhone(phone),
    willSign: sent.will_sign ?? false,
    guarantor: sent.guarantor ?? false,
    doctor: sent.doctor ?? false,
    beneficiary: sent.beneficiary ?? false,
    representant: sent.representant ?? false,
    companyStatement: sent.company_statement ?? null,
    vatId: digits(orNull(sent.vat_id)),
    companyName: orNull(sent.company_name),
    companyAddress: sent.company_address_attributes ? addressFromWire(sent.company_address_attributes) : null,
    address: sent.address_attributes
      ? {
          ...addressFromWire(sent.address_attributes),
          homeCountry: orNull(sent.address_attributes.home_country),
        }
      : null,
    pepOwn: sent.pep_own ?? null,
    pepFamily: sent.pep_family ?? null,
    pepAssociate: sent.pep_associate ?? null,
    criminalResponsibility: sent.criminal_responsibility ?? null,
    identityConfirmedAt: before?.willSign === sent.will_sign ? (before?.identityConfirmedAt ?? null) : null,
  };
}

const amountOf = (sent: string | number | null | undefined): number | null => {
  const value = orNull(sent);
  return value === null ? null : groszFromWire(value);
};

/** The company with what the form says of it; what the registry knows stays the registry's. */
export function companyFromWire(order: SentForm, known: Company | null, vatId: string): Company {
  const sent = order.company_attributes;
  const before = known ?? newCompany(vatId);
  return {
    ...before,
    bankAccountNumber: digits(orNull(sent.bank_account_number)),
    yearlyTurnover: orNull(sent.yearly_turnover),
    numberOfEmployees: orNull(sent.number_of_employees),
    lastYearIncome: amountOf(order.last_year_income),
    incomeBeforeTax: amountOf(order.income_before_tax),
    propertySeparation: orNull(sent.property_separation),
    representationVerified: sent.representation_verified ?? before.representationVerified,
    agriculturalHoldingConsent: sent.agricultural_holding_consent ?? null,
    nonAgriculturalFinancingConsent: sent.non_agricultural_financing_consent ?? null,
    beneficiaryConsent: sent.beneficiary_consent ?? null,
    addresses: sent.addresses_attributes?.map(addressFromWire) ?? before.addresses,
  };
}

/** What the browser sent for the credit bureau; a device whose fingerprint was not read in time has none. */
export const bureauDataFromWire = (sent: BodyOf<'submitForm'>['bik']): BureauData | null =>
  sent === undefined ? null : { fingerprint: sent.fingerprint ?? null, fillTiming: { ...sent.fill_timing } };
