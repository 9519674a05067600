import { chaosReport } from './report.ts';
import { runChaos } from './run-chaos.ts';
import { chaosOptions } from './chaos-options.ts';

try {
  const options = chaosOptions(process.argv.slice(2));
  const result = await runChaos(options);
  process.stdout.write(`${chaosReport(options, result)}\n`);
  process.exitCode = result.findings.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
