import { useMemo } from 'react';
import type { Order } from '../../queries/order-query.ts';
import { forgetValues, keptValues, useKeptValues } from '../kept-values.ts';
import type { OfferValues } from './offer-values.ts';

/** What was typed into the calculator and not saved yet; it holds nothing personal. */
export type OfferDraft = {
  /** The order's version under which it was typed: a newer order has newer goods. */
  version: number;
  values: OfferValues;
  /** The scrapper channel's goods were checked. */
  checked: boolean;
};

const place = (slug: string) => `offer ${slug}`;

/** What this tab remembers for the order as it stands; null where there is nothing, or something older. */
export function draftOf({ slug, version }: Order): OfferDraft | null {
  const draft = keptValues<OfferDraft>(place(slug));
  return draft?.version === version ? draft : null;
}

/** Forgets it: the order holds something else. */
export const forgetDraft = (slug: string): void => forgetValues(place(slug));

/** Remembers what is typed, so that a reload in mid-typing loses nothing. */
export function useKeptDraft({ slug, version }: Order, values: OfferValues, checked: boolean): void {
  const draft = useMemo((): OfferDraft => ({ version, values, checked }), [version, values, checked]);
  useKeptValues(place(slug), draft);
}
