import { isDeepStrictEqual } from 'node:util';
import {
  countOtherAccounts,
  endPasswordLinks,
  holdShop,
  holdUsers,
  loadShop,
  noteAccountChanges,
  saveUser,
  type AccountEffect,
  type Tx,
  type User,
} from '@app/db';
import {
  assignableRoles,
  mayBlockAccount,
  mayEditAccount,
  messages,
  type BodyOf,
  type ReplyOf,
} from '@app/machines/contract';
import { userOf } from '../../../kernel/access.ts';
import type { CallRequest } from '../../../kernel/call-context.ts';
import { ApiError, forbidden, invalid } from '../../../kernel/errors.ts';
import type { Command, Commit } from '../../../kernel/handlers.ts';
import { securityEvent } from '../../../kernel/security-log.ts';
import { tellFormerAddress } from '../address-letter.ts';
import { accountToWire, isInvited } from './account-wire.ts';
import { asTaken, fieldsOf, refuseRoles, refuseTakenEmail } from './create-account.ts';
import { findAccount, managerOf, ownAccount, placeOf, shopBlocked, type Manager } from './manager.ts';
import { countPasswordLink, sendPasswordLink } from './send-password-link.ts';

const lastAdministrator = (): ApiError =>
  new ApiError(409, {
    error: 'To ostatni aktywny superadministrator tego sklepu. Najpierw nadaj tę rolę innemu kontu.',
    code: 'last_administrator',
  });

const fields = ['email', 'fullName', 'phone', 'roles', 'active'] as const;

/** Which fields differ; of what says who somebody is, the values are left out. */
const changesOf = (before: User, after: User) =>
  fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({
      field,
      ...(field === 'roles' || field === 'active'
        ? { before: before[field], after: after[field] }
        : { before: undefined, after: undefined }),
    }));

/** Throws where what is sent may not be done by this manager with this account. */
function demandRight(manager: Manager, account: User, body: BodyOf<'updateUser'>, next: User): void {
  const place = placeOf(manager, account.shopId);
  if (body.active !== undefined && !mayBlockAccount(manager.roles, place, account.roles)) throw forbidden();
  if (body.user !== undefined && !mayEditAccount(manager.roles, place, account.roles)) throw forbidden();
  const own = (field: (typeof fields)[number]) => isDeepStrictEqual(account[field], next[field]);
  if (account.id === manager.id && !(own('email') && own('roles') && own('active'))) throw ownAccount();
  if (body.user !== undefined) refuseRoles(next.roles, assignableRoles(manager.roles, place));
}

/** Throws 409 where the shop would be left without an active main administrator that it has. */
async function keepLastAdministrator(tx: Tx, before: User, after: User): Promise<void> {
  const leads = ({ active, roles }: User) => active && roles.includes('shop_superadmin');
  if (before.shopId === null || !leads(before) || leads(after)) return;
  const role = { shopId: before.shopId, role: 'shop_superadmin', except: before.id } as const;
  if ((await countOtherAccounts(tx, role)) === 0) throw lastAdministrator();
}

/** How an account without a password gets its link where the one before went elsewhere; null where it did not. */
function linkEffect(before: User, after: User): AccountEffect['effect'] | null {
  if (after.email !== before.email) return isInvited(after) ? 'mailNewAccount' : 'mailPasswordReset';
  // Who was only invited got it by e-mail.
  if (after.phone === before.phone || isInvited(after)) return null;
  return after.phone === null ? 'mailPasswordReset' : 'textPasswordReset';
}

/** 409: somebody has changed the account since it was read; it comes along as it is now. */
const versionConflict = async (tx: Tx, id: string): Promise<ApiError> =>
  new ApiError(409, {
    error: 'Ktoś zmienił to konto w międzyczasie. Wczytaj je jeszcze raz.',
    code: 'version',
    ...(await accountToWire(tx, id)),
  });

/** Writes what is sent, decided on manager and account as the transaction holds them; answers which fields changed. */
async function write(tx: Tx, request: Updating, known: User, at: number): Promise<readonly string[]> {
  const { body, caller } = request;
  if (known.shopId !== null) await holdShop(tx, known.shopId);
  await holdUsers(tx, [userOf(caller).id, known.id]);
  const manager = await managerOf(tx, request);
  const account = await findAccount(tx, manager, known.id);
  const next: User = {
    ...account,
    ...(body.user !== undefined && fieldsOf(body.user)),
    active: body.active ?? account.active,
  };
  demandRight(manager, account, body, next);
  if (body.user !== undefined && body.version !== account.version) throw await versionConflict(tx, known.id);
  await keepLastAdministrator(tx, account, next);
  const shop = next.active && !account.active && next.shopId ? await loadShop(tx, next.shopId) : null;
  if (shop?.active === false)
    throw shopBlocked('Sklep tego konta jest zablokowany. Odblokuj sklep, a odblokujesz jego konta.');
  const isMoved = next.email !== account.email;
  if (isMoved) await refuseTakenEmail(tx, next.email, next.id);
  const changed = changesOf(account, next);
  if (changed.length === 0) return [];
  await saveUser(tx, next, at).catch(asTaken);
  const { id, version } = account;
  await noteAccountChanges(tx, { id, version: version + 1 }, changed, { by: manager.id, at });
  if (isMoved) await tellFormerAddress(tx, account, manager.fullName, at);
  const effect = linkEffect(account, next);
  // A link that went to the address or telephone before opens nothing any more.
  if (effect !== null) await endPasswordLinks(tx, id);
  if (effect !== null && next.active && next.passwordHash === null)
    await sendPasswordLink(tx, { userId: id, effect, askedBy: manager.fullName }, at);
  return changed.map(({ field }) => field);
}

type Updating = CallRequest<'updateUser'> | CallRequest<'updateShopUser'>;

/**
 * Edits an account, or blocks it and opens it again (AUTH-028, 031). Blocking and other roles sign it out everywhere at
 * once; opening brings nothing back. Nobody blocks himself or gives himself a role, so that an administrator is always left.
 */
async function update(request: Updating): Promise<Commit<ReplyOf<'updateUser'>>> {
  const { ports, params, caller, source, body } = request;
  if (body.user === undefined && body.active === undefined) throw invalid({ user: messages.required });
  if (body.user !== undefined && body.version === undefined) throw invalid({ version: messages.number });
  const known = await findAccount(ports.db, await managerOf(ports.db, request), params['id']);
  const { email, phone } = body.user === undefined ? known : fieldsOf(body.user);
  if (email !== known.email || phone !== known.phone)
    await countPasswordLink(request, userOf(caller).id, null);
  const event = {
    undefined: 'account_changed',
    true: 'account_unblocked',
    false: 'account_blocked',
  } as const;
  const about = {
    event: event[`${body.active}`],
    account: userOf(caller).email,
    subject: known.email,
    source,
  };
  const at = ports.now();
  let changed: readonly string[] = [];
  return {
    async write(tx) {
      try {
        changed = await write(tx, request, known, at);
        return await accountToWire(tx, known.id);
      } catch (error) {
        if (error instanceof ApiError) securityEvent(ports, { ...about, outcome: 'not_allowed' });
        throw error;
      }
    },
    committed() {
      securityEvent(ports, { ...about, outcome: 'success', ...(body.user && { fields: changed }) });
      if (changed.includes('email') || changed.includes('phone')) ports.wakeOutbox();
      if (changed.includes('roles') || changed.includes('active')) ports.changes.tell('account', known.id);
    },
  };
}

export const updateUser: Command<'updateUser'> = update;
export const updateShopUser: Command<'updateShopUser'> = update;
