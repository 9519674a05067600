import { newCompany, newPerson, type Company, type NewPerson } from '@app/db';
import { roleFromRegister } from '@app/machines/company-form';
import { vatIdFromWire } from '@app/machines/contract';
import { nameFromRegister, normaliseStreet, type LegalForm } from '@app/machines/rules';
import type { Ports } from '../../../kernel/ports.ts';
import { invalid } from '../../../kernel/errors.ts';
import type { RegisteredCompany } from '../../../providers/ports.ts';

type Representative = RegisteredCompany['representatives'][number];

/** A company as the registry knows it now, and who acts for it. */
export interface LookedUp {
  readonly company: Company;
  readonly persons: readonly NewPerson[];
}

/** Someone of the registry as the form begins with: names in plain spelling, '' where KRS masks them, the function as the form calls it. */
export const personFromRegistry = (
  { firstName, lastName, position }: Representative,
  legalForm: LegalForm,
): NewPerson => ({
  ...newPerson(),
  firstName: nameFromRegister(firstName ?? ''),
  lastName: nameFromRegister(lastName ?? ''),
  role: roleFromRegister(position, legalForm) || null,
  representant: true,
});

/** The registry's company as an order stores it; what the form said of the same company stays. */
export function companyFromRegistry(found: RegisteredCompany, at: number, known: Company | null): Company {
  const before = known?.vatId === found.vatId ? known : newCompany(found.vatId);
  const { address } = found;
  const seat = { ...address, street: normaliseStreet(address.street), country: 'PL', correspondence: false };
  return {
    ...before,
    name: found.name,
    legalForm: found.legalForm,
    krs: found.krs,
    regon: found.regon,
    pkdCode: found.pkdCode,
    jointRepresentation: found.jointRepresentation,
    g2iDataFetchedAt: at,
    addresses: [seat, ...before.addresses.filter(({ correspondence }) => correspondence)],
  };
}

/**
 * What the registry says of a VAT id: the company as it will be stored with its representatives, or null where nobody has
 * it. Throws RegistryUnavailable; a legal form that is not financed is 422.
 */
export async function lookUpCompany(
  ports: Ports,
  typed: string,
  known: Company | null,
): Promise<LookedUp | null> {
  const lookup = await ports.providers.companyRegistry.lookUpCompany(vatIdFromWire(typed));
  if (!lookup.found) return null;
  const { legalForm, legalFormName, representatives } = lookup.company;
  if (legalForm === null) {
    throw invalid({
      vat_id: `Nie finansujemy firm o tej formie prawnej: ${legalFormName.toLowerCase()}`,
    });
  }
  return {
    company: companyFromRegistry(lookup.company, ports.now(), known),
    persons: representatives.map((person) => personFromRegistry(person, legalForm)),
  };
}
