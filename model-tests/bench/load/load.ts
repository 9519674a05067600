import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Measured, Order } from './generator.ts';
import type { PlanName } from './plans.ts';

/** A load generator in a process of its own, aimed at one server. */
export interface Load {
  readonly measure: (connections: number, seconds: number) => Promise<Measured>;
  readonly stop: () => void;
}

export function startLoad(plan: PlanName, port: number, slugs: readonly string[]): Load {
  const child = fork(join(import.meta.dirname, 'generator.ts'));
  const tell = (order: Order): void => void child.send(order);
  tell({ plan, port, slugs });
  return {
    measure: (connections, seconds) =>
      new Promise((resolve, reject) => {
        child.once('message', (answer: Measured | { readonly error: string }) => {
          if ('error' in answer) reject(new Error(`${plan} at ${port}: ${answer.error}`));
          else resolve(answer);
        });
        tell({ connections, seconds });
      }),
    stop: () => child.disconnect(),
  };
}
