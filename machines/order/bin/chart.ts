import { exportedConfig, exportedSource } from '../check/chart-export.ts';
import { chartJson } from '../check/chart-json.ts';
import { drawnPhases, phaseDiagram } from '../check/mermaid.ts';

const [option, phase] = process.argv.slice(2);

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

const outputs: Readonly<Record<string, () => string>> = {
  '--xstate': exportedSource,
  '--json': () => JSON.stringify(exportedConfig(), null, 2),
  '--mermaid': diagrams,
};

console.log((outputs[option ?? ''] ?? listing)());
