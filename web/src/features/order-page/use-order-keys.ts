import { useKeys } from '../../kit/use-keys.ts';
import { orderTabs } from './order-search.ts';
import type { OrderTab } from './order-search.ts';
import { useClientLink } from './use-client-link.ts';

type Acts = {
  slug: string;
  previous: (() => void) | null;
  next: (() => void) | null;
  onTab: (tab: OrderTab) => void;
};

/** The keys of an order's page, beside those of its comments. */
export function useOrderKeys({ slug, previous, next, onTab }: Acts): void {
  const copy = useClientLink(slug);
  const part = (place: number) => {
    const tab = orderTabs[place - 1];
    return tab === undefined ? null : () => onTab(tab);
  };
  useKeys<'order'>({
    j: next,
    k: previous,
    m: () => document.querySelector<HTMLElement>('[data-moves] button')?.focus(),
    h: () => onTab('history'),
    u() {
      onTab('agreement');
      // Once the card of the files is shown.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-upload] button')?.focus());
    },
    '.': copy,
    ...{ 1: part(1), 2: part(2), 3: part(3), 4: part(4), 5: part(5), 6: part(6), 7: part(7) },
  });
}
