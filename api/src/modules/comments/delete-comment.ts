import { deleteComment as remove, loadCommentEntry, restoreComment as restore } from '@app/db';
import { notFound } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { userOf } from '../../kernel/access.ts';
import { changedReply } from './comment-replies.ts';
import { refusedChange, undoMs } from './refused-change.ts';

/** Any of the staff deletes a comment (TASK-029, 036); who did and when stays in the list. */
export const deleteComment: Command<'deleteComment'> = async ({ ports, params, caller }) => {
  const { id: userId } = userOf(caller);
  const id = params['id'] ?? '';
  let orderId = '';
  return {
    async write(tx) {
      const entry = await loadCommentEntry(tx, id);
      if (entry === null) throw notFound();
      ({ orderId } = entry.task ?? entry.comment);
      if (entry.task !== null) throw refusedChange('Zadania nie można usunąć. Rozwiąż je albo zastąp nowym.');
      if (!(await remove(tx, id, userId, ports.now()))) throw refusedChange('Ten komentarz już usunięto.');
      return changedReply(tx, id, ports.now());
    },
    ofOrder: () => orderId,
  };
};

/** Who deleted a comment takes that back. */
export const restoreComment: Command<'restoreComment'> = async ({ ports, params, caller }) => {
  const { id: userId } = userOf(caller);
  const id = params['id'] ?? '';
  let orderId = '';
  return {
    async write(tx) {
      const entry = await loadCommentEntry(tx, id);
      if (entry === null) throw notFound();
      ({ orderId } = entry.task ?? entry.comment);
      if (!(await restore(tx, id, userId, ports.now() - undoMs)))
        throw refusedChange('Tego komentarza nie można już przywrócić.');
      return changedReply(tx, id, ports.now());
    },
    ofOrder: () => orderId,
  };
};
