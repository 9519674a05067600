import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { toast } from '../../kit/toast/toasts.ts';

type Action = Parameters<typeof toast>[2];

/** A change of the ticked orders, order by order: says how many were changed, and of each other one why not. */
export function useBulkCommand(
  name: 'assignOrders' | 'createTasks',
  numberOf: (slug: string) => string,
  onDone: () => void,
  /** What may be done about those that were changed. */
  actionOf: (done: readonly string[]) => Action = () => undefined,
) {
  const t = useTranslations('orders');
  const client = useQueryClient();
  return useCommand(name, {
    onReply: async ({ done, failed }) => {
      const refused = failed.map(({ slug, sentence }) =>
        t('rowRefused', { order: numberOf(slug), why: sentence }),
      );
      const count = t('rowsDone', { done: done.length, all: done.length + failed.length });
      toast(failed.length === 0 ? 'done' : 'refused', [count, ...refused].join(' '), actionOf(done));
      onDone();
      await Promise.all(['orders', 'comments'].map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
}

/** How long 'Cofnij' stands, in milliseconds. */
const undoable = 10_000;

/** Gives orders to an administrator or to nobody; for a while each can be given back to whom it was of. */
export function useAssign(
  numberOf: (slug: string) => string,
  /** Whose an order was before; undefined where that is not known. */
  attendantOf: (slug: string) => string | null | undefined,
  onDone: () => void,
) {
  const t = useTranslations('orders');
  const back = useBulkCommand('assignOrders', numberOf, () => undefined);
  return useBulkCommand('assignOrders', numberOf, onDone, (done) => {
    const before = new Map<string | null, string[]>();
    for (const slug of done) {
      const userId = attendantOf(slug);
      if (userId === undefined) return undefined;
      before.set(userId, [...(before.get(userId) ?? []), slug]);
    }
    if (before.size === 0) return undefined;
    const giveBack = async () => {
      for (const [userId, slugs] of before) await back.send({ body: { slugs, userId } });
    };
    return { lasts: undoable, action: { label: t('undo'), press: () => void giveBack() } };
  });
}
