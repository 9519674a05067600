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

/** 'hanging 3, silence 1', or 'none'. */
const counted = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, times]) => `${name} ${times}`)
    .join(', ') || 'none';

/** The report: what was done, what was found, and the figures in the last line. */
export function chaosReport(options: ChaosOptions, result: ChaosResult): string {
  const { journal, orders, edges, kinds } = result;
  const { counts, asked } = journal;
  const of = (outcome: string): number => asked.filter((one) => one.outcome === outcome).length;
  const figures = (['lost', 'doubled', 'illegal'] as const).map((name) => `${name} ${figure(result, name)}`);
  return [
    `chaos: ${options.minutes} min on ${options.database}, ${options.processes} server(s), ${options.clients} clients, ${options.races} races of fifty, seed ${options.seed}${options.fault === null ? '' : `, with the fault ${options.fault}`}`,
    `requests ${counts.requests}: acknowledged ${of('acknowledged')}, refused ${of('refused')}, never answered ${of('unknown')}; asked again after an answer ${counts.repeated}, after none ${counts.cutOff}`,
    `servers killed ${journal.killedAt.length}; providers misbehaved: ${counted(journal.weather)}`,
    `providers' buttons pressed: ${counted(journal.presses)}; sums told ${journal.money.length}`,
    `orders ${orders}, history rows compared with the chart ${edges}, of ${kinds} kinds`,
    ...found(result),
    `acknowledged ${of('acknowledged')}, ${figures.join(', ')}, złoty unaccounted ${(result.unaccounted / 100).toFixed(2)}`,
  ].join('\n');
}
