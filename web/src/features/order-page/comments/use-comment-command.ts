import type { CallName } from '@app/machines/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { commentsKey } from './comments-query.ts';

type Name = Extract<CallName, `${string}Comment`>;
type Failure = 'added' | 'deleted' | 'restored' | 'solved' | 'changed';

/** A change of a comment or task that says in passing that it was made or why not, and reads the lists again (TASK-032 to 035). */
export function useCommentCommand<N extends Name>(
  name: N,
  failure: Failure,
  onReply: (reply: Reply<N>) => void,
  /** Whether the command is busy until the lists are read again. */
  { waits = true }: { waits?: boolean } = {},
) {
  const t = useTranslations('comments');
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: commentsKey });
  return useCommand(name, {
    onReply: async (reply) => {
      onReply(reply);
      const read = reread();
      if (waits) await read;
    },
    onRefused: async ({ reason }) => {
      toast('refused', t(`not.${failure}`, { why: reason }));
      await reread();
    },
    onFailure: ({ serverMessage, message }) =>
      void toast('refused', t(`not.${failure}`, { why: serverMessage ?? message })),
  });
}

/** How long 'Cofnij' stands, in milliseconds. */
const undoable = 10_000;

/** Solves a task, which can be taken back for a while. */
export function useSolve() {
  const t = useTranslations('comments');
  const reopen = useReopen();
  const { send, busy } = useCommentCommand('updateComment', 'solved', ({ comment: { id } }) =>
    toast('done', t('done.solved'), {
      lasts: undoable,
      action: { label: t('undo'), press: () => reopen(id) },
    }),
  );
  return { solve: (id: string) => void send({ params: { id }, body: { taskStatus: 'solved' } }), busy };
}

export function useReopen() {
  const t = useTranslations('comments');
  const { send } = useCommentCommand('updateComment', 'changed', () => toast('done', t('done.reopened')));
  return (id: string) => void send({ params: { id }, body: { taskStatus: 'active' } });
}

/** Deletes a comment, which can be taken back for a while. */
export function useDelete() {
  const t = useTranslations('comments');
  const restore = useRestore();
  const { send, busy } = useCommentCommand('deleteComment', 'deleted', ({ comment: { id } }) =>
    toast('done', t('done.deleted'), {
      lasts: undoable,
      action: { label: t('undo'), press: () => restore(id) },
    }),
  );
  return { remove: (id: string) => void send({ params: { id }, body: {} }), busy };
}

export function useRestore() {
  const t = useTranslations('comments');
  const { send } = useCommentCommand('restoreComment', 'restored', () => toast('done', t('done.restored')));
  return (id: string) => void send({ params: { id }, body: {} });
}
