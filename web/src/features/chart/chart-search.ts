import { isOrderStatus, phaseNames } from '@app/machines/order';
import type { OrderStatus, Phase } from '@app/machines/order';

export const chartViews = ['map', 'graph', 'table'] as const;
export type ChartView = (typeof chartViews)[number];

export const tableColumns = ['from', 'event', 'actor', 'to'] as const;
export type TableColumn = (typeof tableColumns)[number];

/** What is looked at, as it stands in the address. */
export interface ChartSearch {
  view?: ChartView;
  /** Drawn as a graph; what the table is narrowed to. */
  phase?: Phase;
  /** Described at the side. */
  status?: OrderStatus;
  /** Cancelling and deadlines are shown too. */
  all?: true;
  /** What the table's rows have to contain. */
  text?: string;
  sort?: TableColumn;
  direction?: 'desc';
}

/** Longer than any word of the chart. */
const longestText = 60;

/** Reads an address, for a route's `validateSearch`: what is unknown is left out. */
export function readChartSearch(given: Readonly<Record<string, unknown>>): ChartSearch {
  const view = chartViews.find((each) => each === given['view']);
  const phase = phaseNames.find((each) => each === given['phase']);
  const status = typeof given['status'] === 'string' ? given['status'] : '';
  const text = ['string', 'number'].includes(typeof given['text'])
    ? String(given['text']).trim().slice(0, longestText)
    : '';
  const sort = tableColumns.find((each) => each === given['sort']);
  return {
    ...(view !== undefined && { view }),
    ...(phase !== undefined && { phase }),
    ...(isOrderStatus(status) && { status }),
    ...((given['all'] === true || given['all'] === 'true') && { all: true }),
    ...(text !== '' && { text }),
    ...(sort !== undefined && { sort }),
    ...(given['direction'] === 'desc' && { direction: 'desc' }),
  };
}

/** The address of what is looked at, within the page. */
export const hrefOf = (search: ChartSearch): string =>
  `?${new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)])).toString()}`;
