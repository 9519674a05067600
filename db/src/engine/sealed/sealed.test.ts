import { describe, expect, test } from 'vitest';
import { blindIndex, blindIndexes } from './digests.ts';
import { keyring } from './keyring.ts';
import { open, openJson, seal, sealJson } from './seal.ts';
import type { Sealed } from '../../tables/columns.ts';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const first = keyring([{ id: 'k1', key: key(1) }]);
const rotated = keyring([
  { id: 'k2', key: key(2) },
  { id: 'k1', key: key(1) },
]);

describe('a sealed value', () => {
  test('opens to what was sealed and shows nothing of it', () => {
    const sealed = seal(first, 'persons:1:details', 'PESEL 44051401359');
    expect(sealed).not.toContain('44051401359');
    expect(open(first, 'persons:1:details', sealed)).toBe('PESEL 44051401359');
  });

  test('keeps Polish letters and JSON', () => {
    const value = { name: 'Łukasz Żółć', null: null, list: [1, 'ą'] };
    expect(openJson(first, 'a:b:c', sealJson(first, 'a:b:c', value))).toEqual(value);
  });

  test('is another text each time', () => {
    expect(seal(first, 'a:b:c', 'same')).not.toBe(seal(first, 'a:b:c', 'same'));
  });

  test('does not open in another row, changed, or without its key', () => {
    const sealed = seal(first, 'persons:1:details', 'x');
    expect(() => open(first, 'persons:2:details', sealed)).toThrow();
    expect(() => open(first, 'persons:1:details', `${sealed.slice(0, -2)}AA` as Sealed)).toThrow();
    expect(() => open(keyring([{ id: 'k3', key: key(3) }]), 'persons:1:details', sealed)).toThrow(
      /No data key/,
    );
  });

  test('still opens after the key was changed, and new ones carry the new key', () => {
    expect(open(rotated, 'a:b:c', seal(first, 'a:b:c', 'old'))).toBe('old');
    expect(seal(rotated, 'a:b:c', 'new')).toMatch(/^k2\./);
  });
});

describe('a blind index', () => {
  test('is the same for the same value, whatever its case and spaces', () => {
    expect(blindIndex(first, 'email', ' Jan@Firma.pl')).toBe(blindIndex(first, 'email', 'jan@firma.pl'));
  });

  test('differs by kind, and is searched under every key', () => {
    expect(blindIndex(first, 'email', '1')).not.toBe(blindIndex(first, 'vatId', '1'));
    expect(blindIndexes(rotated, 'vatId', '1')).toEqual([
      blindIndex(rotated, 'vatId', '1'),
      blindIndex(first, 'vatId', '1'),
    ]);
  });
});

describe('a keyring', () => {
  test('refuses no keys, short keys and a repeated id', () => {
    expect(() => keyring([])).toThrow(/at least one/);
    expect(() => keyring([{ id: 'k', key: 'c2hvcnQ=' }])).toThrow(/32 bytes/);
    expect(() =>
      keyring([
        { id: 'k', key: key(1) },
        { id: 'k', key: key(2) },
      ]),
    ).toThrow(/same id/);
  });
});
