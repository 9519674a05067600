import { exportedConfig, exportedSource } from '../check/chart-export.ts';
import { chartJson } from '../check/chart-json.ts';
import { drawnPhases, phaseDiagram } from '../check/mermaid.ts';

const [option, ...rest] = process.argv.slice(2);
const [phase] = rest;

/** One line a transition of each status. */
function listing(): string {
  const { hash, statuses, transitions } = chartJson();
  const lines = transitions.map(({ from, event, actors, guard, to }) =>
    [
      `${from} — ${event} → ${to} [${actors.join(', ')}]`,
      ...(guard.length > 0 ? [`if ${guard.join(' & ')}`] : []),
    ].join(' '),
  );
  return [`Chart ${hash}: ${statuses.length} statuses, ${transitions.length} transitions`, ...lines].join(
    '\n',
  );
}

const diagrams = (): string =>
  drawnPhases
    .filter((each) => phase === undefined || each === phase)
    .map((each) => `%% ${each}\n${phaseDiagram(each)}`)
    .join('\n\n');

const outputs = new Map<string | undefined, () => string>([
  [undefined, listing],
  ['--xstate', exportedSource],
  ['--json', () => JSON.stringify(exportedConfig(), null, 2)],
  ['--mermaid', diagrams],
]);

/** What is wrong with the command line; null where nothing is. */
function usageError(): string | null {
  if (!outputs.has(option))
    return `Unknown option: ${option}. Known are --xstate, --json, --mermaid [phase].`;
  const surplus = option === '--mermaid' ? rest[1] : rest[0];
  if (surplus !== undefined) return `Unexpected argument: ${surplus}.`;
  if (phase !== undefined && !(drawnPhases as readonly string[]).includes(phase))
    return `Unknown phase: ${phase}. Known are ${drawnPhases.join(', ')}.`;
  return null;
}

const error = usageError();
if (error === null) console.log(outputs.get(option)?.());
else {
  console.error(error);
  process.exitCode = 1;
}
