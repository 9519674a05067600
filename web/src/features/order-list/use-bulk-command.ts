import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { toast } from '../../kit/toast/toasts.ts';

/** A change of the ticked orders, order by order: says how many were changed, and of each other one why not. */
export function useBulkCommand(
  name: 'assignOrders' | 'createTasks',
  numberOf: (slug: string) => string,
  onDone: () => void,
) {
  const t = useTranslations('orders');
  const client = useQueryClient();
  return useCommand(name, {
    onReply: async ({ done, failed }) => {
      const refused = failed.map(({ slug, sentence }) =>
        t('rowRefused', { order: numberOf(slug), why: sentence }),
      );
      const count = t('rowsDone', { done: done.length, all: done.length + failed.length });
      toast(failed.length === 0 ? 'done' : 'refused', [count, ...refused].join(' '));
      onDone();
      await Promise.all(['orders', 'comments'].map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
}
