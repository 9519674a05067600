import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Measured, Order } from './generator.ts';
import type { PlanName } from './plans.ts';

/** A load generator in a process of its own, aimed at one server. */
export interface Load {
  readonly measure: (connections: number, seconds: number) => Promise<Measured>;
  /** Sends until the server has compiled what it runs: a figure from before would be that of an interpreter. */
  readonly warmUp: () => Promise<void>;
  readonly stop: () => void;
}

const warmAfter = 4_000;
const warmUpTurns = 30;

export function startLoad(plan: PlanName, port: number, slugs: readonly string[]): Load {
  const child = fork(join(import.meta.dirname, 'generator.ts'));
  const tell = (order: Order): void => void child.send(order);
  tell({ plan, port, slugs });
  const measure: Load['measure'] = (connections, seconds) =>
    new Promise((resolve, reject) => {
      child.once('message', (answer: Measured | { readonly error: string }) => {
        if ('error' in answer) reject(new Error(`${plan} at ${port}: ${answer.error}`));
        else resolve(answer);
      });
      tell({ connections, seconds });
    });
  return {
    measure,
    async warmUp() {
      let sent = 0;
      for (let turn = 0; sent < warmAfter && turn < warmUpTurns; turn += 1) {
        sent += (await measure(16, 0.5)).perSecond / 2;
      }
    },
    stop: () => child.disconnect(),
  };
}
