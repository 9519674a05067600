import { drawFrom } from './draw.ts';
import type { Asked } from './asked.ts';

/** Milliseconds of each time that a question was asked. */
export interface Measured {
  readonly group: Asked['group'];
  readonly name: string;
  readonly times: readonly number[];
}

const warmUps = 20;

/** Asks each question so many times, all of them in turn, so that what else the machine does hits them alike. */
export async function measure(questions: readonly Asked[], times: number): Promise<readonly Measured[]> {
  const measured = questions.map(({ group, name }) => ({ group, name, times: [] as number[] }));
  const draw = drawFrom(2026);
  for (let round = -warmUps; round < times; round += 1) {
    for (const [at, { ask }] of questions.entries()) {
      const began = performance.now();
      await ask(draw);
      if (round >= 0) measured[at]?.times.push(performance.now() - began);
    }
  }
  return measured;
}

const within = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
};

/** The time within which 95 of 100 were answered. */
export const p95 = (times: readonly number[]): number => within(times, 0.95);

/** The time within which half were answered: what the machine's other work touches least. */
export const median = (times: readonly number[]): number => within(times, 0.5);
