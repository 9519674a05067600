import { expect, test } from 'vitest';
import { calls, type Call } from '../../contract/index.ts';
import { expectedRows } from './tables.ts';
import { partsOf } from './terms.ts';

/** The tables' words for providers, and those that are about a body. */
const spelt: Readonly<Record<string, string | null>> = {
  'provider-a': 'bluemedia',
  'provider-b': 'dotpay',
  accept: null,
  reject: null,
};
/** The agreement is drawn by ourselves: no provider reports it. */
const own = 'agreement generator callback';

const carrying = (event: string): readonly Call[] =>
  Object.values<Call>(calls).filter(({ events = [] }) => events.includes(event));

/** Whether a call is the designed one: 'PUT superadmin statuses' says its method and parts of its path. */
function isDesigned({ method, path, roles }: Call, said: string): boolean {
  if (/ (?:callback|notification)$/u.test(said)) return roles.some((role) => role === 'provider');
  const [methods = '', ...words] = said.split(' ');
  const parts = words
    .flatMap((word) => word.split('/'))
    .map((word) => (word in spelt ? spelt[word] : word))
    .filter((word) => word);
  return methods.split('/').includes(method) && parts.every((part) => path.split('/').includes(part ?? ''));
}

const designed = expectedRows('transitions').flatMap(({ event = '', call = '' }) =>
  partsOf(call.replaceAll(/\/?\{slug\}|\([^)]*\)/gu, ''), ';').map((said) => [event, said] as const),
);
const distinct = [...new Map(designed.map((row) => [row.join(), row])).values()];

test.each(distinct.filter(([, said]) => said !== own))('%s comes by the designed call: %s', (event, said) => {
  expect(carrying(event).some((call) => isDesigned(call, said))).toBe(true);
});
