import { newCompany, type Company } from '@app/db';
import { vatIdFromWire } from '@app/machines/contract';
import type { Ports } from '../ports.ts';
import { invalid } from '../answers.ts';
import type { RegisteredCompany } from '../providers/index.ts';

/** The registry's company as an order stores it. */
export const companyFromRegistry = (
  found: RegisteredCompany,
  at: number,
  known: Company | null,
): Company => ({
  ...(known?.vatId === found.vatId ? known : newCompany(found.vatId)),
  name: found.name,
  legalForm: found.legalForm,
  krs: found.krs,
  regon: found.regon,
  pkdCode: found.pkdCode,
  jointRepresentation: found.jointRepresentation,
  g2iDataFetchedAt: at,
  addresses: [
    { ...found.address, country: 'PL', correspondence: false },
    ...(known?.vatId === found.vatId ? known.addresses.filter(({ correspondence }) => correspondence) : []),
  ],
});

/** What the registry says of a VAT id: the company as it will be stored, or null where nobody has it. Throws RegistryUnavailable; a legal form that is not financed is 422. */
export async function lookUpCompany(
  ports: Ports,
  typed: string,
  known: Company | null,
): Promise<Company | null> {
  const lookup = await ports.providers.companyRegistry.lookUpCompany(vatIdFromWire(typed));
  if (!lookup.found) return null;
  const { company } = lookup;
  if (company.legalForm === null) {
    throw invalid({
      vat_id: `Nie finansujemy firm o tej formie prawnej: ${company.legalFormName.toLowerCase()}`,
    });
  }
  return companyFromRegistry(company, ports.now(), known);
}
