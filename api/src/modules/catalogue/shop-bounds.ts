import type { CategoryTermsDocument, Shop } from '@app/db';
import { formatPln } from '@app/machines/rules';

type Bounds = Pick<Shop, 'minOrderPrice' | 'maxOrderPrice'>;
type Ranges = Pick<CategoryTermsDocument, 'priceRanges' | 'medicalRanges'>;

function boundsInWords({ minOrderPrice: least, maxOrderPrice: most }: Bounds): string {
  if (least === null) return `do ${formatPln(most ?? 0)}`;
  return most === null ? `od ${formatPln(least)}` : `${formatPln(least)}–${formatPln(most)}`;
}

type Span = { readonly priceFrom: number; readonly priceTo: number };

const isOutside = ({ priceFrom, priceTo }: Span, { minOrderPrice: least, maxOrderPrice: most }: Bounds) =>
  (least !== null && priceFrom < least) || (most !== null && priceTo > most);

/** Why a shop cannot take what a category says: a range outside of the order values that it sells (CATALOG-038); null where it can. */
export function refusalOf({ priceRanges, medicalRanges }: Ranges, shop: Bounds): string | null {
  const outside = [...priceRanges, ...medicalRanges].find((range) => isOutside(range, shop));
  if (outside === undefined) return null;
  const range = `${formatPln(outside.priceFrom)}–${formatPln(outside.priceTo)}`;
  return `Zakres ${range} wychodzi poza wartości zamówień tego sklepu (${boundsInWords(shop)})`;
}

/** The same of each range of a shop's own terms, by the path of its field; empty where all fit. */
export function boundProblems(
  { priceRanges, medicalRanges }: Ranges,
  shop: Bounds,
): Readonly<Record<string, string>> {
  const message = `Zakres wychodzi poza wartości zamówień tego sklepu (${boundsInWords(shop)})`;
  const of = (path: string, ranges: readonly Span[]) =>
    ranges.flatMap((range, at) =>
      isOutside(range, shop) ? [[`${path}.${at}.price_from`, message] as const] : [],
    );
  return Object.fromEntries([...of('price_ranges', priceRanges), ...of('medical_ranges', medicalRanges)]);
}
