import { expect, test } from 'vitest';
import type { ChangeOf, Handlers } from './handlers.ts';

test('a command says its event where that carries data, and leaves it to the row where it carries none', () => {
  // The compiler judges this test: each line marked as an error has to be one.
  const said: ChangeOf<'selectMethod'> = { event: { type: 'SELECT_METHOD', method: 'qes' } };
  const inPlace: ChangeOf<'selectMethod'> = { event: null };
  const leftToRow: ChangeOf<'openPayment'> = {};
  // @ts-expect-error: SELECT_METHOD carries the method
  const silent: ChangeOf<'selectMethod'> = {};
  // @ts-expect-error: the method is missing
  const incomplete: ChangeOf<'selectMethod'> = { event: { type: 'SELECT_METHOD' } };
  // @ts-expect-error: a row whose event carries data needs a handler
  const missing: Pick<Handlers, 'selectMethod'> = {};
  const unneeded: Pick<Handlers, 'cancelOrder'> = {};
  expect([said, inPlace, leftToRow, silent, incomplete, missing, unneeded]).toHaveLength(7);
});
