import { expect, test } from 'vitest';
import { camelized, snaked } from './keys.ts';

test('keys change their spelling on the wire, all the way down', () => {
  const wire = { siemens_id: '118437', order_items_attributes: [{ vat_level: 23 }], last_task: null };
  const here = { siemensId: '118437', orderItemsAttributes: [{ vatLevel: 23 }], lastTask: null };
  expect(camelized(wire)).toEqual(here);
  expect(snaked(here)).toEqual(wire);
});

test('maps keyed by data keep their keys', () => {
  expect(camelized({ fill_timing: { signing_persons: 3 }, '8143430194': {} })).toEqual({
    fillTiming: { signing_persons: 3 },
    '8143430194': {},
  });
});
