import { momentToWire } from '@app/machines/contract';
import { chartHash } from '@app/machines/order';
import type { Query } from '../../../kernel/handlers.ts';
import { neededMapping, releaseFindings } from './release-findings.ts';

/** The release gate as a page: reads only. */
export const getChartRelease: Query<'getChartRelease'> = async ({ ports }) => {
  const found = await releaseFindings(ports.db);
  const mapping = neededMapping(found);
  return {
    hash: chartHash,
    before: found.before && {
      hash: found.before.hash,
      release: found.before.release,
      started_at: momentToWire(found.before.startedAt),
    },
    findings: found.findings.map(({ kind, key, sentence, resting, examples, needsWord }) => ({
      ...{ kind, key, sentence },
      statuses: resting.map(({ status, name, orders }) => ({ id: status, name, orders })),
      examples: examples.map(({ slug, number }) => ({ slug, siemens_id: number })),
      needs_word: needsWord,
    })),
    unknown: found.unknown.map(({ status, name, orders }) => ({ id: status, name, orders })),
    mapping: mapping === null ? null : JSON.stringify(mapping, null, 2),
  };
};
