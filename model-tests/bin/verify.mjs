import { install } from '../../api/bin/install.mjs';
import { checks, fastTests, reportLine, runSteps } from './steps.mjs';

install();
const began = performance.now();
// The tests are the longest and begin first.
const { failed } = await runSteps([fastTests, ...checks]);
console.log(reportLine(failed ? 'FAILED' : 'ok', 'verify', began));
process.exitCode = failed ? 1 : 0;
