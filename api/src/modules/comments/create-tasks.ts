import { loadOrder } from '@app/db';
import { commentProblems } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { noSuchOrder } from '../../kernel/refused-rows.ts';
import { giveTask } from './give-task.ts';

/** The same task for each of the orders that there are; each cancels the active one of its order. */
export const createTasks: Command<'createTasks'> = async ({ ports, body, caller }) => {
  const at = ports.now();
  const { id: userId } = userOf(caller);
  const problems = commentProblems({ ...body, additional_task: true }, at);
  if (Object.keys(problems).length > 0) throw invalid({ ...problems });
  const slugs = [...new Set(body.slugs)];
  let told: { readonly orderId: string; readonly rung: string | null }[] = [];
  return {
    async write(tx) {
      told = [];
      const done: string[] = [];
      // In one order of slugs, so that of two commands none waits for the other's orders.
      for (const slug of slugs.toSorted()) {
        const order = await loadOrder(tx, slug);
        if (order === null || order.erasedAt !== null) continue;
        const { rung } = await giveTask(tx, order, body, { userId, at });
        told.push({ orderId: order.id, rung });
        done.push(slug);
      }
      return {
        done: slugs.filter((slug) => done.includes(slug)),
        failed: slugs.filter((slug) => !done.includes(slug)).map(noSuchOrder),
      };
    },
    committed() {
      for (const { orderId } of told) ports.changes.tell('comment', orderId);
      const [rung] = told.flatMap((one) => one.rung ?? []);
      if (rung !== undefined) ports.changes.tell('bell', rung);
    },
  };
};
