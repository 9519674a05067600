import { changedEffects } from './chart-change.ts';
import type { ChangeKind, Difference, Words } from './chart-change.ts';
import type { ChartDocument, DocumentStatus } from './chart-document.ts';

/** What stands in both charts and is of another kind in the second: its place, what is seen, due, required and done there. */
function comparedStatus(old: DocumentStatus, now: DocumentStatus, words: Words): readonly Difference[] {
  const status = now.id;
  const found = (kind: ChangeKind, what: string, sentence: string): Difference[] => [
    { kind, key: `${what} ${status}`, sentence: `${now.name}: ${sentence}`, status },
  ];
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const required = new Set<string>(now.requires).difference(new Set<string>(old.requires));
  const dropped = new Set<string>(old.requires).difference(new Set<string>(now.requires));
  return [
    ...(old.phase === now.phase ? [] : found('changed', 'phase', 'należy do innej fazy')),
    ...(old.transient === now.transient
      ? []
      : found(
          now.transient ? 'breaking' : 'additive',
          'transient',
          now.transient ? 'wniosek już tu nie zostaje' : 'wniosek może tu zostać',
        )),
    ...(required.size > 0
      ? found('breaking', `requires +${[...required].join()}`, `wymaga też ${words.conditions(required)}`)
      : []),
    ...(dropped.size > 0
      ? found('loosened', `requires -${[...dropped].join()}`, `nie wymaga już ${words.conditions(dropped)}`)
      : []),
    ...(differs(old.deadlines, now.deadlines) ? found('changed', 'deadline', 'ma inny termin') : []),
    ...(differs(old.screens, now.screens)
      ? found('changed', 'screens', `widać inny ekran (${screenTitles(now)}, było: ${screenTitles(old)})`)
      : []),
    ...changedEffects(
      new Set(old.effects.map(({ name }) => name)),
      new Set(now.effects.map(({ name }) => name)),
    ).flatMap(({ key, sentence }) => found('changed', key, sentence)),
  ];
}

const screenTitles = ({ screens }: DocumentStatus): string =>
  [...new Set(Object.values(screens).flatMap((shown) => shown.map(({ title }) => `„${title}”`)))].join(
    ', ',
  ) || 'żaden';

/** Which statuses have come and gone, and how the others differ. */
export function statusChanges(
  before: ChartDocument,
  after: ChartDocument,
  words: Words,
): readonly Difference[] {
  const byId = ({ statuses }: ChartDocument) =>
    new Map<string, DocumentStatus>(statuses.map((each) => [each.id, each]));
  const [old, now] = [byId(before), byId(after)];
  return [
    ...[...old.values()].flatMap((each): readonly Difference[] => {
      const later = now.get(each.id);
      if (later !== undefined) return comparedStatus(each, later, words);
      const sentence = `${each.name}: nie ma już tego statusu`;
      return [{ kind: 'breaking', key: `status-removed ${each.id}`, sentence, status: each.id }];
    }),
    ...[...now.values()].flatMap(({ id, name }): Difference[] =>
      old.has(id)
        ? []
        : [{ kind: 'additive', key: `status-added ${id}`, sentence: `${name}: nowy status`, status: id }],
    ),
  ];
}
