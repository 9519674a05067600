import {
  holdShop,
  holdUsers,
  insertUser,
  isUniqueViolation,
  loadShop,
  loadUserByEmail,
  noteAccountChanges,
  type Tx,
  type User,
} from '@app/db';
import {
  assignableRoles,
  messages,
  type AccountRole,
  type BodyOf,
  type ReplyOf,
} from '@app/machines/contract';
import { normalisePhone } from '@app/machines/rules';
import { userOf } from '../../../kernel/access.ts';
import type { CallRequest } from '../../../kernel/call-context.ts';
import { ApiError, forbidden, invalid, notFound } from '../../../kernel/errors.ts';
import type { Command, Commit } from '../../../kernel/handlers.ts';
import { securityEvent } from '../../../kernel/security-log.ts';
import { accountToWire } from './account-wire.ts';
import { demandShop, managerOf, placeOf, shopBlocked, type Manager } from './manager.ts';
import { countPasswordLink, sendPasswordLink } from './send-password-link.ts';

type SentFields = Pick<NonNullable<BodyOf<'updateUser'>['user']>, 'email' | 'full_name' | 'phone' | 'roles'>;

/** What an account's form says, as the account holds it. */
export const fieldsOf = ({ email, full_name: fullName, phone, roles }: SentFields) => ({
  email: email.trim().toLowerCase(),
  fullName: fullName.trim(),
  phone: phone === null || phone === undefined ? null : normalisePhone(phone),
  roles: [...new Set(roles)].toSorted(),
});

export const emailTaken = (): ApiError => invalid({ 'user.email': messages.emailTaken });

/** Throws 422 where another account has the e-mail; asked last, so that it answers nobody who may not do the rest. */
export async function refuseTakenEmail(tx: Tx, email: string, id: string | null): Promise<void> {
  const other = await loadUserByEmail(tx, email);
  if (other !== null && other.id !== id) throw emailTaken();
}

/** What writing an account throws where somebody takes its e-mail at the same time. */
export const asTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? emailTaken() : error;
};

/** Throws 422 where one of the roles is not to be given. */
export function refuseRoles(roles: readonly AccountRole[], assignable: readonly AccountRole[]): void {
  if (!roles.every((role) => assignable.includes(role)))
    throw invalid({ 'user.roles': 'Nie możesz nadać tej roli w tym miejscu' });
}

/** Holds the shops before who adds accounts to them, as whoever blocks a shop does: an account is added before that or not at all. */
export async function holdShopsAndUsers(
  tx: Tx,
  shopIds: readonly (string | null | undefined)[],
  managerId: string,
): Promise<void> {
  const named = shopIds.flatMap((id) => (id === null || id === undefined || id === '' ? [] : [id]));
  for (const shopId of [...new Set(named)].toSorted()) await holdShop(tx, shopId);
  await holdUsers(tx, [managerId]);
}

/** Adds an account where its manager may; throws for every reason that the call of one account has. */
export async function insertManaged(
  tx: Tx,
  manager: Manager,
  { shop_id: sentShop, ...sent }: BodyOf<'createUser'>['user'],
  at: number,
): Promise<User> {
  const shopId = sentShop ?? manager.shopId;
  demandShop(manager, shopId);
  const shop = shopId === null ? null : await loadShop(tx, shopId);
  if (shopId !== null && shop === null) throw notFound();
  const assignable = assignableRoles(manager.roles, placeOf(manager, shopId));
  if (assignable.length === 0) throw forbidden();
  const fields = fieldsOf(sent);
  refuseRoles(fields.roles, assignable);
  if (shop?.active === false)
    throw shopBlocked('Sklep jest zablokowany. Odblokuj go, a dodasz do niego konta.');
  await refuseTakenEmail(tx, fields.email, null);
  const user = await insertUser(tx, { ...fields, shopId }, at).catch(asTaken);
  const created = [{ field: 'created', before: undefined, after: undefined }];
  await noteAccountChanges(tx, user, created, { by: manager.id, at });
  return user;
}

async function create(
  request: CallRequest<'createUser'> | CallRequest<'createShopUser'>,
): Promise<Commit<ReplyOf<'createUser'>>> {
  const { ports, caller, body, source } = request;
  const { id, email: account } = userOf(caller);
  const about = { event: 'account_created', account, subject: body.user.email, source } as const;
  // Whoever asks for e-mails one after another, to learn which have accounts, is counted too.
  await countPasswordLink(request, id, null);
  const at = ports.now();
  return {
    async write(tx) {
      try {
        await holdShopsAndUsers(tx, [body.user.shop_id ?? userOf(caller).shopId], id);
        const manager = await managerOf(tx, request);
        const user = await insertManaged(tx, manager, body.user, at);
        const link = { userId: user.id, effect: 'mailNewAccount', askedBy: manager.fullName } as const;
        await sendPasswordLink(tx, link, at);
        return await accountToWire(tx, user.id);
      } catch (error) {
        if (error instanceof ApiError) securityEvent(ports, { ...about, outcome: 'not_allowed' });
        throw error;
      }
    },
    committed() {
      ports.wakeOutbox();
      securityEvent(ports, { ...about, outcome: 'success' });
    },
  };
}

export const createUser: Command<'createUser'> = create;
export const createShopUser: Command<'createShopUser'> = create;
