import { assignOrders as assign, loadUser } from '@app/db';
import { mayDo } from '@app/machines/contract';
import { invalid } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { noSuchOrder } from '../../kernel/refused-rows.ts';

/** Gives orders to an active administrator, or to nobody. */
export const assignOrders: Command<'assignOrders'> = async ({ body }) => ({
  async write(tx) {
    const { slugs, user_id: userId } = body;
    const user = userId === null ? null : await loadUser(tx, userId);
    if (userId !== null && (user === null || !user.active || !mayDo(user.roles, 'administerOrders')))
      throw invalid({ user_id: 'Wybierz opiekuna z listy' });
    const given = await assign(tx, slugs, userId);
    return {
      done: slugs.filter((slug) => given.includes(slug)),
      failed: slugs.filter((slug) => !given.includes(slug)).map(noSuchOrder),
    };
  },
});
