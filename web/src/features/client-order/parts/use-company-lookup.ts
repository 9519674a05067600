import { isNip, normaliseNip } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { useDebounced } from '../../../kit/use-debounced.ts';

/** Milliseconds of quiet after the last key before the registry is asked. */
const quiet = 1_000;

type Found = NonNullable<Reply<'getRegistryCompanies'>[string]['data']>;

export type CompanyLookup =
  | { state: 'idle' | 'asking' | 'unreachable' }
  | { state: 'unknown' }
  | { state: 'found'; name: string; address: Found['address'] };

/** What the registry says of a VAT id as typed; it is asked only about a valid one, a second after the last key. */
export function useCompanyLookup(typed: string): CompanyLookup {
  const vatId = normaliseNip(typed);
  const settled = useDebounced(vatId, quiet);
  const asked = isNip(settled) && settled === vatId;
  const query = useQuery({
    queryKey: ['company', settled],
    queryFn: ({ signal }) => askApi('getRegistryCompanies', { query: { 'vat_ids[]': [settled] }, signal }),
    enabled: asked,
  });
  if (!isNip(vatId)) return { state: 'idle' };
  if (!asked || query.isFetching) return { state: 'asking' };
  if (query.isError) return { state: 'unreachable' };
  const found = query.data?.[settled];
  if (found === undefined) return { state: 'idle' };
  return found.existsInRegon && found.data !== null
    ? { state: 'found', name: found.data.companyName, address: found.data.address }
    : { state: 'unknown' };
}
