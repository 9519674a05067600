import { reportToLog } from '../operations/error-reporter.ts';
import { jsonLog } from '../operations/log.ts';
import { newMetrics } from '../operations/metrics.ts';
import type { Ports } from '../ports.ts';

/** What an operator would read, kept in `lines` from warnings on. */
export function unwatched(lines: string[] = []): Pick<Ports, 'log' | 'report' | 'metrics' | 'isStopping'> {
  const log = jsonLog('warn', { write: (line) => void lines.push(line) });
  return {
    log,
    report: reportToLog(log),
    metrics: newMetrics(() => null, Date.now),
    isStopping: () => false,
  };
}
