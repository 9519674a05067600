import { accountRoles, calls, type AnySchema, type Call } from '@app/machines/contract';
import { expect, test } from 'vitest';
import { readOfCall } from './read-of-call.ts';
import * as answering from './testing/answering-calls.ts';

const rows = Object.values(calls) as readonly Call[];

interface Parts {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly options?: readonly unknown[];
}

/** The names of all fields of a schema, at any depth. */
function namesIn(schema: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { entries = {}, wrapped, item, options = [] } = schema as Parts;
  for (const [name, value] of Object.entries(entries)) {
    found.add(name);
    namesIn(value, found);
  }
  for (const part of [wrapped, item, ...options]) namesIn(part, found);
  return found;
}

/** What of a person, or what people write of one, a field of such a name may hold. */
const personal = [
  ...['user_attributes', 'company_attributes', 'krs_users_attributes', 'signers_attributes'],
  ...['first_name', 'last_name', 'full_name', 'email', 'phone', 'street', 'pesel', 'series_and_number'],
  ...['bank_account_number', 'vat_id', 'company_name', 'before', 'note', 'body', 'reason', 'text', 'person'],
  'base64',
];

/** Open to accounts, or to whoever follows a client's link, who may be signed in. */
const isForAccounts = ({ roles }: Call): boolean =>
  roles.some((role) => role === 'client' || (accountRoles as readonly string[]).includes(role));

test('every call that may answer something of a client to an account is known by name, and what it answers is written down', () => {
  const found = rows.filter((row) => {
    const names = namesIn(row.reply);
    const isText = row.produces !== undefined;
    return (
      isForAccounts(row) &&
      (isText || readOfCall(row.name) !== null || personal.some((name) => names.has(name)))
    );
  });
  const expected = Object.values(answering).flat();
  expect(found.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  const kinds = rows.flatMap(({ name }) => {
    const read = readOfCall(name);
    return read === null ? [] : [`${name} ${read.kind}`];
  });
  expect(kinds.toSorted()).toEqual(
    [
      ...[...answering.orders, ...answering.parts].map((name) => `${name} order_opened`),
      ...answering.files.map((name) => `${name} file_opened`),
    ].toSorted(),
  );
});
