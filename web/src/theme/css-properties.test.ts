import { expect, test } from 'vitest';
import { isCssProperty } from './css-properties.ts';

test('properties of elements, variables and selectors are styles', () => {
  for (const name of [
    'marginTop',
    'WebkitLineClamp',
    'gridTemplateColumns',
    '--width',
    '&:hover',
    '@media print',
  ])
    expect([name, isCssProperty(name)]).toEqual([name, true]);
});

test('attributes are none, also those that are descriptors of a font', () => {
  for (const name of ['src', 'size', 'href', 'className', 'aria-label', 'data-key', 'prefix'])
    expect([name, isCssProperty(name)]).toEqual([name, false]);
});
