import { expect, test } from 'vitest';
import { enteredOwn, pricesOf, sentCalculation, sentItems } from '../../parts/offer/offer-values.ts';
import type { ItemValues, OfferValues } from '../../parts/offer/offer-values.ts';

const laptop: ItemValues = {
  key: 'a',
  id: 'a',
  type: 'single',
  name: ' Laptop ',
  invoiceNumber: '',
  quantity: 3,
  price: 81_300,
  priceSide: 'net',
  vatLevel: 23,
  category: 'it',
  productType: 'new',
};

const offer: OfferValues = {
  side: 'net',
  items: [laptop],
  paymentsCount: 36,
  own: { typed: 'percent', value: 12.5 },
  customPurposeLoan: null,
};

test('the price of a piece is known on both sides, and the typed one stays as it was typed', () => {
  expect(pricesOf(laptop)).toEqual({ net: 81_300, gross: 99_999 });
  expect(pricesOf({ ...laptop, price: 99_999, priceSide: 'gross' })).toEqual({ net: 81_300, gross: 99_999 });
  expect(pricesOf({ ...laptop, price: null })).toEqual({ net: 0, gross: 0 });
});

test('the side of a price that was typed is the side that is sent', () => {
  const common = { id: 'a', type: 'single', quantity: 3, vatLevel: 23, category: 'it', productType: 'new' };
  expect(sentItems(offer)).toEqual([
    { ...common, name: 'Laptop', price: '813.00', grossPriceSelected: false },
  ]);
  expect(sentItems({ items: [{ ...laptop, priceSide: 'gross' }] })).toEqual([
    { ...common, name: 'Laptop', grossPrice: '813.00', grossPriceSelected: true },
  ]);
});

test('a product by specification is sent with its number and no name', () => {
  const item: ItemValues = { ...laptop, type: 'proforma', invoiceNumber: ' FV/7 ' };
  expect(sentItems({ items: [item] })[0]).toEqual({
    id: 'a',
    type: 'proforma',
    invoiceNumber: 'FV/7',
    quantity: 3,
    price: '813.00',
    grossPriceSelected: false,
    vatLevel: 23,
    category: 'it',
    productType: 'new',
  });
});

test('the own payment is sent on the side that was typed', () => {
  const sent = { paymentsCount: 36, customPurposeLoan: '0.00' };
  expect(sentCalculation(offer)).toEqual({ ...sent, ownPaymentInPercent: 12.5 });
  const net: OfferValues = { ...offer, own: { typed: 'net', value: 100_000 } };
  expect([sentCalculation(net), enteredOwn(net)]).toEqual([
    { ...sent, ownPayment: '1000.00' },
    { amount: 100_000 },
  ]);
  const gross: OfferValues = { ...offer, own: { typed: 'gross', value: 123_001 } };
  expect([sentCalculation(gross), enteredOwn(gross)]).toEqual([
    { ...sent, grossOwnPayment: '1230.01' },
    { grossAmount: 123_001 },
  ]);
});
