import type { QueryOf } from '@app/machines/contract';
import {
  actors,
  financingTypes,
  isOrderStatus,
  phaseNames,
  salesChannels,
  signatureMethods,
} from '@app/machines/order';
import type { OrderStatus, Phase } from '@app/machines/order';

export const chartViews = ['map', 'graph', 'table'] as const;
export type ChartView = (typeof chartViews)[number];

export const tableColumns = ['from', 'event', 'actor', 'to'] as const;
export type TableColumn = (typeof tableColumns)[number];

type Period = NonNullable<QueryOf<'getChartFigures'>['period']>;
export const chartPeriods = ['24h', '7d', '30d', '90d'] as const satisfies readonly Period[];

/** What is counted: over which time, of which orders, and whose moves. */
const filterChoices = {
  period: chartPeriods,
  channel: salesChannels,
  financing: financingTypes,
  method: [...signatureMethods, 'none'],
  actor: actors,
} as const;
type FilterName = keyof typeof filterChoices;
export type ChartFilters = { -readonly [Name in FilterName]?: (typeof filterChoices)[Name][number] };

/** The filters of what is looked at. */
export const filtersOf = ({ period, channel, financing, method, actor }: ChartSearch): ChartFilters => ({
  ...(period !== undefined && { period }),
  ...(channel !== undefined && { channel }),
  ...(financing !== undefined && { financing }),
  ...(method !== undefined && { method }),
  ...(actor !== undefined && { actor }),
});

/** What is looked at, as it stands in the address. */
export interface ChartSearch extends ChartFilters {
  view?: ChartView;
  /** Drawn as a graph; what the table is narrowed to. */
  phase?: Phase;
  /** Described at the side. */
  status?: OrderStatus;
  /** Cancelling and deadlines are shown too. */
  all?: true;
  /** The slug of the one order whose way stands out, instead of how many went where. */
  order?: string;
  /** What the last walks have covered is painted. */
  coverage?: true;
  /** What the table's rows have to contain. */
  text?: string;
  sort?: TableColumn;
  direction?: 'desc';
}

const slugForm = /^[\w-]{1,64}$/u;

const isOn = (given: unknown): boolean => given === true || given === 'true';

/** Longer than any word of the chart. */
const longestText = 60;

/** Reads an address, for a route's `validateSearch`: what is unknown is left out. */
export function readChartSearch(given: Readonly<Record<string, unknown>>): ChartSearch {
  const view = chartViews.find((each) => each === given['view']);
  const phase = phaseNames.find((each) => each === given['phase']);
  const status = typeof given['status'] === 'string' ? given['status'] : '';
  const order = typeof given['order'] === 'string' ? given['order'] : '';
  const text = ['string', 'number'].includes(typeof given['text'])
    ? String(given['text']).trim().slice(0, longestText)
    : '';
  const filters = Object.entries(filterChoices).flatMap(([name, choices]) => {
    const chosen = (choices as readonly string[]).find((each) => each === given[name]);
    return chosen === undefined ? [] : [[name, chosen] as const];
  });
  const sort = tableColumns.find((each) => each === given['sort']);
  return {
    ...(Object.fromEntries(filters) as ChartFilters),
    ...(view !== undefined && { view }),
    ...(phase !== undefined && { phase }),
    ...(isOrderStatus(status) && { status }),
    ...(isOn(given['all']) && { all: true }),
    ...(isOn(given['coverage']) && { coverage: true }),
    ...(slugForm.test(order) && { order }),
    ...(text !== '' && { text }),
    ...(sort !== undefined && { sort }),
    ...(given['direction'] === 'desc' && { direction: 'desc' }),
  };
}

/** The orders of a status that the filters leave, as the list of orders narrows them; it knows no methods. */
export const listSearchOf = (
  status: OrderStatus,
  { channel, financing }: ChartSearch,
): Readonly<Record<string, string>> => ({
  status,
  ...(channel !== undefined && { salesChannels: channel }),
  ...(financing !== undefined && { financingTypes: financing }),
});

/** The address of what is looked at, within the page. */
export const hrefOf = (search: ChartSearch): string =>
  `?${new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)])).toString()}`;
