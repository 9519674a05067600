import { CannotRun, isMet, type Effort, type Part } from './part.ts';
import { commitsPerSecond } from './disk.ts';
import { chartPage } from './parts/chart-page.ts';
import { exports } from './parts/exports.ts';
import { lists } from './parts/lists.ts';
import { peers } from './parts/peers.ts';
import { propagation } from './parts/propagation.ts';
import { pureSteps } from './parts/pure-steps.ts';
import { reads } from './parts/reads.ts';
import { starting } from './parts/starting.ts';
import { transitionsOnPostgres, transitionsOnSqlite } from './parts/transitions.ts';
import { rate, tableOf } from './report.ts';

/** What is measured, in this order; `--only reads,steps` takes some of them. */
const parts: Readonly<Record<string, Part>> = {
  transitions: transitionsOnSqlite,
  postgres: transitionsOnPostgres,
  reads,
  steps: pureSteps,
  starting,
  lists,
  exports,
  chart: chartPage,
  propagation,
};
/** Measured only where `--only` names it, for it needs what `npm install` does not bring. */
const named: Readonly<Record<string, Part>> = { peers };

const whole: Effort = { rounds: 5, seconds: 2, orders: 4_000 };
const quick: Effort = { rounds: 1, seconds: 3, orders: 1_000 };

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const effort = process.argv.includes('--quick') ? quick : whole;
const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',');
const chosen = process.argv.includes('--only')
  ? Object.entries({ ...parts, ...named }).filter(([name]) => only?.includes(name))
  : Object.entries(parts);

const disk = commitsPerSecond();
say(`The disk: ${rate(disk)} commits per second (SQLite, WAL, synchronous=FULL, 1.5 kB each)`);
const summaries: string[] = [`disk ${rate(disk)}/s`];
let missed = 0;
for (const [, part] of chosen) {
  const result = await part(effort).catch((error: unknown) => {
    if (!(error instanceof CannotRun)) throw error;
    say(error.message);
    return null;
  });
  if (result === null) {
    missed += 1;
    continue;
  }
  say(tableOf(result));
  summaries.push(result.summary);
  missed += result.goals.filter((goal) => !isMet(goal)).length;
}
say(`${missed === 0 ? 'ok' : `${missed} MISSED`}: ${summaries.join(' · ')}`);
process.exitCode = missed === 0 ? 0 : 1;
