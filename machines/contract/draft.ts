import * as v from 'valibot';
import { isPlainText } from '../rules/index.ts';
import { messages, text } from '../fields/schemas.ts';

/** The message for what lies deeper than anybody types. */
export const tooDeep = 'Te dane są zagnieżdżone zbyt głęboko';

/** How deep values may lie in each other; the form's own reach 5: company, persons, one of them, its address, the street. */
const deepest = 12;

type Place = readonly (string | number)[];

interface DraftError {
  readonly place: Place;
  readonly message: string;
}

/** Each text of a draft, the names of its fields too, that holds hidden characters, and each value that lies too deep. */
function* errorsOf(value: unknown, place: Place): Generator<DraftError> {
  if (typeof value === 'string' && !isPlainText(value)) yield { place, message: messages.hidden };
  if (typeof value !== 'object' || value === null) return;
  if (place.length >= deepest) {
    yield { place, message: tooDeep };
    return;
  }
  for (const [name, child] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const at = [...place, name];
    if (typeof name === 'string' && !isPlainText(name)) yield { place: at, message: messages.hidden };
    yield* errorsOf(child, at);
  }
}

const pathOf = (place: Place, input: unknown): [v.IssuePathItem, ...v.IssuePathItem[]] =>
  place.map((key) => ({ type: 'unknown', origin: 'value', input, key, value: undefined })) as [
    v.IssuePathItem,
    ...v.IssuePathItem[],
  ];

/** What an autosave may hold: anything that was typed, bounded in size by the call's body limit and in depth. */
export const DraftOrder = v.pipe(
  v.record(text(64), v.unknown()),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { place, message } of errorsOf(dataset.value, []))
      addIssue({ message, path: pathOf(place, dataset.value) });
  }),
);
