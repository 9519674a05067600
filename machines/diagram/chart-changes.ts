import { changeKinds, wordsOf } from './chart-change.ts';
import type { ChartChange } from './chart-change.ts';
import type { ChartDocument } from './chart-document.ts';
import { edgeChanges } from './edge-changes.ts';
import { statusChanges } from './status-changes.ts';

/** How the second chart differs from the first, the gravest first; none where both let the same happen and show the same. */
export function chartChanges(before: ChartDocument, after: ChartDocument): readonly ChartChange[] {
  const words = wordsOf(before, after);
  const all = [...statusChanges(before, after, words), ...edgeChanges(before, after, words)];
  const told = [...Map.groupBy(all, ({ kind, key }) => `${kind} ${key}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [
          {
            kind: first.kind,
            key: first.key,
            sentence: first.sentence,
            statuses: [...new Set(same.map(({ status }) => status))],
          },
        ];
  });
  return told.toSorted((one, other) => changeKinds.indexOf(one.kind) - changeKinds.indexOf(other.kind));
}
