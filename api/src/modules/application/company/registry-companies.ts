import { vatIdFromWire } from '@app/machines/contract';
import { normaliseStreet, validationMessages } from '@app/machines/rules';
import type { Query } from '../../../kernel/handlers.ts';

const { nipNotFound } = validationMessages;

/** What the registry says of each VAT id, keyed as it was sent without spaces. Each counts as a request of the rate. */
export const getRegistryCompanies: Query<'getRegistryCompanies'> = async ({
  ports,
  query,
  source,
  limit,
}) => {
  const ids = [...new Set(query['vat_ids[]'].map(vatIdFromWire))];
  if (ids.length > 1) await limit('registry', source, { points: ids.length - 1 });
  const answers = await Promise.all(
    ids.map(async (vatId) => {
      const lookup = await ports.providers.companyRegistry.lookUpCompany(vatId);
      if (!lookup.found)
        return [vatId, { exists_in_regon: false, data: null, errors: [{ krsRegon: nipNotFound }] }] as const;
      const { name, legalForm, address } = lookup.company;
      const data = {
        company_name: name,
        legal_form: legalForm,
        address: {
          street: normaliseStreet(address.street),
          building_number: address.buildingNumber,
          apartment_number: address.apartmentNumber,
          postal_code: address.postalCode,
          city: address.city,
          country: 'PL',
          correspondence: false,
        },
      };
      return [vatId, { exists_in_regon: true, data, errors: [] }] as const;
    }),
  );
  return Object.fromEntries(answers);
};
