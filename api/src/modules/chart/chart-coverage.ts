import { readFile } from 'node:fs/promises';
import { chartCoverageSchema } from '@app/machines/contract';
import { chartHash } from '@app/machines/order';
import * as v from 'valibot';
import type { Query } from '../../kernel/handlers.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Throws where the file is there and is no coverage: whoever names it is to know. */
export const getChartCoverage: Query<'getChartCoverage'> = async ({ ports }) => {
  const { chartCoverage } = ports.settings;
  if (chartCoverage === null) return { measured: null };
  const text = await readFile(chartCoverage, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return { measured: null };
  const measured = v.parse(chartCoverageSchema, JSON.parse(text));
  return { measured: { ...measured, same_chart: measured.chart === chartHash } };
};
