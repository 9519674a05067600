import { listActiveUsers } from '@app/db';
import { accountRoles, mayDo } from '@app/machines/contract';
import type { Query } from '../../kernel/handlers.ts';

const roles = accountRoles.filter((role) => mayDo([role], 'manageTasks'));

/** Who may be given a task (TASK-036). */
export const listAdministrators: Query<'listAdministrators'> = async ({ ports }) => {
  const users = await listActiveUsers(ports.db, roles);
  return { users: users.map(({ id, fullName }) => ({ id, full_name: fullName })) };
};
