import { loadOrder, type Database } from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import { insertAccount, runApp, seedShop, type RunningApp } from '../../../testing/index.ts';
import { advanceOrder } from '../../order-life/advance-order.ts';

type Found = ReplyOf<'findPerson'>;

/** Why a test's person asks. */
export const why = { reason: 'List z 28 listopada' };

/** Nothing of the order is to be done any more. */
async function quiet(db: Database, slug: string): Promise<void> {
  const { id = '' } = (await loadOrder(db, slug)) ?? {};
  const due = () =>
    db.kysely
      .selectFrom('outbox')
      .select('id')
      .where('orderId', '=', id)
      .where('doneAt', 'is', null)
      .where('dueAt', '<=', Date.now())
      .execute();
  while ((await due()).length > 0) await new Promise((resolve) => setImmediate(resolve));
  await db.transaction(async (tx) => {
    await tx.kysely.deleteFrom('outbox').where('orderId', '=', id).where('doneAt', 'is', null).execute();
    await tx.kysely.updateTable('tasks').set({ status: 'solved' }).where('orderId', '=', id).execute();
  });
}

/** An application with a superadmin who answers persons, and the client of its tests. */
export async function askingWorld(open: () => Promise<Database>) {
  const db = await open();
  await seedShop(db);
  const world: RunningApp = await runApp(db, {}, { level: 'info' });
  await insertAccount(db, { email: 'iod@test.example', roles: ['superadmin'] });
  const headers = await world.signIn('iod@test.example');
  const post = async (path: string, body: object): Promise<Response> =>
    world.app.request(`/api/superadmin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), ...headers },
      body: JSON.stringify(body),
    });
  return {
    world,
    db,
    headers,
    post,
    pesel: { by: 'pesel', value: world.person.pesel } as const,
    find: async (sought: object): Promise<Found> =>
      (await (await post('persons/searches', sought)).json()) as Found,
    /** An order that was sent and cancelled afterwards. */
    async canceled(): Promise<string> {
      const slug = await world.createOrder();
      await world.fillIn(slug, 'qes');
      await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
      await quiet(db, slug);
      return slug;
    },
  };
}

/** What askingWorld answers. */
export type AskingWorld = Awaited<ReturnType<typeof askingWorld>>;
