import type { AnySchema } from '@app/machines/contract';
import * as v from 'valibot';

/** The part of a schema that shows where texts are sent. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly literal?: unknown;
  readonly options?: readonly (Shape | string | number)[];
}

/** A place of a body or query where a text is sent. */
export interface TextField {
  /** Its path as errors name it, with this text where the text is itself a name. */
  readonly pathWith: (text: string) => string;
  /** A text that the field's own schema takes; null where this list of samples has none. */
  readonly sample: string | null;
  /** The body with this text there and nothing else but the words that choose between kinds of an object. */
  readonly bodyWith: (text: string) => unknown;
}

type Wrap = (value: unknown) => unknown;

const samples = [
  'Kowalski',
  '12',
  '12.50',
  'jan@firma.example',
  '600700800',
  '9236388491',
  '51-315',
  '2026-01-01',
  '2026-01-01T12:00:00Z',
  '08:00',
  '90090515836',
  '61109010140000071219812874',
  'https://sklep.example/powrot',
];

const sampleOf = (shape: Shape): string | null => {
  const words = (shape.options ?? []).filter((option) => typeof option === 'string');
  return [...words, ...samples].find((text) => v.is(shape as unknown as AnySchema, text)) ?? null;
};

const join = (place: readonly string[]): string => place.join('.');

function* fieldsIn(shape: Shape, place: readonly string[], wrap: Wrap): Generator<TextField> {
  const leaf = (of: Shape, bodyWith: Wrap = wrap): TextField => ({
    pathWith: () => join(place),
    sample: sampleOf(of),
    bodyWith,
  });
  const name = (of: Shape, at: readonly string[], bodyWith: Wrap): TextField => ({
    pathWith: (text) => join([...at, text]),
    sample: sampleOf(of),
    bodyWith,
  });
  switch (shape.type) {
    case 'string':
    case 'picklist':
      // One of numbers takes no text.
      if (typeof shape.options?.[0] !== 'number') yield leaf(shape);
      return;
    case 'object': {
      const entries = Object.entries(shape.entries ?? {});
      const chosen = Object.fromEntries(
        entries.flatMap(([key, each]) => (each.type === 'literal' ? [[key, each.literal]] : [])),
      );
      for (const [key, each] of entries)
        yield* fieldsIn(each, [...place, key], (value) => wrap({ ...chosen, [key]: value }));
      return;
    }
    case 'array':
      if (shape.item !== undefined) yield* fieldsIn(shape.item, [...place, '0'], (value) => wrap([value]));
      return;
    case 'record':
      if (shape.key !== undefined) yield name(shape.key, place, (text) => wrap({ [String(text)]: 1 }));
      if (shape.value !== undefined) {
        const key = shape.key === undefined ? 'any' : (sampleOf(shape.key) ?? 'any');
        yield* fieldsIn(shape.value, [...place, key], (value) => wrap({ [key]: value }));
      }
      return;
    case 'unknown':
      yield leaf(shape);
      yield { ...leaf(shape, (text) => wrap([{ deep: text }])), pathWith: () => join([...place, '0.deep']) };
      yield name(shape, [...place, '0'], (text) => wrap([{ [String(text)]: 1 }]));
      return;
    default:
      if (shape.wrapped !== undefined) yield* fieldsIn(shape.wrapped, place, wrap);
      for (const option of shape.options ?? [])
        if (typeof option === 'object') yield* fieldsIn(option, place, wrap);
  }
}

/** Every place at any depth of a schema where a text is sent, names of a record's fields too. */
export const textFieldsOf = (schema: AnySchema): readonly TextField[] => [
  ...fieldsIn(schema as unknown as Shape, [], (value) => value),
];
