import type { AnyStateMachine } from 'xstate';
import { eventNames, phaseLabels } from '../order.wording.ts';
import { phaseNames } from '../order.statuses.ts';
import type { Phase } from '../order.statuses.ts';
import type { EventType } from '../order.events.ts';
import type { chartJson } from './chart-json.ts';
import { isWayBack } from '../send-back.ts';
import { termsOf } from '../when.ts';
import { phaseConfigOf, phaseDiagram, smallDiagram } from './mermaid.ts';

type ChartJson = ReturnType<typeof chartJson>;
type Status = ChartJson['statuses'][number];
type Transition = ChartJson['transitions'][number];

const cell = (text: string) => text.replaceAll('|', '\\|');

function row(transition: Transition): string {
  const { event, actors, guard, to, from, effects } = transition;
  const name = event === 'ALWAYS' || event === 'CREATE' ? '' : eventNames[event as EventType];
  const target = isWayBack(transition) ? '(back)' : to === from ? '(same)' : to;
  return `| ${event} | ${name} | ${actors.join(', ')} | ${cell(guard.join(' & '))} | ${target} | ${effects.join(', ')} |`;
}

function section(status: Status, transitions: readonly Transition[]): string {
  const ifSo = (name: string, conditions: readonly string[]) =>
    conditions.length === 0 ? name : `${name} (if ${conditions.join(' & ')})`;
  const effects = status.effects.map(({ name, conditions }) => ifSo(name, conditions));
  const running = status.processes.map(({ kind, conditions }) => ifSo(kind, conditions));
  const facts = [
    `${status.label} · step ${status.step}`,
    ...status.deadlines.map(
      ({ when, days }) => `deadline ${days} days${when === undefined ? '' : ` (if ${when})`}`,
    ),
    status.reminder === null
      ? ''
      : `reminder every ${ifSo(`${status.reminder.days} days`, termsOf(status.reminder.when))}`,
    effects.length === 0 ? '' : `on entry ${effects.join(', ')}`,
    running.length === 0 ? '' : `runs ${running.join(', ')}`,
  ].filter(Boolean);
  const accepted = transitions.filter((each) => each.from === status.id);
  const table =
    accepted.length === 0
      ? []
      : [
          '',
          '| event | name | actors | guard | to | effects |',
          '|---|---|---|---|---|---|',
          ...new Set(accepted.map(row)),
        ];
  return [`### ${status.id}`, '', status.description, '', `${facts.join('; ')}.`, ...table].join('\n');
}

/** What each status of a phase accepts beside its own, in words. */
function shared(phase: Phase): readonly string[] {
  if (phase === 'closed') return [];
  return Object.entries(phaseConfigOf(phase).on ?? {}).flatMap(([event, transitions]) =>
    transitions.map(
      ({ guard, target }) => `${event} [${guard}] leads to ${target?.slice(1)} from each status.`,
    ),
  );
}

/** A small machine beside the order's: its picture, and what each state means. */
const smallSection = (small: AnyStateMachine): readonly string[] => [
  `## ${small.id}`,
  `\`\`\`mermaid\n${smallDiagram(small)}\n\`\`\``,
  Object.values(small.states)
    .map(({ key, description }) => `- ${key}: ${description}`)
    .join('\n'),
];

/** The generated page docs/statechart.md: the order's chart, and the small ones beside it. */
export function statechartPage(chart: ChartJson, beside: readonly AnyStateMachine[]): string {
  const sections = phaseNames.map((phase) => {
    const statuses = chart.statuses.filter((status) => status.phase === phase);
    const diagram = phase === 'closed' ? [] : [`\`\`\`mermaid\n${phaseDiagram(phase)}\n\`\`\``];
    return [
      `## ${phase} (${phaseLabels[phase]})`,
      ...diagram,
      ...shared(phase),
      ...statuses.map((status) => section(status, chart.transitions)),
    ];
  });
  const head = [
    '# The order statechart',
    `Generated from machines/order by \`npm run chart:docs\`; chart ${chart.hash}, ${chart.statuses.length} statuses, ${chart.transitions.length} transitions.`,
    `The small charts at the end (${beside.map(({ id }) => id).join(', ')}) send the order events; [why](adr/0022-attempts-and-refunds.md).`,
    'The pictures show what stands on the statuses and groups of a phase; the tables have what a status inherits too. Forced moves are in neither pictures nor tables.',
  ];
  return `${[...head, ...sections.flat(), ...beside.flatMap(smallSection)].join('\n\n')}\n`;
}
