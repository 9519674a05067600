import { paidStatuses } from '../../order/index.ts';
import { spelledRows, type SpelledRow, type Statements } from './spelled-rows.ts';
import { conditionsIn, factsIn, partsOf, spelled } from './terms.ts';
import { expectedRows } from './tables.ts';
import type { Row, TableName } from './tables.ts';

const statuses = expectedRows('statuses');
const isTransient = ({ transient }: Row): boolean => transient === 'yes';
const isClosed = ({ phase }: Row): boolean => phase === 'closed';
const live = statuses.filter((row) => !isTransient(row) && !isClosed(row)).map(({ status = '' }) => status);
const rowsOf = (table: TableName): readonly Row[] => expectedRows(table);

const spelledRow = (from: string, { actor = '', guard = '', to = '', effect = '' }: Row): SpelledRow => ({
  actors: partsOf(actor, '|'),
  conditions: conditionsIn(guard),
  to: to === '(same)' ? from : to,
  effects: partsOf(effect, ';'),
});

/** Where a row of the table is tried, in the order in which it is: on its own status, on the paid ones, on every live one. */
function froms({ from = '' }: Row): readonly string[] {
  if (from === 'PAID') return paidStatuses;
  return from === 'ANY' ? live : [from];
}

/** A row for orders of which somebody is reminded: its condition is what the status says of them. */
export function rowsByStatus(row: Row): readonly { readonly from: string; readonly row: Row }[] {
  if (row['guard'] !== 'remindable') return froms(row).map((from) => ({ from, row }));
  return statuses.flatMap(({ status = '', reminder_days: days = '' }) =>
    casesIn(days).map(({ condition }) => ({ from: status, row: { ...row, guard: condition } })),
  );
}

export const farther = ({ from }: Row): number => (from === 'ANY' ? 2 : from === 'PAID' ? 1 : 0);

/** A cell that depends on the order: 'paid:task:other|cancel', its cases in order. */
export function casesIn(cell: string): readonly { readonly condition: string; readonly value: string }[] {
  return partsOf(cell, '|').map((part) => {
    const [, condition = '', value = part] =
      /^(?:([\w &]+):)?(\d+|cancel|rest|task:\w+|move \w+)$/u.exec(part) ?? [];
    return { condition, value };
  });
}

/**
 * What the clock does in a status: its cases, and for a move the row that the table has for it. Where money may have come
 * the task of the payment is raised instead of cancelling.
 */
export function clockRows(
  { status = '', deadline_then: then = '' }: Row,
  afters: readonly Row[],
): readonly SpelledRow[] {
  return casesIn(then).flatMap(({ condition, value }): SpelledRow[] => {
    const conditions = conditionsIn(condition);
    if (value === 'rest') return [];
    if (value === 'cancel')
      return [
        {
          actors: ['system'],
          conditions: [...conditions, ...conditionsIn('not paid & not signed & not moneyTouched')],
          to: 'canceled',
          effects: [],
        },
        { actors: ['system'], conditions, to: status, effects: ['raiseTask:execution_of_initial_payment'] },
      ];
    if (value.startsWith('task:'))
      return [{ actors: ['system'], conditions, to: status, effects: [`raise${value.replace('t', 'T')}`] }];
    const row = afters.find(({ to }) => `move ${to}` === value);
    if (row === undefined) throw new Error(`${status}: no row for ${value}`);
    return [spelledRow(status, row)];
  });
}

/** The rows of each status and event, the clock's among them; creation, cancelling and forced moves are said elsewhere. */
function designedTransitions(): Statements {
  const rows = rowsOf('transitions').toSorted((one, other) => farther(one) - farther(other));
  const ofEvents = rows.filter(({ event }) => event !== '(after)');
  const said = Map.groupBy(
    ofEvents.flatMap((row) => rowsByStatus(row).map((each) => ({ ...each, event: row['event'] }))),
    ({ from, event }) => `${from} ${event}`,
  )
    .entries()
    .map(([key, list]) => [key, spelledRows(list.map(({ from, row }) => spelledRow(from, row)))] as const);
  const clocks = statuses.map((row) => {
    const afters = rows.filter(({ from, event }) => from === row['status'] && event === '(after)');
    return [`${row['status']} (after)`, spelledRows(clockRows(row, afters))] as const;
  });
  return Object.fromEntries([...said, ...clocks].filter(([, text]) => text !== ''));
}

/** Conditions about what is sent or answered, which a forced move does without. */
const droppedByForce: readonly string[] = [
  ...['itemsEditable', 'itemsComplete', 'calculationWithinBounds', 'companyFound', 'requiredConsentsGiven'],
  ...['formComplete', 'bankConsentsGiven', 'smsCodeCorrect', 'allSigningPersonsConfirmed'],
  ...['asksQualifiedSignature', 'asksAutenti', 'asksCourier', 'asksPaper'],
  ...['newest', 'scanGiven', 'guarantorsGiven'],
];
const keptByForce = (condition: string): boolean =>
  !condition.split(' | ').some((literal) => droppedByForce.includes(literal.replace('!', '')));

/** Where an administrator may force an order from each status: what its own rows lead to, under what they say of the order. */
function designedForcing(): Statements {
  const moving = rowsOf('transitions').filter(
    ({ event = '', to, from }) =>
      !['(always)', '(after)', 'CREATE', 'MOVE_TO_PREVIOUS', 'SEND_BACK'].includes(event) &&
      to !== '(same)' &&
      from !== 'created',
  );
  const forced = moving.flatMap((row) =>
    froms(row).map((from) => ({
      from,
      text: `${spelled(conditionsIn(row['guard'] ?? '').filter(keptByForce))} → ${row['to']}`,
    })),
  );
  return Object.fromEntries(
    Map.groupBy(forced, ({ from }) => from)
      .entries()
      .map(
        ([from, list]) => [from, [...new Set(list.map(({ text }) => text))].toSorted().join('\n')] as const,
      ),
  );
}

/** The statuses that a row of the table of cancelling is about. */
export function statusesAt(where: string): readonly string[] {
  if (where.startsWith('the four paid')) return paidStatuses;
  const named = /^phases? ([\w, ]+)/u.exec(where)?.[1];
  if (named === undefined) return partsOf(where, ',');
  const phases = partsOf(named, ',');
  return statuses
    .filter((row) => !isTransient(row) && phases.includes(row['phase'] ?? ''))
    .map(({ status = '' }) => status);
}

/** Who may cancel where, and what that asks for. */
function designedCancelling(): Statements {
  const said = rowsOf('cancel').flatMap((row) => {
    const rows = ['client', 'salesman', 'admin'].flatMap((actor) => {
      const may = row[actor] ?? 'no';
      if (may === 'no') return [];
      const effects = partsOf((row['effect'] ?? '').replace(/\(.*\)/u, ''), ';');
      const conditions = may === 'always' ? [] : conditionsIn(may);
      return [spelledRows([{ actors: [actor], conditions, to: 'canceled', effects }])];
    });
    return statusesAt(row['where'] ?? '').map((status) => [status, rows.join('\n')] as const);
  });
  return Object.fromEntries(said.filter(([, text]) => text !== ''));
}

/** 'a & b: effect; effect' as 'effect if a & b', in alphabetical order. */
const spelledEffects = (cell: string): string =>
  partsOf(cell, ';')
    .map((part) => {
      const [effect = '', guard = ''] = part
        .split(':')
        .reverse()
        .map((each) => each.trim());
      const conditions = spelled(conditionsIn(guard));
      return conditions === '' ? effect : `${effect} if ${conditions}`;
    })
    .toSorted()
    .join('; ');

const spelledCases = (cell: string): string =>
  casesIn(cell)
    .map(({ condition, value }) => `${spelled(conditionsIn(condition))}:${value}`)
    .join('|');

/** What each status is beside its transitions. */
function designedStatuses(): Statements {
  return Object.fromEntries(
    statuses.map((row) => {
      const { status = '', phase, transient, requires = '', send_back_target: back } = row;
      const said = [
        `${phase}${transient === 'yes' ? ', transient' : ''}${row['deadline_then'] === 'rest' ? ', rest' : ''}`,
        `days ${spelledCases(row['deadline_days'] ?? '')}`,
        `requires ${spelled(conditionsIn(requires))}`,
        `asks ${spelledEffects(row['effects_on_entry'] ?? '')}`,
        `sets ${factsIn(row['facts_on_entry'] ?? '')
          .toSorted()
          .join('; ')}`,
        `reminds ${spelledCases(row['reminder_days'] ?? '')}`,
        `runs ${spelledEffects(row['process'] ?? '')}`,
        `sent back to: ${back}`,
      ];
      return [status, said.join('\n')] as const;
    }),
  );
}

/** Who may send each event. */
function designedSenders(): Statements {
  return Object.fromEntries(
    rowsOf('events').map(({ event = '', actors = '' }) => [
      event,
      partsOf(actors, '|').toSorted().join(', '),
    ]),
  );
}

/** The facts that each event teaches, what it carries written as 'event'; free words are not compared. */
function designedTeaching(): Statements {
  return Object.fromEntries(
    rowsOf('events').flatMap(({ event = '', teaches = '' }) => {
      const facts = factsIn(teaches.replaceAll(/[^;?]*\? /gu, ''))
        .filter((fact) => /^\w+=[\w.]+$/u.test(fact))
        .map((fact) => fact.replace(/=event\.\w+/u, '=event'));
      return facts.length === 0 ? [] : [[event, facts.toSorted().join('; ')] as const];
    }),
  );
}

/** What a forced move does without, by the event that brings it else; what is required, as the statuses say, it cannot do without. */
function designedSkips(): Statements {
  return Object.fromEntries(
    rowsOf('events').flatMap(({ event = '', forced_past: past = '' }) =>
      past === '' || past.includes(' is required:') ? [] : [[event, past] as const],
    ),
  );
}

/** What an audience is shown, without what is in brackets: the words there are for the designer. */
function designedScreens(): Statements {
  const rows = rowsOf('screens').map((row) => {
    const { condition = '', screen, step, tone, says = '', audience } = row;
    const text = audience === 'staff' ? '' : says.replace(/ \([^)]*\)$/u, '');
    return {
      shown: `${row['status']} ${audience}`,
      text: `${spelled(conditionsIn(condition))}: ${screen}, ${step}, ${tone}, ${text}`,
    };
  });
  return Object.fromEntries(
    Map.groupBy(rows, ({ shown }) => shown)
      .entries()
      .map(([shown, list]) => [shown, list.map(({ text }) => text).join('\n')] as const),
  );
}

/** What answers each effect, and how long it may still be performed. */
function designedEffects(): Statements {
  return Object.fromEntries(
    rowsOf('effects').map(({ effect = '', answered_by: answers = '', worth_while_until: until = '' }) => [
      effect,
      `${partsOf(answers, ';').toSorted().join(', ')} while ${partsOf(until, ';').toSorted().join(', ')}`,
    ]),
  );
}

/** Everything that the tables say, by subject. */
export const designedStatements = (): Readonly<Record<string, Statements>> => ({
  transitions: designedTransitions(),
  'forced moves': designedForcing(),
  cancelling: designedCancelling(),
  statuses: designedStatuses(),
  'who sends an event': designedSenders(),
  'what an event teaches': designedTeaching(),
  'what a forced move does without': designedSkips(),
  screens: designedScreens(),
  effects: designedEffects(),
});
