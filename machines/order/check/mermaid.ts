import type { AnyStateMachine } from 'xstate';
import { delayedTransitions } from '../deadline.ts';
import { orderConfig } from '../order.config.ts';
import { phaseNames, phaseOf, phases } from '../order.statuses.ts';
import type { OrderStatus, Phase } from '../order.statuses.ts';
import type { Deadlines, Handlers, StateConfig, Transition } from '../phase-config.ts';

type Action = string | { readonly type: string; readonly params?: { readonly when?: string } };

function effectText(action: Action): readonly string[] {
  if (typeof action === 'string') return [action];
  if (action.type === 'setFacts') return [];
  return [action.params?.when === undefined ? action.type : `${action.type} [${action.params.when}]`];
}

const effectTexts = (actions: readonly Action[] = []): readonly string[] => actions.flatMap(effectText);

/** What stands at an edge: the event, its guard in brackets, its effects behind a slash; a line each. */
function label(event: string, { guard, actions }: Transition): string {
  const effects = effectTexts(actions as readonly Action[]);
  return [event, guard && `[${guard}]`, effects.length > 0 && `/ ${effects.join(', ')}`]
    .filter(Boolean)
    .join('<br/>');
}

const after = (days: number): string =>
  days === 0 ? 'at once' : days === 1 ? 'after 1 day' : `after ${days} days`;

const deadlineLines = (name: string, deadlines: Deadlines): readonly string[] =>
  delayedTransitions(deadlines).map(
    ({ days, ...each }) => `${name} --> ${each.target?.slice(1) ?? name} : ${label(after(days), each)}`,
  );

const edgeLines = (name: string, on: Handlers, always: readonly Transition[]): readonly string[] =>
  [...Object.entries(on), ['', always] as const].flatMap(([event, transitions]) =>
    transitions.map((each) => `${name} --> ${each.target?.slice(1) ?? name} : ${label(event, each)}`),
  );

/** A state's lines; a group may have a title alone, so that its entry effects stand in it. */
function stateLines(name: string, state: StateConfig): readonly string[] {
  const { entry, on = {}, always = [], meta, states } = state;
  const entries = effectTexts(entry as readonly Action[]).map((effect) => `entry / ${effect}`);
  const edges = [
    ...edgeLines(name, on, always),
    ...(meta?.deadline ? deadlineLines(name, meta.deadline) : []),
  ];
  if (states === undefined) {
    const described = entries.length > 0 ? [`${name} : ${entries.join('<br/>')}`] : [];
    return [`state "${name}" as ${name}`, ...described, ...edges];
  }
  const inner = Object.entries(states).flatMap(([key, child]) => stateLines(key, child));
  return [
    `state "${[name, ...entries].join('<br/>')}" as ${name} {`,
    ...inner.map((line) => `  ${line}`),
    '}',
    ...edges,
  ];
}

type DrawnPhase = Exclude<Phase, 'closed'>;

/** The phases that have a picture; a closed order goes nowhere. */
export const drawnPhases = phaseNames.filter((phase): phase is DrawnPhase => phase !== 'closed');

export const phaseConfigOf = (phase: DrawnPhase): StateConfig =>
  orderConfig.states?.['live']?.states?.[phase] ?? { description: '' };

/** A stateDiagram-v2 of a phase: its statuses, and dashed those of other phases to which its edges lead. */
export function phaseDiagram(phase: DrawnPhase): string {
  const { states = {} } = phaseConfigOf(phase);
  const body = Object.entries(states).flatMap(([name, state]) => stateLines(name, state));
  const own = new Set<string>([...phases[phase], ...Object.keys(states)]);
  const foreign = [...new Set(body.flatMap((line) => / --> (\w+) :/u.exec(line)?.[1] ?? []))].filter(
    (name) => !own.has(name),
  );
  return [
    'stateDiagram-v2',
    '  direction LR',
    '  classDef foreign stroke-dasharray:4 3,fill:#fff',
    ...foreign.map((name) => `  state "${name} (${phaseOf(name as OrderStatus)})" as ${name}`),
    ...body.map((line) => `  ${line}`),
    ...foreign.map((name) => `  class ${name} foreign`),
  ].join('\n');
}

/** A stateDiagram-v2 of a small machine beside the order's. */
export function smallDiagram({ root, states }: AnyStateMachine): string {
  const edges = Object.values(states).flatMap(({ key, on, type }) => [
    ...Object.entries(on).flatMap(([event, transitions]) =>
      transitions.map(({ target = [] }) => `${key} --> ${target[0]?.key ?? key} : ${event}`),
    ),
    ...(type === 'final' ? [`${key} --> [*]`] : []),
  ]);
  const lines = [`[*] --> ${root.initial.target[0]?.key}`, ...edges];
  return ['stateDiagram-v2', '  direction LR', ...lines.map((line) => `  ${line}`)].join('\n');
}
