import { describe, expect, test } from 'vitest';
import {
  formatPercent,
  formatPln,
  formatShare,
  fromDecimal,
  groszFromTyped,
  isDecimal,
  toDecimal,
} from './money.ts';

describe('an amount for reading', () => {
  test.each([
    [1_234_567, '12\u00a0345,67\u00a0zł'],
    [0, '0,00\u00a0zł'],
    [5, '0,05\u00a0zł'],
    [123_450, '1\u00a0234,50\u00a0zł'],
    [100_000_000_000, '1\u00a0000\u00a0000\u00a0000,00\u00a0zł'],
    [-250_000, '-2\u00a0500,00\u00a0zł'],
  ])('%d grosz is %s', (grosz, text) => {
    expect(formatPln(grosz)).toBe(text);
  });

  test('half a grosz is no amount', () => {
    expect(() => formatPln(0.5)).toThrow(RangeError);
    expect(() => toDecimal(Number.NaN)).toThrow(RangeError);
  });
});

test('a percent is written with a comma', () => {
  expect([10, 12.5, 112.79, 0].map(formatShare)).toEqual(['10,00%', '12,50%', '112,79%', '0,00%']);
  expect([10, 12.5, 112.79, 0].map(formatPercent)).toEqual(['10%', '12,5%', '112,79%', '0%']);
});

describe('an amount on the wire', () => {
  test.each([
    [1_234_567, '12345.67'],
    [0, '0.00'],
    [5, '0.05'],
    [-123_450, '-1234.50'],
    [-5, '-0.05'],
  ])('%d grosz is %s and back', (grosz, text) => {
    expect(toDecimal(grosz)).toBe(text);
    expect(fromDecimal(text)).toBe(grosz);
  });

  test('a number and leading zeros are taken as they are meant', () => {
    expect([12_345.67, 0.07, -1.1, '007.5', '-00'].map(fromDecimal)).toEqual([1_234_567, 7, -110, 750, 0]);
    expect(isDecimal('007')).toBe(false);
  });

  test('decimals may be left out', () => {
    expect(['12345', '12345.6', '-0'].map(fromDecimal)).toEqual([1_234_500, 1_234_560, 0]);
  });

  test.each([
    '',
    ' ',
    '.5',
    '5.',
    '1,50',
    '1 000.00',
    '1.234',
    '1e3',
    '0x10',
    '+5',
    '--5',
    'NaN',
    '12345678901234',
    '5\n',
  ])("'%s' is malformed", (text) => {
    expect(isDecimal(text)).toBe(false);
    expect(() => fromDecimal(text)).toThrow(RangeError);
  });
});

describe('an amount as people type it', () => {
  test.each([
    ['12 345,67', 1_234_567],
    ['12\u00a0345,67\u00a0zł', 1_234_567],
    ['12345.678', 1_234_567],
    ['1000', 100_000],
    ['0', 0],
    ['0,5', 50],
    [',5', 50],
    ['007', 700],
    ['5,', 500],
    ['-2 500,00', -250_000],
  ])("'%s' is %d grosz", (typed, grosz) => {
    expect(groszFromTyped(typed)).toBe(grosz);
  });

  test.each(['', 'zł', '-', ',', '1.234,56', '1-2'])("'%s' is none", (typed) => {
    expect(groszFromTyped(typed)).toBeNull();
  });
});
