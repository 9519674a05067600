import { describe, expect, test } from 'vitest';
import { isNip, normaliseNip } from './nip.ts';
import vectors from './vectors.json' with { type: 'json' };

const { nip } = vectors;

describe('NIP', () => {
  test.each(nip.validUnderBothWeights)('%s is valid under every variant', (value) => {
    expect([isNip(value), isNip(value, 'official'), isNip(value, 'specification')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each(nip.validUnderOfficialWeightsOnly)(
    '%s of a real company is valid, though the specification differs',
    (value) => {
      expect([isNip(value), isNip(value, 'official'), isNip(value, 'specification')]).toEqual([
        true,
        true,
        false,
      ]);
    },
  );

  test.each(nip.validUnderSpecificationWeightsOnly)('%s is valid as the specification counts', (value) => {
    expect([isNip(value), isNip(value, 'official'), isNip(value, 'specification')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test.each(nip.invalid)('$value is refused: $reason', ({ value }) => {
    expect([isNip(value), isNip(value, 'official')]).toEqual([false, false]);
  });

  test('is judged as it is stored, without prefix and separators', () => {
    expect(isNip('PL8143430194')).toBe(false);
    expect(isNip('814-343-01-94')).toBe(false);
    expect(isNip('')).toBe(false);
  });

  test.each([
    '814-343-01-94',
    'PL8143430194',
    'pl 814 343 01 94',
    ' 8143430194 ',
    '814\u00a0343\u00a001\u00a094',
  ])("typed as '%s' it is stored as ten digits", (typed) => {
    expect(normaliseNip(typed)).toBe('8143430194');
  });
});
