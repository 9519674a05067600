import { changedEffects } from './chart-change.ts';
import type { Difference, Words } from './chart-change.ts';
import type { ChartDocument, DocumentEdge } from './chart-document.ts';

/** The ways of one event for one actor out of one status. */
interface Ways {
  readonly status: string;
  readonly event: string;
  readonly actor: string;
  readonly edges: readonly DocumentEdge[];
}

/** The word for what no actor causes. */
const nobody = '';

function waysOf({ edges }: ChartDocument): ReadonlyMap<string, Ways> {
  const ways = edges.flatMap((edge) =>
    (edge.actors.length === 0 ? [nobody] : edge.actors).map((actor) => ({ edge, actor })),
  );
  const groups = Map.groupBy(ways, ({ edge, actor }) => `${edge.from} ${edge.event} ${actor}`);
  return new Map(
    [...groups].map(([key, all]) => {
      const [first] = all;
      const { from = '', event = '' } = first?.edge ?? {};
      return [
        key,
        { status: from, event, actor: first?.actor ?? nobody, edges: all.map(({ edge }) => edge) },
      ];
    }),
  );
}

const targetOf = ({ kind, from, to }: DocumentEdge): string => (kind === 'back' ? '(back)' : (to ?? from));

/** Whether each of the alternatives asks for no less than one of the others does. */
const asksAsMuch = (these: readonly ReadonlySet<string>[], others: readonly ReadonlySet<string>[]): boolean =>
  these.every((each) => others.some((other) => other.isSubsetOf(each)));

const conditionsOf = (edges: readonly DocumentEdge[]): readonly ReadonlySet<string>[] =>
  edges.map(({ conditions }) => new Set<string>(conditions));

const allOf = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  sets.reduce<ReadonlySet<string>>((all, each) => all.union(each), new Set());

/** How the conditions of the ways to one target differ; null where they ask for the same. */
function comparedConditions(
  { status, event, actor }: Ways,
  target: string,
  [before, after]: readonly [readonly DocumentEdge[], readonly DocumentEdge[]],
  words: Words,
): Difference | null {
  const [old, now] = [conditionsOf(before), conditionsOf(after)];
  const [isTighter, isLooser] = [asksAsMuch(now, old), asksAsMuch(old, now)];
  if (isTighter && isLooser) return null;
  const gone = allOf(old).difference(allOf(now));
  const come = allOf(now).difference(allOf(old));
  const change = [
    ...(gone.size > 0 ? [`nie pyta już o ${words.conditions(gone)}`] : []),
    ...(come.size > 0 ? [`pyta też o ${words.conditions(come)}`] : []),
  ];
  const way = `${words.cause({ event, actor })}, do: ${words.status(target)}`;
  return {
    kind: isLooser ? 'loosened' : 'breaking',
    key: `conditions ${event} ${actor || 'nobody'} ${target === status ? '(stays)' : target} -${[...gone].toSorted().join()} +${[...come].toSorted().join()}`,
    sentence: `${way}: ${change.length === 0 ? 'pyta o to samo w innych połączeniach' : change.join(', ')}`,
    status,
  };
}

function comparedWays(old: Ways, now: Ways, words: Words): readonly Difference[] {
  const targets = (ways: Ways) => Map.groupBy(ways.edges, targetOf);
  const [before, after] = [targets(old), targets(now)];
  const { status, event, actor } = now;
  const about = (target: string) => `${event} ${actor || 'nobody'} ${target === status ? '(stays)' : target}`;
  return [
    ...[...before].flatMap(([target, edges]): Difference[] => {
      const others = after.get(target);
      if (others === undefined) {
        const sentence = `${words.cause(now)}: nie prowadzi już do: ${words.status(target)}`;
        return [{ kind: 'breaking', key: `target-removed ${about(target)}`, sentence, status }];
      }
      const compared = comparedConditions(now, target, [edges, others], words);
      return [...(compared === null ? [] : [compared]), ...comparedEffects(now, [edges, others], words)];
    }),
    ...[...after.keys()].flatMap((target): Difference[] => {
      if (before.has(target)) return [];
      const sentence = `${words.cause(now)}: prowadzi też do: ${words.status(target)}`;
      return [{ kind: 'loosened', key: `target-added ${about(target)}`, sentence, status }];
    }),
  ];
}

function comparedEffects(
  ways: Ways,
  [before, after]: readonly [readonly DocumentEdge[], readonly DocumentEdge[]],
  words: Words,
): readonly Difference[] {
  const effectsIn = (edges: readonly DocumentEdge[]) => new Set(edges.flatMap(({ effects }) => effects));
  const [old, now] = [effectsIn(before), effectsIn(after)];
  return changedEffects(old, now).map(({ key, sentence }) => ({
    kind: 'changed',
    key: `${key} by ${ways.event} ${ways.actor || 'nobody'}`,
    sentence: `${words.cause(ways)}: ${sentence}`,
    status: ways.status,
  }));
}

/** How the ways out of the statuses differ that both charts have. */
export function edgeChanges(
  before: ChartDocument,
  after: ChartDocument,
  words: Words,
): readonly Difference[] {
  const [old, now] = [waysOf(before), waysOf(after)];
  const known = new Set<string>(before.statuses.map(({ id }) => id)).add('created');
  const kept = new Set<string>(after.statuses.map(({ id }) => id)).add('created');
  const heard = new Set(before.edges.map(({ from, event }) => `${from} ${event}`));
  return [
    // What a status had that is gone is told with the status.
    ...[...old].flatMap(([key, ways]): readonly Difference[] => {
      if (!kept.has(ways.status)) return [];
      const later = now.get(key);
      if (later !== undefined) return comparedWays(ways, later, words);
      const about = `${ways.event} ${ways.actor || 'nobody'}`;
      const sentence = `${words.cause(ways)}: nie jest już możliwe`;
      return [{ kind: 'breaking', key: `removed ${about}`, sentence, status: ways.status }];
    }),
    ...[...now].flatMap(([key, ways]): Difference[] => {
      if (old.has(key) || !known.has(ways.status)) return [];
      // That others may do it already makes it a wider permission, not something new.
      const wider = heard.has(`${ways.status} ${ways.event}`);
      const about = `${ways.event} ${ways.actor || 'nobody'}`;
      const sentence = `${words.cause(ways)}: jest teraz możliwe`;
      return [
        { kind: wider ? 'loosened' : 'additive', key: `added ${about}`, sentence, status: ways.status },
      ];
    }),
  ];
}
