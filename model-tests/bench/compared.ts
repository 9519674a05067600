import type { Measured } from './load/generator.ts';
import type { Load } from './load/load.ts';
import type { Effort, Row } from './part.ts';
import { ms, rate } from './report.ts';
import { interleaved, median } from './rounds.ts';

/** The same work done by us and by another server, at so many connections; one figure for each round. */
export interface Compared {
  readonly connections: number;
  readonly ours: readonly Measured[];
  readonly other: readonly Measured[];
}

/** The columns of the rows, by what the other server is called. */
export const columnsBeside = (other: string): readonly string[] => [
  'ours /s',
  `${other} /s`,
  'ratio',
  'ours p50',
  `${other} p50`,
  'ours p99',
  `${other} p99`,
  'p99 ratio',
];

const of = (measured: readonly Measured[], figure: keyof Measured): number =>
  median(measured.map((one) => one[figure]));

/** Ours divided by the other's: the median of what the rounds say. */
export const ratioOf = ({ ours, other }: Compared, figure: 'perSecond' | 'p99'): number =>
  median(ours.map((one, round) => one[figure] / (other[round]?.[figure] ?? Number.NaN)));

export function rowOf(compared: Compared): Row {
  const { connections, ours, other } = compared;
  const times = (['p50', 'p99'] as const).flatMap((figure) => [ms(of(ours, figure)), ms(of(other, figure))]);
  return {
    name: `${connections} connection${connections === 1 ? '' : 's'}`,
    cells: [
      rate(of(ours, 'perSecond')),
      rate(of(other, 'perSecond')),
      ratioOf(compared, 'perSecond').toFixed(2),
      ...times,
      ratioOf(compared, 'p99').toFixed(2),
    ],
  };
}

/** Warms both servers up, measures them by turns at 1, 16 and 64 connections, and stops the loads. */
export async function compare(
  loads: Readonly<Record<'ours' | 'other', Load>>,
  { rounds, seconds }: Effort,
): Promise<readonly Compared[]> {
  await loads.ours.warmUp();
  await loads.other.warmUp();
  const compared: Compared[] = [];
  for (const connections of [1, 16, 64]) {
    const measured = await interleaved(rounds, {
      ours: () => loads.ours.measure(connections, seconds),
      other: () => loads.other.measure(connections, seconds),
    });
    compared.push({ connections, ...measured });
  }
  loads.ours.stop();
  loads.other.stop();
  return compared;
}

/** What was measured at so many connections. */
export function at(all: readonly Compared[], connections: number): Compared {
  const found = all.find((one) => one.connections === connections);
  if (found === undefined) throw new Error(`${connections} connections were not measured`);
  return found;
}

/** A sentence for the notes: how busy the load generators were. Near 100 % they would have measured themselves. */
export function busyNote(all: readonly Compared[]): string {
  const busiest = Math.max(...all.flatMap(({ ours, other }) => [...ours, ...other].map(({ busy }) => busy)));
  return `The load generator was busy at most ${Math.round(busiest * 100)} % of the time.`;
}

/** Rates and ratios, for the last line. */
export const summaryOf = (name: string, all: readonly Compared[]): string =>
  `${name} ${all
    .map(
      (one) =>
        `${one.connections}: ${rate(of(one.ours, 'perSecond'))}/s ×${ratioOf(one, 'perSecond').toFixed(2)}`,
    )
    .join(', ')}`;
