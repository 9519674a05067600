import { expect, test } from 'vitest';
import { legalFormFromGus } from './legal-form.ts';

test.each([
  ['099', 'dg'],
  ['019', 'sc'],
  ['118', 'sj'],
  ['115', 'sp'],
  ['120', 'sk'],
  ['121', 'sk'],
  ['117', 'sz'],
  ['116', 'sa'],
])("the statistical office's %s is %s", (code, form) => {
  expect(legalFormFromGus(code)).toBe(form);
});

test.each(['401', '', '99', '117 '])("the statistical office's '%s' is not financed", (code) => {
  expect(legalFormFromGus(code)).toBeNull();
});
