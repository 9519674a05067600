import { isNip, normaliseNip } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { useDebounced } from '../../../kit/use-debounced.ts';

/** Milliseconds after the last key before the registry is asked. */
const debounce = 1_000;

type Found = NonNullable<Reply<'getRegistryCompanies'>[string]['data']>;

export type CompanyLookup =
  | { state: 'idle' | 'asking' | 'unreachable' }
  | { state: 'unknown' }
  | { state: 'found'; name: string; address: Found['address'] };

/** What the registry says of a VAT id as typed; it is asked only about a valid one, a second after the last key. */
export function useCompanyLookup(typed: string): CompanyLookup {
  const vatId = normaliseNip(typed);
  const debounced = useDebounced(vatId, debounce);
  const asked = isNip(debounced) && debounced === vatId;
  const query = useQuery({
    queryKey: ['company', debounced],
    queryFn: ({ signal }) => askApi('getRegistryCompanies', { query: { 'vat_ids[]': [debounced] }, signal }),
    enabled: asked,
  });
  if (!isNip(vatId)) return { state: 'idle' };
  if (!asked || query.isFetching) return { state: 'asking' };
  if (query.isError) return { state: 'unreachable' };
  const found = query.data?.[debounced];
  if (found === undefined) return { state: 'idle' };
  return found.existsInRegon && found.data !== null
    ? { state: 'found', name: found.data.companyName, address: found.data.address }
    : { state: 'unknown' };
}
