import type { AccountPlace } from '@app/machines/contract';
import type { User } from '../../api/session.ts';

/** Who keeps accounts: a shop's administrators those of their shops, staff all. */
export type AccountsSide = 'shop' | 'staff';

/** Where an account of this shop, or of head office, belongs for the signed-in user. */
export function placeOf(side: AccountsSide, me: User, shopId: string | null): AccountPlace {
  if (shopId === null) return 'headOffice';
  if (side === 'staff') return 'other';
  return shopId === me.shop?.id ? 'own' : 'child';
}

/** The pages of accounts on one side; of a shop for staff where one is named. */
export function accountsPaths(base: string, shopId: string | null) {
  const list = shopId === null ? `${base}/users` : `${base}/shops/${shopId}/accounts/edit`;
  return {
    list,
    add: shopId === null ? `${base}/users/new` : `${base}/shops/${shopId}/accounts/new`,
    of: (id: string) => `${base}/users/${id}/edit`,
  };
}
