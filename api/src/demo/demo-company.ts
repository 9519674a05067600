import type { Company, NewPerson } from '@app/db';
import { demoPersons, type DemoOrder, type DemoPerson } from '@app/db/demo';
import { companyFromWire, personFromWire } from '../modules/application/company/form-from-wire.ts';
import {
  companyFromRegistry,
  personFromRegistry,
  type LookedUp,
} from '../modules/application/company/look-up-company.ts';
import { simulatedCompanies } from '../providers/company-registry/simulated-companies.ts';
import { filledForm } from './filled-form.ts';

/** The signers of an order's company; where the VAT id belongs to no company, the person who mistyped it. */
export function signersOf({ vatId }: Pick<DemoOrder, 'vatId'>): readonly DemoPerson[] {
  const signers = demoPersons.filter((person) => person.vatId === vatId);
  return signers.length > 0
    ? signers
    : demoPersons.slice(0, 1).map((person) => ({ ...person, vatId, email: 'pomylka@firma.example' }));
}

/** The company as the registry's simulator knows it: the same table, asked without a call. Null where it knows none. */
export function registeredCompany(vatId: string, at: number): LookedUp | null {
  const entry = simulatedCompanies.find((company) => company.vatId === vatId)?.entry;
  if (entry === undefined) return null;
  const { street, buildingNumber, apartmentNumber, postalCode, city } = entry;
  const apartment = apartmentNumber === '' ? null : apartmentNumber;
  const company = companyFromRegistry(
    {
      ...entry,
      vatId,
      legalFormName: entry.legalForm,
      address: { street, buildingNumber, apartmentNumber: apartment, postalCode, city },
      jointRepresentation: entry.representation,
      representatives: [],
    },
    at,
    null,
  );
  // The open KRS masks names, the other register does not.
  const masked = entry.krs === null ? {} : { firstName: null, lastName: null };
  return {
    company,
    persons: entry.people.map((person) => personFromRegistry({ ...person, ...masked }, entry.legalForm)),
  };
}

/** An account of the company's own, whose check digits hold: no two of the demo's companies share one. */
function accountOf(vatId: string): string {
  const account = `10901014${vatId.padStart(16, '0')}`;
  const check = 98n - (BigInt(`${account}252100`) % 97n);
  return `${String(check).padStart(2, '0')}${account}`;
}

/** What a sent form leaves of the company and its people. */
export function submittedForm(
  demo: DemoOrder,
  known: Company,
  guarantee: boolean,
): { readonly company: Company; readonly persons: readonly NewPerson[] } {
  const form = filledForm({ company_attributes: null, facts: { guarantee } }, ...signersOf(demo));
  const { addresses_attributes: _, ...said } = form.company_attributes;
  return {
    company: companyFromWire(
      { ...form, company_attributes: { ...said, bank_account_number: accountOf(demo.vatId) } },
      known,
      demo.vatId,
    ),
    persons: form.company_attributes.krs_users_attributes.map((person) => personFromWire(person, [])),
  };
}
