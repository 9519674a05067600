import { insertUser, isUniqueViolation, loadUserByEmail, type Tx } from '@app/db';
import { accountRoles, type AccountRole } from '@app/machines/contract';
import { isEmail } from '@app/machines/rules';
import { command, CommandRefused, UsageError } from '../command.ts';
import { givePasswordLink, linkSentence } from '../password-link.ts';
import { shopNamed } from '../shop-named.ts';

const isShopRole = (role: AccountRole): boolean => role.startsWith('shop_');

function roleOf(given: string): AccountRole {
  const role = accountRoles.find((one) => one === given);
  if (role === undefined) throw new UsageError(`--role is one of ${accountRoles.join(', ')}`);
  return role;
}

async function refuseTaken(db: Tx, email: string): Promise<void> {
  const known = await loadUserByEmail(db, email);
  if (known === null) return;
  throw new CommandRefused(
    `${known.email} has an account already (${known.roles.join(', ')}). Nothing was changed; ` +
      `admin link --email ${known.email} gives it a new link for choosing a password.`,
  );
}

/** Makes the first administrator, and others until the panel can. No password is typed: the link lets its owner choose one. */
export const createAccount = command({
  words: 'create',
  about: 'make an account and print the one-use link by which its owner chooses a password',
  options: {
    email: { value: 'address', about: 'what the owner signs in with', required: true },
    name: { value: 'name', about: 'first name and surname; left out, the address' },
    role: { value: 'role', about: `superadmin where left out; ${accountRoles.join(', ')}` },
    shop: { value: 'client id', about: 'for roles of a shop: which one' },
  },
  async run(world, given) {
    const email = given.email.trim().toLowerCase();
    if (!isEmail(email)) throw new UsageError(`${given.email} is no e-mail address`);
    const role = roleOf(given.role ?? 'superadmin');
    if (isShopRole(role) !== (given.shop !== undefined))
      throw new UsageError(
        `${role} ${isShopRole(role) ? 'needs --shop' : 'belongs to no shop: leave --shop out'}`,
      );
    await refuseTaken(world.db, email);
    const shopId = given.shop === undefined ? null : (await shopNamed(world.db, given.shop)).id;
    const account = { email, fullName: given.name?.trim() || email, roles: [role], shopId };
    try {
      return await world.db.transaction(async (tx) => {
        const user = await insertUser(tx, account, world.now());
        return `${email} is ${role}.\n${linkSentence(await givePasswordLink(world, tx, user))}`;
      });
    } catch (error) {
      if (isUniqueViolation(error)) await refuseTaken(world.db, email);
      throw error;
    }
  },
});
