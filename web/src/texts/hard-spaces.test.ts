import { expect, test } from 'vitest';
import { withHardSpaces } from './hard-spaces.ts';

test('a whole catalogue keeps its shape', () => {
  expect(withHardSpaces({ a: { b: 'Co i jak' } })).toEqual({ a: { b: 'Co i\u00A0jak' } });
});
