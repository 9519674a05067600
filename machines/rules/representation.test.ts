import { describe, expect, test } from 'vitest';
import { needsJointRepresentation, representsAlone } from './representation.ts';

const joint =
  'WYMAGANE JEST WSPÓŁDZIAŁANIE DWÓCH CZŁONKÓW ZARZĄDU ALBO JEDNEGO CZŁONKA ZARZĄDU ŁĄCZNIE Z PROKURENTEM';

describe('representation text', () => {
  test.each([
    'każdy członek zarządu samodzielnie',
    ' Każdy wspólnik samodzielnie ',
    'KAŻDY  CZŁONEK ZARZĄDU\nSAMODZIELNIE.',
    'DO SKŁADANIA OŚWIADCZEŃ W IMIENIU SPÓŁKI JEST UPOWAŻNIONY KAŻDY Z CZŁONKÓW ZARZĄDU SAMODZIELNIE.',
    'DO SKŁADANIA OŚWIADCZEŃ W IMIENIU SPÓŁKI UPRAWNIONY JEST KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE',
  ])("'%s' lets each act alone", (text) => {
    expect(representsAlone(text)).toBe(true);
  });

  test.each([joint, 'DWÓCH CZŁONKÓW ZARZĄDU ŁĄCZNIE', '', 'PREZES ZARZĄDU SAMODZIELNIE'])(
    "'%s' does not",
    (text) => {
      expect(representsAlone(text)).toBe(false);
    },
  );
});

describe('joint representation', () => {
  test('is confirmed where several must act together or the text is not known', () => {
    expect(needsJointRepresentation({ legalForm: 'sz', representants: 2, text: joint })).toBe(true);
    expect(needsJointRepresentation({ legalForm: 'sj', representants: 3, text: null })).toBe(true);
  });

  test('is not confirmed for one representant, for dg and sc, or where each acts alone', () => {
    expect(needsJointRepresentation({ legalForm: 'sz', representants: 1, text: joint })).toBe(false);
    expect(needsJointRepresentation({ legalForm: 'dg', representants: 2, text: joint })).toBe(false);
    expect(needsJointRepresentation({ legalForm: 'sc', representants: 2, text: null })).toBe(false);
    expect(
      needsJointRepresentation({
        legalForm: 'sa',
        representants: 2,
        text: 'każdy członek zarządu samodzielnie',
      }),
    ).toBe(false);
  });
});
