import { describe, expect, test } from 'vitest';
import {
  isApartmentNumber,
  isBuildingNumber,
  isBuildingWithApartment,
  isStreet,
  normaliseStreet,
  streetLine,
  streetOfLine,
} from './address.ts';

describe('building and apartment', () => {
  test.each(['1', '12A', '12/14', "3'", '7-9', '5 bis', '1.2', '1,2', 'Łąkowa'])(
    '%s is a building number',
    (value) => {
      expect(isBuildingNumber(value)).toBe(true);
    },
  );

  test.each(['', ' ', '123456789', '1;2', '1\\2', '1#', '1\n2'])("'%s' is no building number", (value) => {
    expect(isBuildingNumber(value)).toBe(false);
  });

  test('an apartment may be left out and has at most 8 characters', () => {
    expect(['', '4', '4B', '12345678', '123456789', '#4'].map(isApartmentNumber)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('together they have at most 15 characters', () => {
    expect(isBuildingWithApartment('12345678', '1234567')).toBe(true);
    expect(isBuildingWithApartment('12345678', '12345678')).toBe(false);
    expect(isBuildingWithApartment('', '4')).toBe(false);
  });
});

describe('street', () => {
  test.each([
    'Prosta',
    'Aleja Jana Pawła II',
    '3-go Maja',
    "Jeanne d'Arc",
    'Łódzka, klatka_2',
    'a'.repeat(64),
  ])('%s is a street', (value) => {
    expect(isStreet(value)).toBe(true);
  });

  test.each(['', '   ', 'ul. Prosta', 'Prosta/Krzywa', '<b>', 'a'.repeat(65)])(
    "'%s' is no street",
    (value) => {
      expect(isStreet(value)).toBe(false);
    },
  );

  test.each([
    ['ul. Prosta', 'Prosta'],
    ['UL.Prosta', 'Prosta'],
    ['al. gen. Hallera', 'aleja gen Hallera'],
    ['pl. Trzech Krzyży', 'plac Trzech Krzyży'],
    ['os. Słoneczne', 'osiedle Słoneczne'],
    ['Jeanne d’Arc', "Jeanne d'Arc"],
  ])("a registry's '%s' is stored as '%s'", (registry, stored) => {
    expect(normaliseStreet(registry)).toBe(stored);
    expect(isStreet(stored)).toBe(true);
  });

  test('is sent in one line with building and apartment', () => {
    expect(streetLine('Prosta', '12', '4')).toBe('Prosta 12/4');
    expect(streetLine('Prosta', '12', '')).toBe('Prosta 12');
    expect(streetLine('Prosta', '12A', null)).toBe('Prosta 12A');
  });
});

test.each([
  ['Prosta 51/3', '51', '3', 'Prosta'],
  ['Prosta 51', '51', null, 'Prosta'],
  ['Prosta', '51', '3', 'Prosta'],
  ['3 Maja 3', '3', '', '3 Maja'],
  ['Osiedle 51', '5', '', 'Osiedle 51'],
  ['51', '51', '', '51'],
])("the street of '%s' with building %s and apartment %s is %s", (line, building, apartment, street) => {
  expect(streetOfLine(line, building, apartment)).toBe(street);
});
