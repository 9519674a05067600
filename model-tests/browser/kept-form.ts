import type { DemoPerson } from '@app/db/demo';
import { answerFields, personFields, unknownValues } from '@app/machines/fields';
import { peselFacts } from '@app/machines/rules';
import { expect } from '@playwright/test';
import { applicants, contactOf, practice, practises, signersOf } from './applicants.ts';
import { hasCorrespondence } from './fill-form.ts';
import { vatIdOf } from './form-walks.ts';
import type { FormWalk } from './form-walks.ts';
import { newerFields } from './newer-fields.ts';

const some: unknown = expect.any(String);
const sold = ({ begins }: FormWalk): boolean => !begins.startsWith('shop');

type Place = 'seat' | 'correspondence' | 'living' | 'company';

const place = (
  which: Place,
  [street, building, apartment, code, city]: readonly (string | null)[],
  more: object = {},
) => ({
  id: expect.stringMatching(new RegExp(`.-${which}$`, 'u')) as unknown,
  street,
  building_number: building,
  apartment_number: apartment,
  postal_code: code,
  city,
  country: 'PL',
  correspondence: false,
  ...more,
});

/** Of somebody the registry names and the form asks nothing: the function alone. */
const unasked = (role: string) => ({
  ...answerFields(personFields, unknownValues(personFields)),
  ...{ id: some, key: some, company_id: some, role, pesel_from_g2i: false, representant: true },
  ...{ identity_confirmed: false, identity_confirmed_at: null },
});

/** One who signs, as typed. */
function keptPerson(walk: FormWalk, person: DemoPerson, first: boolean) {
  const { asked } = applicants[walk.legalForm];
  const { birthDate, gender } = peselFacts(person.pesel);
  const own = first ? practises(walk) : null;
  const dated = walk.method !== 'delivery';
  return {
    ...unasked(''),
    ...Object.fromEntries(newerFields.map(({ wireName, typed }) => [wireName, typed])),
    first_name: person.firstName,
    last_name: person.lastName,
    role: person.role,
    shares: asked.includes('shares') ? '50' : null,
    pesel: person.pesel,
    birthed_at: birthDate,
    gender,
    citizenships: ['PL'],
    document_type: 'id_card',
    series_and_number: person.seriesAndNumber,
    released_at: dated ? '2021-03-15' : null,
    released_by: dated ? 'Prezydent Krakowa' : null,
    document_expiry_date: dated ? '2031-03-15' : null,
    email: person.email,
    phone: `+48${person.phone}`,
    will_sign: true,
    guarantor: own !== null,
    doctor: own !== null,
    beneficiary: first && asked.includes('owner'),
    company_statement: own,
    vat_id: own === true ? practice.vatId : null,
    company_name: own === true ? practice.name : null,
    company_address_attributes: own === true ? place('company', practice.seat) : null,
    address_attributes:
      asked.includes('living') || own !== null
        ? place('living', ['Kwiatowa', '5', '6', '30-001', 'Kraków'], { home_country: 'PL' })
        : null,
    pep_own: false,
    pep_family: false,
    pep_associate: false,
    criminal_responsibility: true,
  };
}

/** What the server has to have of a walk's form: all that was typed and agreed to, and nothing that was not asked. */
export function keptForm(walk: FormWalk) {
  const { legalForm, asked } = walk;
  const { name, seat, jointly, rests } = applicants[legalForm];
  const entered = legalForm !== 'dg' && legalForm !== 'sc';
  const contact = contactOf(walk);
  return {
    last_year_income: asked.includes('income') ? '120000.00' : null,
    income_before_tax: asked.includes('income') ? '-1500.50' : null,
    user_attributes: {
      id: some,
      full_name: `${contact.firstName} ${contact.lastName}`,
      email: contact.email,
      phone: `+48${contact.phone}`,
      phones_attributes: [{ id: some, phone: `+48${contact.phone}` }],
      roles: ['client'],
      active: true,
      personal_data_consent: true,
    },
    company_attributes: {
      id: some,
      vat_id: vatIdOf[legalForm],
      krs: entered ? expect.stringMatching(/^\d{10}$/u) : null,
      regon: expect.stringMatching(/^\d{9}$/u),
      name,
      legal_form: legalForm,
      pkd_code: some,
      joint_representation: entered ? some : null,
      representation_verified: jointly === true,
      g2i_data_fetched_at: some,
      bank_account_number: asked.includes('account') ? '61109010140000071219812874' : null,
      yearly_turnover: asked.includes('size') ? 'under_500' : null,
      number_of_employees: asked.includes('size') ? '5_9' : null,
      property_separation: asked.includes('separation') ? (legalForm === 'dg' ? 'no' : 'at_least_one') : null,
      marketing_consents_confirmed: true,
      personal_data_consent: true,
      bik_procuration_consent: true,
      big_authorization_consent: true,
      id_verification_consent: true,
      terms_of_use_consent: true,
      personal_data_sharing_consent: sold(walk),
      electronic_invoice_consent: true,
      personal_data_marketing_receive_consent: false,
      personal_data_commercial_receive_consent: true,
      telecommunications_use_contest: true,
      agricultural_holding_consent: asked.includes('farm'),
      non_agricultural_financing_consent: asked.includes('farm'),
      beneficiary_consent: entered,
      addresses_attributes: [
        place('seat', seat),
        ...(hasCorrespondence(walk)
          ? [place('correspondence', ['Polna', '3', null, '60-101', 'Poznań'], { correspondence: true })]
          : []),
      ],
      krs_users_attributes: [
        ...signersOf(walk).map((person, index) => keptPerson(walk, person, index === 0)),
        ...(rests === undefined ? [] : [unasked(rests)]),
      ],
    },
  };
}
