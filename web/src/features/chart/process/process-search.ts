import { financingTypes, salesChannels } from '@app/machines/order';
import type { FinancingType, SalesChannel } from '@app/machines/order';

export const policies = ['initial_payment_deadline', 'decision_deadline', 'on_place_limit'] as const;
export type Policy = (typeof policies)[number];

/** What is looked at, as it stands in the address. */
export interface ProcessSearch {
  /** Polish days (YYYY-MM-DD). */
  dateFrom?: string;
  dateTo?: string;
  channel?: SalesChannel;
  financing?: FinancingType;
  /** What is supposed. */
  policy?: Policy;
  /** Days of a deadline; złoty of the limit, as they were typed. */
  value?: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/u;

/** Reads an address: what is unknown is left out. */
export function readProcessSearch(given: Readonly<Record<string, unknown>>): ProcessSearch {
  const days = (['dateFrom', 'dateTo'] as const).flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' && day.test(value) ? [[name, value] as const] : [];
  });
  const channel = salesChannels.find((each) => each === given['channel']);
  const financing = financingTypes.find((each) => each === given['financing']);
  const policy = policies.find((each) => each === given['policy']);
  const value = ['string', 'number'].includes(typeof given['value'])
    ? String(given['value']).slice(0, 16)
    : '';
  return {
    ...Object.fromEntries(days),
    ...(channel !== undefined && { channel }),
    ...(financing !== undefined && { financing }),
    ...(policy !== undefined && { policy }),
    ...(value !== '' && { value }),
  };
}
