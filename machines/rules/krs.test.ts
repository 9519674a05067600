import { describe, expect, test } from 'vitest';
import { isKrs, normaliseKrs } from './krs.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('KRS', () => {
  test.each(vectors.krs.valid)('%s is valid', (value) => {
    expect(isKrs(value)).toBe(true);
  });

  test.each(vectors.krs.invalid)('$value is refused: $reason', ({ value }) => {
    expect(isKrs(value)).toBe(false);
  });

  test('ten zeros are no register number', () => {
    expect(isKrs('0000000000')).toBe(false);
  });

  test('prefix, spaces and missing zeros are put right', () => {
    expect(normaliseKrs('KRS 320590')).toBe('0000320590');
    expect(normaliseKrs('0000 935386')).toBe('0000935386');
    expect(normaliseKrs('000032059A')).toBe('000032059A');
  });
});
