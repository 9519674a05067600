import { advanceOrder } from '@app/api/testing';
import { onEachDatabase } from '@app/db/testing';
import type { OrderStatus } from '@app/machines/order';
import { expect, test } from 'vitest';
import { beginWalk, startsOf } from '../api-walk/begin-walk.ts';
import { openWorld } from '../api-walk/walk-config.ts';
import { checkOrders, readHistories } from './check-orders.ts';

const forced = (to: OrderStatus) =>
  ({ actor: 'admin', event: { type: 'FORCE', to, reason: 'Próba' } }) as const;
const wayToDecision = [
  forced('complement_company_and_user'),
  { actor: 'client', event: { type: 'COMPLEMENT_COMPANY_AND_USER', companyFound: true } },
  forced('qes_selected'),
  { actor: 'client', event: { type: 'SUBMIT_COMPANY_FORM', companyFound: true, formComplete: true } },
  { actor: 'admin', event: { type: 'RECORD_IDENTITY' } },
  forced('ready_for_siemens'),
] as const;

onEachDatabase('the check after a chaos run', (open) => {
  test('finds a task that was not raised with its move, and an effect that waits for a person without a task', async () => {
    const db = await open();
    const world = await openWorld(db);
    const start = startsOf('leaseEcommerce').find(({ facts }) => facts.calculated);
    if (start === undefined) throw new Error('The shop sells no lease');
    const slug = await beginWalk(world, start);
    for (const step of wayToDecision) await advanceOrder(world.ports, { slug, ...step });
    await advanceOrder(world.ports, { slug, actor: 'system', event: { type: 'DEADLINE_PASSED' } });
    world.stop();
    const at = world.ports.now();
    const lacking = { lastError: 'IncompleteOrder: no company', personAskedAt: at };
    await db.transaction(async (tx) => {
      await tx.kysely
        .updateTable('outbox')
        .set(lacking)
        .where('effect', '=', 'submitToDecisionEngine')
        .execute();
      const rest = { doneAt: at, lastError: null, personAskedAt: null };
      await tx.kysely
        .updateTable('outbox')
        .set(rest)
        .where('effect', '!=', 'submitToDecisionEngine')
        .execute();
    });
    const found = async () => {
      const { findings } = await checkOrders(db, await readHistories(db), []);
      return findings.map(({ counts, what }) => `${counts}: ${what.replace(/^.*?…: /u, '')}`);
    };
    const unraised = 'lost: DEADLINE_PASSED to ready_for_siemens raised 1 task(s) too few';
    const withoutTask = 'lost: submitToDecisionEngine waits for a person without a task';
    await db.transaction((tx) => tx.kysely.updateTable('tasks').set({ createdAt: at }).execute());
    expect(await found()).toEqual([]);
    await db.transaction((tx) => tx.kysely.deleteFrom('tasks').execute());
    expect(await found()).toEqual([unraised, withoutTask]);
  });

  test('leaves alone a letter that waits for its time, and finds one whose time has passed', async () => {
    const db = await open();
    const world = await openWorld(db);
    const start = startsOf('leaseEcommerce').find(({ facts }) => facts.calculated);
    if (start === undefined) throw new Error('The shop sells no lease');
    const slug = await beginWalk(world, start);
    for (const step of wayToDecision) await advanceOrder(world.ports, { slug, ...step });
    world.stop();
    const found = async (letterDueAt: number) => {
      await db.transaction(async (tx) => {
        const rows = tx.kysely.updateTable('outbox');
        await rows.set({ doneAt: letterDueAt }).execute();
        const waits = { doneAt: null, attempts: 0, dueAt: letterDueAt };
        await rows.set(waits).where('effect', '=', 'sendApplicationLink').execute();
      });
      return (await checkOrders(db, await readHistories(db), [])).findings.map(({ counts }) => counts);
    };
    expect(await found(Date.now() + 600_000)).toEqual([]);
    expect(await found(Date.now() - 1)).toEqual(['lost']);
  });
});
