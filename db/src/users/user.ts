import type { AccountRole } from '@app/machines/contract';
import type { Selectable } from 'kysely';
import type { Keyring } from '../sealed/keyring.ts';
import { open } from '../sealed/open.ts';
import type { UsersTable } from '../tables/accounts.ts';

/** An account. E-mail in lower case, unique. The password as an argon2id PHC string; null until one is set. */
export interface User extends Readonly<
  Omit<Selectable<UsersTable>, 'phone' | 'active' | 'passwordOutdated'>
> {
  readonly phone: string | null;
  readonly active: boolean;
  readonly passwordOutdated: boolean;
  readonly roles: readonly AccountRole[];
}

export function userFromRows(
  keys: Keyring,
  row: Selectable<UsersTable>,
  roles: readonly AccountRole[],
): User {
  return {
    ...row,
    phone: row.phone && open(keys, `users:${row.id}:phone`, row.phone),
    active: row.active === 1,
    passwordOutdated: row.passwordOutdated === 1,
    roles,
  };
}
