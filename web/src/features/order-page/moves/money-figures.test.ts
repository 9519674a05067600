import { newFacts, type Facts } from '@app/machines/order';
import { expect, test } from 'vitest';
import { moneyFigures } from './money-figures.ts';

const facts: Facts = {
  ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
  initialPayment: 4_905_13,
};
const of = (more: Partial<Facts>) => moneyFigures('initial_payment_manual', { ...facts, ...more });

test('a payment that is looked at says what came, what was asked for, and by how much they differ', () => {
  const due = '4\u00a0905,13\u00a0zł';
  expect([of({ moneyHeld: 4_904_26 }), of({ moneyHeld: 4_906_00 }), of({ moneyHeld: 4_905_13 })]).toEqual([
    { word: 'short', held: '4\u00a0904,26\u00a0zł', due, difference: '0,87\u00a0zł' },
    { word: 'over', held: '4\u00a0906,00\u00a0zł', due, difference: '0,87\u00a0zł' },
    { word: 'exact', held: due, due, difference: '0,00\u00a0zł' },
  ]);
});

test('one that is waited for says the amount, and what is left of an accepted one is told', () => {
  expect([of({})?.word, of({ paid: true, moneyHeld: 100 })?.word]).toEqual(['due', 'surplus']);
});

test('no amount decides where nothing is held and none is waited for', () => {
  expect([of({ paid: true }), of({ initialPayment: 0 }), moneyFigures('form_opened', facts)]).toEqual([
    null,
    null,
    null,
  ]);
});
