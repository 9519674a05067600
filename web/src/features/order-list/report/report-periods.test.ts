import { expect, test } from 'vitest';
import { daysOf, presets } from './report-periods.ts';

test('a preset stands for whole Polish days: half past midnight in Warsaw belongs to the new year', () => {
  const at = Date.parse('2025-12-31T23:30:00Z');
  expect(presets.map((preset) => daysOf(preset, at))).toEqual([
    { dateFrom: '2026-01-01', dateTo: '2026-01-01' },
    { dateFrom: '2025-12-01', dateTo: '2025-12-31' },
    { dateFrom: '2026-01-01', dateTo: '2026-01-01' },
  ]);
  expect(daysOf('lastMonth', Date.parse('2024-03-15T12:00:00Z'))).toEqual({
    dateFrom: '2024-02-01',
    dateTo: '2024-02-29',
  });
});
