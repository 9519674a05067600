import type { Database } from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import { insertAccount } from '../../../testing/insert-account.ts';
import { runApp, seedShop } from '../../../testing/index.ts';

type List = ReplyOf<'listComments'>;
type Answer = { status: number; body: Record<string, unknown> & ReplyOf<'createComment'> };

/** 20 November 2026, 12:00 in Poland. */
export const noon = Date.UTC(2026, 10, 20, 11);

/** What the comments of a list say. */
export const bodies = ({ comments }: List) => comments.map(({ body }) => body);

/** The application at noon, Maria (superadmin), Tomasz (admin) and Piotr (pricing manager), and an order to write about. */
export async function commentedOrder(db: Database) {
  await seedShop(db);
  const world = await runApp(db);
  const people = { maria: 'superadmin', tomasz: 'admin', piotr: 'pricing_manager' } as const;
  const cookies = new Map<string, Record<string, string>>();
  const ids = new Map<string, string>();
  for (const [fullName, role] of Object.entries(people)) {
    const email = `${fullName}@test.example`;
    ids.set(fullName, await insertAccount(db, { email, roles: [role], fullName }));
    cookies.set(fullName, await world.signIn(email));
  }
  const clock = { now: noon };
  Object.assign(world.ports, { now: () => clock.now });
  const order = { id: '', slug: '', number: '' };

  const ask = async (method: string, path: string, body?: object, who = 'maria'): Promise<Answer> => {
    const answer = await world.app.request(`/api/superadmin/comments${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...cookies.get(who),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  const write = (body: string, more = {}, who = 'maria') =>
    ask('POST', '', { order_id: order.id, body, additional_task: false, ...more }, who);
  return {
    db,
    world,
    clock,
    order,
    ask,
    write,
    idOf: (who: keyof typeof people): string => ids.get(who) ?? '',
    cookieOf: (who: keyof typeof people) => cookies.get(who) ?? {},
    list: async (query: Record<string, string>): Promise<List> =>
      (await ask('GET', `/?${new URLSearchParams(query)}`)).body as unknown as List,
    /** A task of Tomasz's for three in the afternoon. */
    task: (body: string, more = {}, who = 'maria') =>
      write(
        body,
        {
          additional_task: true,
          task_type: 'completing_requests',
          due_date: '20-11-2026',
          due_time: '15:00',
          assigned_user_id: ids.get('tomasz'),
          ...more,
        },
        who,
      ),
    /** Another order, of which the next comments are, at noon. */
    async nextOrder(): Promise<void> {
      clock.now = Date.now();
      order.slug = await world.createOrder();
      const { id, siemens_id: number } = await world.read(order.slug);
      Object.assign(order, { id, number });
      clock.now = noon;
    },
  };
}
