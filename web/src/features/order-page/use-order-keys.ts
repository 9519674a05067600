import { useTranslations } from 'use-intl';
import { useKeys } from '../../kit/use-keys.ts';
import { toast } from '../../kit/toast/toasts.ts';
import { orderTabs } from './order-search.ts';
import type { OrderTab } from './order-search.ts';

type Acts = {
  slug: string;
  previous: (() => void) | null;
  next: (() => void) | null;
  onTab: (tab: OrderTab) => void;
};

/** The keys of an order's page, beside those of its comments. */
export function useOrderKeys({ slug, previous, next, onTab }: Acts): void {
  const t = useTranslations('tabs');
  const part = (place: number) => {
    const tab = orderTabs[place - 1];
    return tab === undefined ? null : () => onTab(tab);
  };
  useKeys<'order'>({
    j: next,
    k: previous,
    m: () => document.querySelector<HTMLElement>('[data-moves] button')?.focus(),
    h: () => onTab('history'),
    '.': () =>
      void navigator.clipboard
        .writeText(`${location.origin}/orders/${slug}`)
        .then(() => toast('done', t('copied'))),
    ...{ 1: part(1), 2: part(2), 3: part(3), 4: part(4), 5: part(5), 6: part(6), 7: part(7) },
  });
}
