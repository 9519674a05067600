import type { Company, OrderDetails, Person } from '@app/db';
import {
  type CompanyReply,
  type ConsentName,
  consentNames,
  momentOrNull,
  type PersonReply,
} from '@app/machines/contract';
import {
  answerAddress,
  answerFields,
  companyFields,
  type IdentifyingNumber,
  masked,
  personFields,
} from '@app/machines/fields';
import type { InferOutput } from 'valibot';

type Show = (field: IdentifyingNumber, value: string | null) => string | null;

/** A person on the wire; `show` masks what identifies where the reader may not see it. An address is called by whose it is. */
export function personReply(
  person: Person,
  companyId: string | null,
  show: Show,
): InferOutput<typeof PersonReply> {
  const answered = answerFields(personFields, person, show);
  const { company_address_attributes: practice, address_attributes: living } = answered;
  return {
    ...answered,
    id: person.id,
    key: person.id,
    company_id: companyId,
    pesel_from_g2i: person.peselFromG2i,
    company_address_attributes: practice && { id: `${person.id}-company`, ...practice },
    address_attributes: living && { id: `${person.id}-living`, ...living },
    identity_confirmed: person.identityConfirmedAt !== null,
    identity_confirmed_at: momentOrNull(person.identityConfirmedAt),
  };
}

const marketing: readonly string[] = [
  'personal_data_marketing_receive_consent',
  'personal_data_commercial_receive_consent',
  'telecommunications_use_contest',
];

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
    ...answerFields(companyFields, company, show),
    marketing_consents_confirmed: consents.some(({ kind }) => marketing.includes(kind)),
    ...(Object.fromEntries(consentNames.map((name) => [name, given(name)])) as Record<ConsentName, boolean>),
    addresses_attributes: company.addresses.map((address) => ({
      id: `${orderId}-${address.correspondence ? 'correspondence' : 'seat'}`,
      ...answerAddress(address),
    })),
    krs_users_attributes: persons.map((person) => personReply(person, orderId, show)),
  };
}
