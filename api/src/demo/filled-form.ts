import type { DemoPerson } from '@app/db/demo';
import type { BodyOf, OrderWire } from '@app/machines/contract';
import { personFields, sendFields, snakeKeys } from '@app/machines/fields';
import { addressExample, personExample } from '@app/machines/fields/examples';
import { peselFacts } from '@app/machines/rules';

const living = {
  ...addressExample,
  street: 'Lipowa',
  buildingNumber: '12',
  apartmentNumber: '4',
  postalCode: '53-505',
  city: 'Wrocław',
  homeCountry: 'PL',
};

type Form = BodyOf<'submitForm'>['order'];
type SentPerson = Form['company_attributes']['krs_users_attributes'][number];
type KnownPerson = NonNullable<OrderWire['company_attributes']>['krs_users_attributes'][number];

/** A person as the demo's form names him; who guarantees does so beside signing. What he does not say of himself is the example's. */
function personOnForm(person: DemoPerson, guarantor: boolean): SentPerson {
  const values = {
    ...personExample,
    ...person,
    shares: '',
    role: person.role ?? '',
    cityOfBirth: 'Wrocław',
    countryOfBirth: 'PL',
    citizenships: ['PL'],
    releasedBy: 'Prezydent Wrocławia',
    guarantor,
    doctor: false,
    addressAttributes: living,
    companyStatement: null,
    vatId: '',
    companyName: '',
    companyAddressAttributes: null,
    pepFamily: false,
  };
  const sent = snakeKeys(sendFields(personFields, values, () => true)) as Omit<SentPerson, 'key'>;
  const { birthDate, gender } = peselFacts(person.pesel);
  return { ...sent, birthed_at: birthDate, gender, key: `person-${person.pesel.slice(-4)}` };
}

const fullName = (first: string, last: string): string => `${first} ${last}`.toLocaleLowerCase('pl').trim();

/** Whoever the order knows stays in the form: the demo's people stand in their own rows or in rows without a name, the others are named only. */
function personsOnForm(
  persons: readonly DemoPerson[],
  known: readonly KnownPerson[],
  guarantor: boolean,
): SentPerson[] {
  const rows = [...known];
  const rowOf = ({ firstName, lastName }: DemoPerson): KnownPerson | undefined => {
    const names = [fullName(firstName, lastName), ''];
    const fits = names
      .map((name) => rows.findIndex((row) => fullName(row.first_name, row.last_name) === name))
      .find((place) => place >= 0);
    return fits === undefined ? undefined : rows.splice(fits, 1)[0];
  };
  const acting = persons.map((person) => {
    const form = personOnForm(person, guarantor);
    return { ...form, key: rowOf(person)?.id ?? form.key };
  });
  const others = rows.map(({ id, first_name, last_name, role, representant }) => ({
    ...{ key: id, first_name, last_name, representant },
    role: role ?? 'Prokurent',
  }));
  return [...acting, ...others];
}

/** The company form as the demo's people fill it in; the order says what is known already. */
export function filledForm(
  order: Pick<OrderWire, 'company_attributes'> & { readonly facts: Pick<OrderWire['facts'], 'guarantee'> },
  ...persons: readonly DemoPerson[]
): Form {
  const [contact] = persons;
  if (contact === undefined) throw new Error('A form without a person');
  return {
    company_attributes: {
      yearly_turnover: 'under_500',
      number_of_employees: 'under_5',
      bank_account_number: '61109010140000071219812874',
      property_separation: 'no',
      representation_verified: true,
      agricultural_holding_consent: true,
      non_agricultural_financing_consent: true,
      beneficiary_consent: true,
      id_verification_consent: true,
      addresses_attributes: (order.company_attributes?.addresses_attributes ?? []).slice(0, 1),
      krs_users_attributes: personsOnForm(
        persons,
        order.company_attributes?.krs_users_attributes ?? [],
        order.facts.guarantee,
      ),
    },
    user_attributes: {
      full_name: `${contact.firstName} ${contact.lastName}`,
      email: contact.email,
      phone: contact.phone,
    },
    last_year_income: null,
    income_before_tax: null,
  };
}
