import { expect, test } from 'vitest';
import { spanFaults, spanGaps } from './price-ranges.ts';

const span = (priceFrom: number, priceTo: number) => ({ priceFrom, priceTo });

test('both ends belong to a span: one that begins where another ends overlaps it, one grosz later it does not', () => {
  expect(spanFaults([span(0, 100), span(100, 200)])).toEqual([null, 'overlaps']);
  expect(spanFaults([span(0, 100), span(101, 200)])).toEqual([null, null]);
});

test('the later of two spans is told, wherever it lies', () => {
  expect(spanFaults([span(500, 900), span(0, 600), span(500, 900), span(7, 3)])).toEqual([
    null,
    'overlaps',
    'repeated',
    'reversed',
  ]);
});

test('spans that are for something else may meet', () => {
  const of = (priceFrom: number, priceTo: number, months: number) => ({ priceFrom, priceTo, months });
  const other = (one: { months: number }, next: { months: number }) => one.months !== next.months;
  expect(spanFaults([of(0, 100, 12), of(0, 100, 24), of(50, 60, 12)], other)).toEqual([
    null,
    null,
    'overlaps',
  ]);
});

test('gaps are told between the bounds and between the spans, in whatever order they stand', () => {
  const spans = [span(301, 400), span(100, 200)];
  expect(spanGaps(spans, { from: 0, to: 1_000 })).toEqual([span(0, 99), span(201, 300), span(401, 1_000)]);
  expect(spanGaps(spans, { from: null, to: null })).toEqual([span(201, 300)]);
});

test('spans that overlap leave no gap of their own, and none at all leave everything', () => {
  expect(spanGaps([span(0, 500), span(100, 200)], { from: 0, to: 500 })).toEqual([]);
  expect(spanGaps([], { from: 1, to: 5 })).toEqual([span(1, 5)]);
});
