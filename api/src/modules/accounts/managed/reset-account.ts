import {
  endUserSessions,
  forgetSourcesOf,
  holdUsers,
  invalidatePassword,
  noteAccountChanges,
  removeSecondFactor,
  saveUser,
  type AccountEffect,
  type Tx,
  type User,
} from '@app/db';
import { mayBlockAccount, type ReplyOf } from '@app/machines/contract';
import { userOf } from '../../../kernel/access.ts';
import type { CallRequest } from '../../../kernel/call-context.ts';
import { ApiError, forbidden, invalid } from '../../../kernel/errors.ts';
import type { Command, Commit } from '../../../kernel/handlers.ts';
import { securityEvent } from '../../../kernel/security-log.ts';
import { accountToWire, isInvited } from './account-wire.ts';
import { findAccount, managerOf, ownAccount, placeOf } from './manager.ts';
import { countPasswordLink, sendPasswordLink } from './send-password-link.ts';

type Resetting = CallRequest<'resetUser'> | CallRequest<'resetShopUser'>;

const isBlocked = (): ApiError =>
  new ApiError(409, { error: 'Konto jest zablokowane. Najpierw je odblokuj.', code: 'blocked' });

/** What the account's password is noted under once more; only its name is kept. */
const noted = (field: 'password' | 'secondFactor') => [{ field, before: undefined, after: undefined }];

function effectOf({ body }: Resetting, user: User): AccountEffect['effect'] {
  if (body.variant === 'phone') return 'textPasswordReset';
  return isInvited(user) ? 'mailNewAccount' : 'mailPasswordReset';
}

/** The account, where this caller may reset it. */
async function demandReset(tx: Tx, request: Resetting) {
  const manager = await managerOf(tx, request);
  const user = await findAccount(tx, manager, request.params['id']);
  if (!mayBlockAccount(manager.roles, placeOf(manager, user.shopId), user.roles)) throw forbidden();
  if (!user.active) throw isBlocked();
  if (request.body.variant === 'phone' && user.phone === null)
    throw invalid({ variant: 'To konto nie ma numeru telefonu' });
  return { manager, user };
}

/**
 * An administrator resets a password: it is useless from then on, whoever is signed in with it is signed out, no source
 * is known any more, and the outbox brings the owner a link to choose another, by e-mail or text message (SHOP-034, 035).
 */
async function reset(request: Resetting): Promise<Commit<ReplyOf<'resetUser'>>> {
  const { ports, source, params, caller } = request;
  const { id: by, email: account } = userOf(caller);
  const known = await findAccount(ports.db, await managerOf(ports.db, request), params['id']);
  const about = { event: 'password_reset_asked', account, subject: known.email, source } as const;
  const demand = (tx: Tx) =>
    demandReset(tx, request).catch((error: unknown) => {
      const code = error instanceof ApiError ? error.body['code'] : undefined;
      const outcome = code === 'blocked' ? 'account_blocked' : 'not_allowed';
      if (error instanceof ApiError) securityEvent(ports, { ...about, outcome });
      throw error;
    });
  await demand(ports.db);
  await countPasswordLink(request, by, known.id);
  const at = ports.now();
  return {
    async write(tx) {
      await holdUsers(tx, [by, known.id]);
      const { manager, user } = await demand(tx);
      const { id, version } = user;
      await invalidatePassword(tx, id, at);
      await endUserSessions(tx, id);
      await forgetSourcesOf(tx, id);
      const link = { userId: id, effect: effectOf(request, user), askedBy: manager.fullName };
      await sendPasswordLink(tx, link, at);
      await noteAccountChanges(tx, { id, version: version + 1 }, noted('password'), { by, at });
      return { success: true };
    },
    committed() {
      ports.wakeOutbox();
      ports.changes.tell('account', known.id);
      securityEvent(ports, { ...about, outcome: 'success' });
    },
  };
}

export const resetUser: Command<'resetUser'> = reset;
export const resetShopUser: Command<'resetShopUser'> = reset;

/** Takes away a second factor that its owner has lost, as `factor:reset` does; of his own nobody does. */
export const resetUserSecondFactor: Command<'resetUserSecondFactor'> = async (request) => {
  const { ports, source, params, caller } = request;
  const { id: by, email: account } = userOf(caller);
  const known = await findAccount(ports.db, await managerOf(ports.db, request), params['id']);
  if (known.id === by) throw ownAccount();
  const about = { event: 'second_factor', account, subject: known.email, source, fields: ['reset'] } as const;
  const at = ports.now();
  return {
    async write(tx) {
      await holdUsers(tx, [by, known.id]);
      const manager = await managerOf(tx, request);
      const user = await findAccount(tx, manager, known.id);
      const { id, version } = user;
      if (await removeSecondFactor(tx, id)) {
        await saveUser(tx, user, at);
        await noteAccountChanges(tx, { id, version: version + 1 }, noted('secondFactor'), { by, at });
      }
      await endUserSessions(tx, id);
      return accountToWire(tx, id);
    },
    committed() {
      ports.changes.tell('account', known.id);
      securityEvent(ports, { ...about, outcome: 'success' });
    },
  };
};
