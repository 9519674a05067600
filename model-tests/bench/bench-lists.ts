import { isMet } from './part.ts';
import { lists } from './parts/lists.ts';
import { tableOf } from './report.ts';

const effort = process.argv.includes('--quick')
  ? { rounds: 1, seconds: 1, orders: 1_000 }
  : { rounds: 5, seconds: 2, orders: 4_000 };
const result = await lists(effort);
process.stdout.write(`${tableOf(result)}\n${result.summary}\n`);
process.exitCode = result.goals.every(isMet) ? 0 : 1;
