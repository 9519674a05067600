import { stormReport } from './report.ts';
import { runStorm } from './run-storm.ts';
import { stormOptions } from './storm-options.ts';

try {
  const options = stormOptions(process.argv.slice(2));
  const result = await runStorm(options);
  process.stdout.write(`${stormReport(options, result)}\n`);
  process.exitCode = result.findings.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
