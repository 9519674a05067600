import { calls, type Call, type CallName } from '@app/machines/contract';
import { covetedFields } from '@app/machines/testing';

/** The part of a schema that shows which fields a body may have. */
interface Shape {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly Shape[];
}

/** The fields of an object, of all its kinds where it has several; undefined of anything else. */
const fieldsOf = ({ entries, options }: Shape): Shape['entries'] =>
  entries ??
  (options?.some((kind) => kind.entries) ? Object.assign({}, ...options.map(fieldsOf)) : undefined);

function planted(shape: Shape | undefined, value: unknown): unknown {
  if (shape?.wrapped !== undefined) return planted(shape.wrapped, value);
  if (Array.isArray(value)) return value.map((one) => planted(shape?.item, one));
  const entries = shape && fieldsOf(shape);
  if (entries === undefined || typeof value !== 'object' || value === null) return value;
  const strange = Object.entries(covetedFields).filter(([name]) => !Object.hasOwn(entries, name));
  const own = Object.entries(value).map(([name, one]) => [name, planted(entries[name], one)]);
  return Object.fromEntries([...strange, ...own]);
}

/** The call's body with the coveted fields at every depth, but where the call itself has a field of that name. */
export const withCovetedFields = (name: CallName, body: unknown): unknown =>
  planted((calls[name] as Call).body as Shape | undefined, body);
