import { CamelCasePlugin, HandleEmptyInListsPlugin, replaceWithNoncontingentExpression } from 'kysely';

/** Both engines: snake_case names in the database, and `in ()` of nothing finds nothing instead of being refused. */
export const plugins = [
  new CamelCasePlugin(),
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];
