import type { Facts, OrderStatus } from '@app/machines/order';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkHistory, listOrderEvents } from '../order-history.queries.ts';
import { loadOrderById } from '../order.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { appendOrderEvent } from '../testing/test-queries.ts';
import { evidenceBeforeVersion2 } from './0020-evidence-before-version-2.ts';
import { columnTypes } from './column-types.ts';

type Step = readonly [event: string, to: OrderStatus];

const sent: readonly Step[] = [
  ['SUBMIT_COMPANY_FORM', 'form_saved'],
  ['RECORD_IDENTITY', 'identity_confirmed'],
];
const proposed: readonly Step[] = [...sent, ['DECISION_CONDITIONAL', 'conditional_decision_ok']];

const histories: Readonly<Record<string, readonly [readonly Step[], Partial<Facts>]>> = {
  'nothing was sent': [[], {}],
  'the form was sent': [sent, { formSubmitted: true }],
  'the form was opened again': [[...sent, ['MOVE_TO_PREVIOUS', 'salesman_form_opened']], {}],
  'the order was forced past the form': [[['FORCE', 'form_saved']], {}],
  'other terms were proposed': [proposed, { formSubmitted: true, proposal: true }],
  'the terms were accepted': [
    [...proposed, ['ACCEPT_CONDITIONS', 'client_conditional_decision_accepted']],
    { formSubmitted: true, proposal: true, conditionsAccepted: true },
  ],
  'the order was judged again': [
    [...proposed, ['REOPEN_DECISION', 'ready_for_siemens']],
    { formSubmitted: true },
  ],
};

onEachDatabase('a database of the release before', (open) => {
  test.each(Object.entries(histories))('learns from the history that %s', async (_what, [steps, proven]) => {
    const db = await open();
    const { id } = await makeOrder(db, await makeShop(db, 'shop'));
    await db.transaction(async (tx) => {
      const order = await loadOrderById(tx, id);
      if (order === null) throw new Error('There is no such order');
      const {
        formSubmitted: _form,
        proposal: _proposal,
        conditionsAccepted: _accepted,
        ...facts
      } = order.facts;
      let status = order.status;
      const row = {
        actor: 'system',
        userId: null,
        reason: null,
        forced: false,
        at: noon,
        chartHash: 'chart',
        edges: [],
      } as const;
      const append = (
        seq: number,
        event: string,
        fromStatus: OrderStatus | null,
        toStatus: OrderStatus,
        factsPatch: object,
      ) =>
        appendOrderEvent(tx, {
          ...row,
          orderId: id,
          seq,
          event,
          fromStatus,
          toStatus,
          visited: [toStatus],
          factsPatch,
        });
      await append(1, 'CREATE', null, status, facts);
      for (const [at, [event, to]] of steps.entries()) {
        await append(at + 2, event, status, to, {});
        status = to;
      }
      const version = steps.length + 1;
      const stored = { status, version, facts: JSON.stringify(facts) };
      await tx.kysely.updateTable('orders').set(stored).where('id', '=', id).execute();
      for (const statement of evidenceBeforeVersion2(columnTypes[db.dialect]))
        await sql.raw(statement).execute(tx.kysely);
      const learned = { formSubmitted: false, proposal: false, conditionsAccepted: false, ...proven };
      expect(await loadOrderById(tx, id)).toMatchObject({
        status,
        version: version + 1,
        facts: { ...facts, ...learned },
      });
      expect(await checkHistory(tx, id)).toBeNull();
      expect((await listOrderEvents(tx, id)).at(-1)).toMatchObject({
        factsPatch: learned,
        visited: [],
        reason: 'przed wersją 2',
      });
    });
  });
});
