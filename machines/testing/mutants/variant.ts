/** What of the chart a mutant changes. */
export type Kind =
  | 'row'
  | 'target'
  | 'guard'
  | 'actor'
  | 'effect'
  | 'fact'
  | 'deadline'
  | 'requirement'
  | 'process'
  | 'tag'
  | 'lifetime'
  | 'screen'
  | 'tone'
  | 'step'
  | 'title'
  | 'subtitle'
  | 'name';

/** A thing with one detail changed, and what that is: 'to waiting_for_delivery instead of delivered'. */
export interface Variant<T> {
  readonly kind: Kind;
  readonly what: string;
  readonly changed: T;
}

/** The same variants of the whole that has this part. */
export const within = <Part, Whole>(
  variants: readonly Variant<Part>[],
  where: string,
  put: (part: Part) => Whole,
): readonly Variant<Whole>[] =>
  variants.map(({ kind, what, changed }) => ({
    kind,
    what: where === '' ? what : `${where}: ${what}`,
    changed: put(changed),
  }));

/** The variants of each member of a list, and the list without it. */
export const ofEach = <T>(
  list: readonly T[],
  kind: Kind,
  nameOf: (member: T) => string,
  variantsOf: (member: T) => readonly Variant<T>[],
): readonly Variant<readonly T[]>[] =>
  list.flatMap((member, at) => [
    { kind, what: `without ${nameOf(member)}`, changed: list.toSpliced(at, 1) },
    ...within(variantsOf(member), nameOf(member), (changed) => list.with(at, changed)),
  ]);

/** The one that stands behind this in a list, and the first behind the last. */
export function nextTo<T>(list: readonly T[], one: T): T {
  const next = list[(list.indexOf(one) + 1) % list.length];
  if (next === undefined) throw new Error('An empty list has no other member');
  return next;
}
