import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { seal } from '../sealed/seal.ts';
import { setRoles } from './set-roles.ts';
import type { User } from './user.ts';

export type NewUser = Pick<User, 'email' | 'fullName' | 'roles'> &
  Partial<Omit<User, 'version' | 'createdAt' | 'updatedAt'>>;

/** Throws a unique violation (isUniqueViolation) when the e-mail has an account. */
export async function insertUser(tx: Tx, user: NewUser, at: number): Promise<User> {
  const { id = newId(), ...given } = user;
  const whole: User = {
    passwordHash: null,
    previousPasswordHash: null,
    phone: null,
    shopId: null,
    active: true,
    passwordOutdated: false,
    passwordChangedAt: null,
    ...given,
    id,
    email: user.email.trim().toLowerCase(),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const { roles, ...columns } = whole;
  await tx.kysely
    .insertInto('users')
    .values({
      ...columns,
      phone: whole.phone === null ? null : seal(tx.keys, `users:${id}:phone`, whole.phone),
      active: bit(whole.active),
      passwordOutdated: bit(whole.passwordOutdated),
    })
    .execute();
  await setRoles(tx, id, roles);
  return whole;
}
