import { formatPln, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';

/** What an order of a shop may be worth at least and at most; decimal strings. */
type Limits = { readonly minOrderPrice: string | null; readonly maxOrderPrice: string | null };

/** The same in words: 'Limit sklepu: od 1 000,00 zł do 200 000,00 zł brutto'; null where the shop has none. */
export function useShopLimit({ minOrderPrice: min, maxOrderPrice: max }: Limits): string | null {
  const t = useTranslations('items');
  if (min === null && max === null) return null;
  const amount = (decimal: string | null) => (decimal === null ? '' : formatPln(fromDecimal(decimal)));
  return t('shopLimit', {
    bounds: min === null ? 'upTo' : max === null ? 'from' : 'both',
    min: amount(min),
    max: amount(max),
  });
}
