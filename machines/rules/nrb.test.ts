import { describe, expect, test } from 'vitest';
import { formatNrb, isNrb, normaliseNrb } from './nrb.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('bank account', () => {
  test.each(vectors.nrb.valid)('%s is valid', (value) => {
    expect(isNrb(value)).toBe(true);
  });

  test.each(vectors.nrb.invalid)('$value is refused: $reason', ({ value }) => {
    expect(isNrb(value)).toBe(false);
  });

  test('is stored as digits and shown in groups', () => {
    expect(normaliseNrb('PL61 1090 1014 0000 0712 1981 2874')).toBe('61109010140000071219812874');
    expect(formatNrb('61109010140000071219812874')).toBe('61 1090 1014 0000 0712 1981 2874');
  });

  test('is grouped while it is typed', () => {
    expect(formatNrb('')).toBe('');
    expect(formatNrb('61')).toBe('61');
    expect(formatNrb('61109')).toBe('61 109');
  });
});
