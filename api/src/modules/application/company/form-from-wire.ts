import { newCompany, newPerson, type BureauData, type Company, type NewPerson, type Person } from '@app/db';
import type { BodyOf } from '@app/machines/contract';
import { companyAnswers, personFields, storeAddress, storeFields } from '@app/machines/fields';
import { isPesel, peselFacts } from '@app/machines/rules';

type SentForm = BodyOf<'submitForm'>['order'];
type SentPerson = SentForm['company_attributes']['krs_users_attributes'][number];

/** A person as sent, numbers already unmasked; who was known before keeps the id and the confirmed identity, unless somebody signs anew. */
export function personFromWire(sent: SentPerson, known: readonly Person[]): NewPerson {
  const before = known.find(({ id }) => id === sent.key);
  const said = storeFields(personFields, sent);
  const { id, peselFromG2i } = before ?? newPerson();
  const pesel = peselFromG2i ? (before?.pesel ?? null) : said.pesel;
  const born = pesel !== null && isPesel(pesel) ? peselFacts(pesel) : null;
  return {
    ...(id === undefined ? {} : { id }),
    ...said,
    pesel,
    peselFromG2i,
    birthedAt: born?.birthDate ?? said.birthedAt,
    gender: born?.gender ?? said.gender,
    identityConfirmedAt: before?.willSign === sent.will_sign ? (before?.identityConfirmedAt ?? null) : null,
  };
}

/** The company with what the form says of it; what the registry knows stays the registry's. */
export function companyFromWire(order: SentForm, known: Company | null, vatId: string): Company {
  const sent = order.company_attributes;
  const before = known ?? newCompany(vatId);
  return {
    ...before,
    ...storeFields(companyAnswers, { ...order, ...sent }),
    representationVerified: sent.representation_verified ?? before.representationVerified,
    addresses: sent.addresses_attributes?.map(storeAddress) ?? before.addresses,
  };
}

/** What the browser sent for the credit bureau; a device whose fingerprint was not read in time has none. */
export const bureauDataFromWire = (sent: BodyOf<'submitForm'>['bik']): BureauData | null =>
  sent === undefined ? null : { fingerprint: sent.fingerprint ?? null, fillTiming: { ...sent.fill_timing } };
