import type { CallRow } from '../../contract/call.ts';
import type { CallerRole } from '../../contract/roles.ts';
import { isTransient, phaseNames, phases } from '../order.statuses.ts';
import { phaseLabels } from '../order.wording.ts';
import type { Chart } from '../order.chart.ts';

/** A workspace and what others may import of it: the name behind the package's, and the file. */
export interface WorkspaceExports {
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');

function phaseTable({ transitionsOf }: Chart): string {
  const rows = phaseNames.map((phase) => {
    const statuses = phases[phase];
    const resting = statuses.filter((status) => !isTransient(status));
    const edges = statuses.reduce((sum, status) => sum + transitionsOf(status).length, 0);
    return [`\`${phase}\` (*${phaseLabels[phase]}*)`, statuses.length, resting.length, edges];
  });
  return table(['phase', 'statuses', 'where an order rests', 'transitions'], rows);
}

const others: Readonly<Partial<Record<CallerRole, string>>> = {
  client: 'client',
  shop_api: "a shop's server",
  provider: 'provider',
  public: 'anybody',
};
const callerOf = (role: CallerRole): string => others[role] ?? (role.startsWith('shop_') ? 'shop' : 'staff');

const placeOf = (path: string): string => path.split('/').slice(0, 3).join('/');

function callTable(calls: readonly CallRow[]): string {
  const places = [...new Set(calls.map(({ path }) => placeOf(path)))].toSorted();
  const rows = places.map((place) => {
    const here = calls.filter(({ path }) => placeOf(path) === place);
    const moving = here.filter(({ events = [] }) => events.length > 0);
    return [
      `\`${place}\``,
      here.length,
      moving.length,
      [...new Set(here.flatMap(({ roles }) => roles.map(callerOf)))].join(', '),
    ];
  });
  return table(['under', 'calls', 'that carry an event', 'who'], rows);
}

/** The map's generated half: workspaces with their entry points, phases and calls, counted. */
export function mapFigures(
  chart: Chart,
  calls: readonly CallRow[],
  workspaces: readonly WorkspaceExports[],
): string {
  const entryPoints = workspaces.flatMap(({ folder, exports }) =>
    Object.entries(exports).map(([name, file]) => [
      `\`${['@app', folder, name.slice(2)].filter(Boolean).join('/')}\``,
      `\`${folder}/${file.slice(2)}\``,
    ]),
  );
  return [
    table(['what others import', 'entry point'], entryPoints),
    phaseTable(chart),
    callTable(calls),
  ].join('\n\n');
}
