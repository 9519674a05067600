import { expect, test } from 'vitest';
import { calls, type Call } from './index.ts';

/** An address with whatever stands for its parameters: two calls of one such address answer for each other. */
const addressOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  `${method} ${path.replaceAll(/:[a-z_]+/gu, ':')}`;

test('no two calls have one address', () => {
  const named = new Map<string, string[]>();
  for (const call of Object.values(calls) as readonly Call[])
    for (const path of call.alias === undefined ? [call.path] : [call.path, call.alias])
      named.set(addressOf({ ...call, path }), [
        ...(named.get(addressOf({ ...call, path })) ?? []),
        call.name,
      ]);
  expect([...named].filter(([, names]) => names.length > 1)).toEqual([]);
});
