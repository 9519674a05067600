import { isOrderStatus } from '@app/machines/order';
import type { OrderStatus } from '@app/machines/order';

export const releaseViews = ['changes', 'coverage', 'calls', 'events'] as const;
export type ReleaseView = (typeof releaseViews)[number];

/** What is looked at, as it stands in the address. */
export interface ReleaseSearch {
  view?: ReleaseView;
  /** Whose events are shown. */
  status?: OrderStatus;
  /** What the addresses of calls have to contain. */
  text?: string;
}

/** Longer than any address. */
const longestText = 60;

/** Reads an address: what is unknown is left out. */
export function readReleaseSearch(given: Readonly<Record<string, unknown>>): ReleaseSearch {
  const view = releaseViews.find((each) => each === given['view']);
  const status = typeof given['status'] === 'string' ? given['status'] : '';
  const text = typeof given['text'] === 'string' ? given['text'].slice(0, longestText) : '';
  return {
    ...(view !== undefined && { view }),
    ...(isOrderStatus(status) && { status }),
    ...(text !== '' && { text }),
  };
}
