import type { ChartDocument } from './chart-document.ts';

/**
 * What a difference between two charts means: `breaking` takes something from orders that are under way, `loosened` lets
 * happen what was not let, `changed` is seen, done or due otherwise, `additive` is new.
 */
export const changeKinds = ['breaking', 'loosened', 'changed', 'additive'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One difference, told once for all statuses in which it is the same. */
export interface ChartChange {
  readonly kind: ChangeKind;
  /** The same for the same difference, whatever the words: by it a difference is accepted. */
  readonly key: string;
  /** In Polish. */
  readonly sentence: string;
  /** Whose orders it concerns, 'created' of what begins them. */
  readonly statuses: readonly string[];
}

/** A difference in one status. */
export type Difference = Omit<ChartChange, 'statuses'> & { readonly status: string };

/** The words of two charts: those of the later one where both have them. */
export function wordsOf(before: ChartDocument, after: ChartDocument) {
  const statuses = new Map<string, string>(
    [...before.statuses, ...after.statuses].map(({ id, name }) => [id, name]),
  );
  const events: Readonly<Record<string, string>> = { ...before.eventNames, ...after.eventNames };
  const actors: Readonly<Record<string, string>> = { ...before.actorNames, ...after.actorNames };
  const refusals: Readonly<Record<string, string>> = { ...before.refusals, ...after.refusals };
  return {
    status: (id: string) =>
      id === '(back)'
        ? 'status, w którym wniosek był'
        : id === 'created'
          ? 'nowy wniosek'
          : (statuses.get(id) ?? id),
    /** 'klient: Potwierdzenie podsumowania' */
    cause: ({ event, actor }: { readonly event: string; readonly actor: string }) =>
      `${actor === '' ? 'bez zdarzenia' : (actors[actor] ?? actor)}: ${events[event] ?? event}`,
    conditions: (names: Iterable<string>) =>
      [...names]
        .map((name) => (refusals[name] === undefined ? name : `${name} („${refusals[name]}”)`))
        .join(', '),
  };
}

export type Words = ReturnType<typeof wordsOf>;

/** The effects that two places name, of which the other does not. */
export const changedEffects = (old: ReadonlySet<string>, now: ReadonlySet<string>) => [
  ...[...old.difference(now)].map((name) => ({
    key: `effect-removed ${name}`,
    sentence: `bez skutku „${name}”`,
  })),
  ...[...now.difference(old)].map((name) => ({
    key: `effect-added ${name}`,
    sentence: `nowy skutek „${name}”`,
  })),
];
