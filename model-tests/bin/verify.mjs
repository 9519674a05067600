import { install } from '../../api/bin/install.mjs';
import { checks, fastTests, reportLine, runStep } from './steps.mjs';

install();
const began = performance.now();
// Two at a time: most steps have long stretches on one core. The tests are the longest and begin first.
const waiting = [fastTests, ...checks];
let failed = 0;
async function lane() {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
    if (!(await runStep(step))) failed += 1;
}
await Promise.all([lane(), lane()]);
console.log(reportLine(failed ? 'FAILED' : 'ok', 'verify', began));
process.exitCode = failed ? 1 : 0;
