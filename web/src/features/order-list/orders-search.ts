/** What a list is narrowed to, as it stands in the address (specification 2.3); lists are words with commas between. */
export interface OrdersSearch {
  search?: string;
  siemens_id?: string;
  tab?: string;
  status?: string;
  supplier?: string;
  user?: string;
  attendant?: string;
  financingTypes?: string;
  salesChannels?: string;
  dateFrom?: string;
  dateTo?: string;
  sort?: string;
  direction?: string;
}

const keys = [
  ...(['search', 'siemens_id', 'tab', 'status', 'supplier', 'user', 'attendant'] as const),
  ...(['financingTypes', 'salesChannels', 'dateFrom', 'dateTo', 'sort', 'direction'] as const),
] satisfies readonly (keyof OrdersSearch)[];

/** The filters of an address; what is empty or unknown is left out. Numbers are texts here: the router reads '118437' as one. */
export function readOrdersSearch(given: Record<string, unknown>): OrdersSearch {
  const entries = keys.flatMap((key) => {
    const value = given[key];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return text === '' ? [] : [[key, text] as const];
  });
  return Object.fromEntries(entries);
}

/** What was typed into the search box. */
export const typedIn = ({ search, siemens_id: number }: OrdersSearch): string => number ?? search ?? '';

/** Whether the list shows less than everything; sorting hides nothing. */
export const isNarrowed = ({ sort: _sort, direction: _direction, ...filters }: OrdersSearch): boolean =>
  Object.keys(filters).length > 0;
