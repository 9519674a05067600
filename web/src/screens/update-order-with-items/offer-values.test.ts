import { expect, test } from 'vitest';
import { onSide, sentItems, totalOf } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';

const offer: OfferValues = {
  side: 'net',
  items: [{ id: 'a', name: ' Laptop ', quantity: 3, price: 81_300, vatLevel: 23, category: 'it' }],
  paymentsCount: 36,
  ownPayment: 10,
};

test('prices are turned to gross by each product’s VAT level and counted per piece', () => {
  expect(onSide(offer, 'gross').items[0]?.price).toBe(99_999);
  expect(totalOf(offer)).toEqual({ net: 243_900, gross: 299_997 });
});

test('the side that was typed is the side that is sent', () => {
  const common = { id: 'a', name: 'Laptop', quantity: 3, vatLevel: 23, category: 'it' };
  expect(sentItems(offer)).toEqual([{ ...common, price: '813.00', grossPriceSelected: false }]);
  expect(sentItems(onSide(offer, 'gross'))).toEqual([
    { ...common, grossPrice: '999.99', grossPriceSelected: true },
  ]);
});
