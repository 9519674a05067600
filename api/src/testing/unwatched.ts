import { reportToLog } from '../kernel/error-reporter.ts';
import { jsonLog, type LogLevel } from '../kernel/log.ts';
import { newMetrics } from '../operations/metrics.ts';
import type { Ports } from '../kernel/ports.ts';
import { loginTurns } from '../kernel/login-turns.ts';

/** Ports that no test has to make: what an operator would read is kept in `lines` from warnings on. */
export function unwatched(
  lines: string[] = [],
  level: LogLevel = 'warn',
): Pick<
  Ports,
  'release' | 'loginTurns' | 'log' | 'report' | 'metrics' | 'isStopping' | 'forgetAtSimulators'
> {
  const log = jsonLog(level, { write: (line) => void lines.push(line) });
  return {
    release: 'tests',
    loginTurns: loginTurns(),
    log,
    report: reportToLog(log),
    metrics: newMetrics(() => null, Date.now),
    isStopping: () => false,
    forgetAtSimulators: null,
  };
}
