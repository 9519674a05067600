import { holdUsers, loadShop, loadUser, saveUser, type User } from '@app/db';
import { ApiError, forbidden, notFound, unauthenticated } from '../../kernel/errors.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { userOf } from '../../kernel/access.ts';
import type { Command } from '../../kernel/handlers.ts';

const ownAccount = (): ApiError =>
  new ApiError(409, {
    error: 'Nie możesz zablokować własnego konta. Poproś innego administratora.',
    code: 'own_account',
  });

const shopBlocked = (): ApiError =>
  new ApiError(409, {
    error: 'Sklep tego konta jest zablokowany. Odblokuj sklep, a odblokujesz jego konta.',
    code: 'shop_blocked',
  });

/**
 * An administrator blocks an account or opens it again (AUTH-028, 031). Blocking signs it out everywhere and ends its
 * links; opening brings nothing back. A superadmin is blocked by superadmins alone, and nobody blocks himself, so that
 * an administrator is always left.
 */
export const setAccountActive: Command<'setAccountActive'> = async (request) => {
  const { ports, params, caller, source } = request;
  const { active } = request.body;
  const actor = userOf(caller);
  const target = await loadUser(ports.db, params['id'] ?? '');
  if (target === null) throw notFound();
  const event = active ? 'account_unblocked' : 'account_blocked';
  const about = { event, account: actor.email, subject: target.email, source } as const;
  const mayBlock = !target.roles.includes('superadmin') || actor.roles.includes('superadmin');
  if (!mayBlock || target.id === actor.id) {
    securityEvent(ports, { ...about, outcome: 'not_allowed' });
    throw mayBlock ? ownAccount() : forbidden();
  }
  return {
    async write(tx) {
      const held = await holdUsers(tx, [actor.id, target.id]);
      if (!held.has(actor.id)) throw unauthenticated();
      const now = await loadUser(tx, target.id);
      const shop = active && now?.shopId ? await loadShop(tx, now.shopId) : null;
      if (shop?.active === false) throw shopBlocked();
      if (now !== null && now.active !== active) await saveUser(tx, { ...now, active }, ports.now());
      return { user: accountOf(now && { ...now, active }) };
    },
    committed: () => securityEvent(ports, { ...about, outcome: 'success' }),
  };
};

function accountOf(user: User | null) {
  if (user === null) throw notFound();
  const { id, email, fullName, roles, active } = user;
  return { id, email, full_name: fullName, roles: [...roles], active };
}
