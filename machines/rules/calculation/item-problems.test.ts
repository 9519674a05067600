import { describe, expect, test } from 'vitest';
import { itemProblems } from './item-problems.ts';
import type { EnteredItem, ItemRules } from './item-problems.ts';

const laptop: EnteredItem = {
  name: 'Laptop',
  type: 'single',
  invoiceNumber: null,
  quantity: 2,
  grossPrice: 123_000,
  vatLevel: 23,
  category: 'computers',
};
const rules: ItemRules = { vatLevels: [23, 8], categories: ['computers'], scrapped: false };

const problems = (change: Partial<EnteredItem>, more: Partial<ItemRules> = {}) =>
  itemProblems([{ ...laptop, ...change }], { ...rules, ...more });

describe('a product', () => {
  test('that is complete has no problem', () => {
    expect(problems({})).toEqual({});
  });

  test('needs name, quantity, price, VAT level and category', () => {
    const nothing = { name: ' ', quantity: null, grossPrice: null, vatLevel: 5, category: null };
    expect(problems(nothing)).toEqual({
      'order_items_attributes.0.name': 'To pole jest wymagane',
      'order_items_attributes.0.quantity': 'Ilość wynosi przynajmniej 1',
      'order_items_attributes.0.price': 'To pole jest wymagane',
      'order_items_attributes.0.vat_level': 'Wybierz stawkę VAT',
      'order_items_attributes.0.category': 'To pole jest wymagane',
    });
    expect(problems({ grossPrice: 0 })).toEqual({
      'order_items_attributes.0.price': 'Kwota musi być większa od zera',
    });
  });

  test('by proforma needs a specification number instead of a name', () => {
    expect(problems({ type: 'proforma', name: '', invoiceNumber: 'FV/1/2026' })).toEqual({});
    expect(problems({ type: 'proforma', name: '' })).toEqual({
      'order_items_attributes.0.invoice_number': 'Wpisz numer specyfikacji',
    });
  });
});

describe('goods from any shop on the internet', () => {
  test('are ten pieces at most', () => {
    expect(problems({ quantity: 10 }, { scrapped: true })).toEqual({});
    expect(problems({ quantity: 11 }, { scrapped: true })).toEqual({
      order_items_attributes: 'Zamówienie może mieć najwyżej 10 sztuk',
    });
    expect(problems({ quantity: 11 })).toEqual({});
  });

  test('cost 30 000 PLN a piece at most', () => {
    expect(problems({ grossPrice: 3_000_001 }, { scrapped: true })).toEqual({
      'order_items_attributes.0.price': 'Najwyższa wartość to 30\u00a0000,00\u00a0zł',
    });
    expect(problems({ grossPrice: 3_000_001 })).toEqual({});
  });
});
