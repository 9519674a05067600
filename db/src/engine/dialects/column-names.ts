import { CamelCasePlugin, HandleEmptyInListsPlugin, replaceWithNoncontingentExpression } from 'kysely';

/** Both engines: snake_case names in the database, and `in ()` of nothing finds nothing instead of being refused. */
export const plugins = [
  new CamelCasePlugin(),
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];

const known = new Map<string, string>();

/** Our name of a column. */
export function camelCase(name: string): string {
  const ours = known.get(name) ?? name.replace(/_([a-z\d])/gu, (_, letter: string) => letter.toUpperCase());
  known.set(name, ours);
  return ours;
}

/** A row from its values and the names of its columns. */
export function rowOf(names: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at];
  return row;
}
