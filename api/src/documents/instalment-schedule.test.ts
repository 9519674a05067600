import { describe, expect, test } from 'vitest';
import { instalmentSchedule, monthInterest, type ScheduleTerms } from './instalment-schedule.ts';

const worked: readonly (readonly [
  name: string,
  terms: Omit<ScheduleTerms, 'firstDueOn'>,
  balancedLast: number,
])[] = [
  [
    'REF',
    { financed: 12_191_016, residual: 133_967, count: 35, ratePercent: 8.926542, instalment: 393_545 },
    393_537,
  ],
  ['L1', { financed: 900_000, residual: 10_000, count: 24, ratePercent: 12, instalment: 41_995 }, 42_006],
  [
    'L2',
    { financed: 4_178_996, residual: 835_799, count: 36, ratePercent: 10.79, instalment: 116_635 },
    116_634,
  ],
  ['L3', { financed: 1_200_000, residual: 12_000, count: 12, ratePercent: 0, instalment: 99_000 }, 99_000],
  ['L4', { financed: 650_342, residual: 8_129, count: 35, ratePercent: 9.5, instalment: 21_145 }, 21_135],
  ['loan', { financed: 1_107_000, residual: 0, count: 36, ratePercent: 15, instalment: 38_375 }, 38_357],
  [
    'loan with the fee',
    { financed: 1_141_140, residual: 0, count: 36, ratePercent: 15, instalment: 39_558 },
    39_555,
  ],
];

describe('the schedule of instalments', () => {
  test.each(worked)(
    '%s ends where the worked example does, with every instalment the same',
    (_name, terms, balanced) => {
      const rows = instalmentSchedule({ ...terms, firstDueOn: null });
      const last = rows.at(-1);
      const beforeLast = rows.at(-2)?.remaining ?? 0;
      expect(rows.map((row) => row.instalment)).toEqual(
        Array.from({ length: terms.count }, () => terms.instalment),
      );
      expect(last?.remaining).toBe(terms.residual);
      expect(rows.reduce((sum, { capital }) => sum + capital, 0)).toBe(terms.financed - terms.residual);
      const lastIfBalanced = beforeLast - terms.residual + monthInterest(beforeLast, terms.ratePercent);
      expect(lastIfBalanced).toBe(balanced);
    },
  );

  test('the first instalment of the loan is split into a month of interest and capital', () => {
    const [first] = instalmentSchedule({
      financed: 1_107_000,
      residual: 0,
      count: 36,
      ratePercent: 15,
      instalment: 38_375,
      firstDueOn: '2027-01-31',
    });
    expect(first).toEqual({
      number: 1,
      dueOn: '2027-01-31',
      instalment: 38_375,
      capital: 24_537,
      interest: 13_838,
      remaining: 1_082_463,
    });
  });

  test('a day that a month does not have is its last one', () => {
    const rows = instalmentSchedule({
      financed: 400,
      residual: 0,
      count: 4,
      ratePercent: 0,
      instalment: 100,
      firstDueOn: '2027-11-30',
    });
    expect(rows.map(({ dueOn }) => dueOn)).toEqual(['2027-11-30', '2027-12-30', '2028-01-30', '2028-02-29']);
  });

  test('half a grosz of interest is rounded up', () => {
    expect([monthInterest(1_000, 0.6), monthInterest(999, 0.6), monthInterest(0, 12)]).toEqual([1, 0, 0]);
  });
});
