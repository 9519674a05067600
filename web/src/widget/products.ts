import { sumOfItems, unitPrice, type Price } from '@app/machines/rules';
import { amountOf, numberOf, recordsOf } from './attribute-values.ts';

/** A product of the page (OFFER-037): prices a piece, grosz. */
export interface Product extends Price {
  readonly name: string;
  readonly invoiceNumber: string | null;
  readonly category: string | null;
  readonly quantity: number;
  readonly vatLevel: number;
}

const usualVat = 23;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The products of the attribute; null where one has no price, or there is none though the attribute says something. */
export function productsOf(text: string | undefined): readonly Product[] | null {
  if (text === undefined || text.trim() === '') return [];
  const products: Product[] = [];
  for (const fields of recordsOf(text)) {
    const gross = amountOf(fields['grossPrice']);
    const net = amountOf(fields['price']);
    const amount = gross ?? net;
    if (amount === null || amount <= 0) return null;
    const vatLevel = numberOf(fields['vatLevel']) ?? usualVat;
    const both = unitPrice({ amount, vatPercent: vatLevel, grossPriceSelected: gross !== null });
    products.push({
      price: net ?? both.price,
      grossPrice: both.grossPrice,
      name: textOf(fields['name']) ?? '',
      invoiceNumber: textOf(fields['invoiceNumber']),
      category: textOf(fields['category']),
      quantity: Math.max(1, Math.trunc(numberOf(fields['quantity']) ?? 1)),
      vatLevel,
    });
  }
  return products.length === 0 ? null : products;
}

/** What the products cost together; null where there are none. */
export const priceOfProducts = (products: readonly Product[]): Price | null =>
  products.length === 0 ? null : sumOfItems(products);

/** The categories of the products, each once. */
export const categoriesOfProducts = (products: readonly Product[]): readonly string[] => [
  ...new Set(products.flatMap(({ category }) => category ?? [])),
];
