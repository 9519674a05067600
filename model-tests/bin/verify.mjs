import { install } from '../../api/bin/install.mjs';
import { checks, fastTests, reportLine, runStep } from './steps.mjs';

install();
const began = performance.now();
let failed = 0;
for (const step of [...checks, fastTests]) if (!(await runStep(step))) failed += 1;
console.log(reportLine(failed ? 'FAILED' : 'ok', 'verify', began));
process.exitCode = failed ? 1 : 0;
