import { loadUser, type Tx } from '@app/db';
import { mayDo } from '@app/machines/contract';
import { commentMessages } from '@app/machines/rules';
import { invalid } from '../../kernel/errors.ts';

/** Throws 422 where the account may have no tasks. */
export async function demandAssignee(tx: Tx, id: string): Promise<void> {
  const user = await loadUser(tx, id);
  if (user === null || !user.active || !mayDo(user.roles, 'manageTasks'))
    throw invalid({ assigned_user_id: commentMessages.noAssignee });
}
