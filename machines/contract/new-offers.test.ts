import { expect, test } from 'vitest';
import { guidedAddress, newOffers, offerEntries } from './new-offers.ts';
import type { SellingSettings } from './new-offers.ts';

const nothing: SellingSettings = {
  leaseShop: false,
  leasePos: false,
  b2bLoanShop: false,
  b2bLoanPos: false,
  medicalShop: false,
  industryShop: false,
  plmShop: false,
};
const menu = (...sold: (keyof SellingSettings)[]) =>
  offerEntries({ ...nothing, ...Object.fromEntries(sold.map((name) => [name, true])) }).map(
    ({ label, path }) => `${label} ${path}`,
  );

test('a shop’s menu holds the offers that it sells, and asks where only where there is a choice', () => {
  expect(menu()).toEqual([]);
  expect(menu('leaseShop')).toEqual(['Nowa oferta finansowania /shop/orders/new']);
  expect(menu('leasePos')).toEqual(['Nowa oferta finansowania /shop/orders/new_lease_pos']);
  expect(menu('leaseShop', 'leasePos')).toEqual([
    'Nowa oferta finansowania /shop/lease_pos/channel_selections',
  ]);
  expect(menu('b2bLoanPos')).toEqual(['Nowa oferta pożyczki /shop/orders/new_b2b_loan_pos']);
  expect(menu('b2bLoanShop', 'b2bLoanPos')).toEqual([
    'Nowa oferta pożyczki /shop/b2b_loan_pos/channel_selections',
  ]);
  expect(menu('medicalShop')).toEqual(['Nowa oferta pożyczki /shop/orders/new_simplyloan']);
  expect(menu('industryShop')).toEqual(['Nowa oferta pożyczki /shop/orders/new_industry']);
  expect(menu('plmShop')).toEqual(['Nowa oferta finansowania /shop/orders/new_plm']);
});

test('offers of one name are told apart by their product', () => {
  expect(menu('leasePos', 'b2bLoanPos', 'medicalShop')).toEqual([
    'Nowa oferta finansowania /shop/orders/new_lease_pos',
    'Nowa oferta pożyczki · firmowa /shop/orders/new_b2b_loan_pos',
    'Nowa oferta pożyczki · medyczna /shop/orders/new_simplyloan',
  ]);
});

test('no two offers share an address', () => {
  expect(new Set(newOffers.map(({ segment }) => segment)).size).toBe(newOffers.length);
});

test('an order is led on at the address of its product, its channel and its status, and nowhere where no salesman leads it', () => {
  const at = (salesChannel: 'pos' | 'shop' | 'ecommerce', financingType: 'b2b_loan' | 'medical') =>
    guidedAddress({ slug: 'V1St', status: 'sumup', facts: { salesChannel, financingType } });
  expect([at('pos', 'b2b_loan'), at('shop', 'medical'), at('ecommerce', 'b2b_loan')]).toEqual([
    '/shop/b2b_loan_pos/orders/V1St/edit/sumup',
    '/shop/medical_offline/orders/V1St/edit/sumup',
    null,
  ]);
});
