import { figure, type ChaosResult } from './run-chaos.ts';
import type { ChaosOptions } from './chaos-options.ts';

const shown = 20;

/** The findings as lines, equal ones once with their number. */
function found(result: ChaosResult): string[] {
  const lines = Map.groupBy(result.findings, ({ counts, what }) => `${counts}: ${what}`);
  const all = [...lines].map(([line, { length }]) => `  ${line}${length > 1 ? ` (${length} times)` : ''}`);
  const rest = all.length - shown;
  return rest > 0 ? [...all.slice(0, shown), `  … and ${rest} more`] : all;
}

/** The report: what was done, what was found, and the figures in the last line. */
export function chaosReport(options: ChaosOptions, result: ChaosResult): string {
  const { journal, orders, edges, kinds } = result;
  const { counts, asked } = journal;
  const of = (outcome: string): number => asked.filter((one) => one.outcome === outcome).length;
  const figures = (['lost', 'doubled', 'illegal'] as const).map((name) => `${name} ${figure(result, name)}`);
  return [
    `chaos: ${options.minutes} min on ${options.database}, ${options.processes} server(s), ${options.clients} clients, ${options.races} races of fifty, seed ${options.seed}${options.fault === null ? '' : `, with the fault ${options.fault}`}`,
    `requests ${counts.requests}: acknowledged ${of('acknowledged')}, refused ${of('refused')}, never answered ${of('unknown')}; asked again after an answer ${counts.repeated}, after none ${counts.cutOff}`,
    `servers killed ${journal.killedAt.length}, providers switched off ${counts.outages}, provider's buttons pressed ${counts.presses}`,
    `orders ${orders}, history rows compared with the chart ${edges}, of ${kinds} kinds`,
    ...found(result),
    `acknowledged ${of('acknowledged')}, ${figures.join(', ')}`,
  ].join('\n');
}
