import { listActiveUsers, type Tx, type User } from '@app/db';
import { accountRoles, mayReadReport, type SavedReportKind } from '@app/machines/contract';
import { accessContextOf, userOf } from '../../kernel/access.ts';
import type { SessionUser } from '../../kernel/call-context.ts';
import { forbidden } from '../../kernel/errors.ts';
import type { Query } from '../../kernel/handlers.ts';
import { scopeOf } from '../order-life/authorize-order.ts';

/** Whose report it is, as far as it decides who may be sent it. */
type Owner = Pick<SessionUser, 'id' | 'email' | 'fullName' | 'roles' | 'shopId'>;

/** Throws 403 where the user may not read the report. */
export function requireReader(report: SavedReportKind, { roles }: Pick<Owner, 'roles'>): void {
  if (!mayReadReport(report, roles)) throw forbidden();
}

/** The shops among whose accounts a report of the owner's is sent; null: no shop's report. */
async function shopsOf(db: Tx, report: SavedReportKind, owner: Owner): Promise<readonly string[] | null> {
  if (report !== 'shop_sales') return null;
  const caller = { kind: 'user', user: { ...owner, confirmedAt: null } } as const;
  return (await scopeOf({ db }, accessContextOf({ caller, name: 'shopSalesReport' }))).shopIds ?? [];
}

/** Which of these accounts the owner's report may be sent to as things stand: nobody, where the owner may not read it any more. */
export async function receiversAmong(
  tx: Tx,
  report: SavedReportKind,
  owner: Owner & Pick<User, 'active'>,
  users: readonly User[],
): Promise<readonly User[]> {
  if (!owner.active || !mayReadReport(report, owner.roles)) return [];
  const shopIds = await shopsOf(tx, report, owner);
  return users.filter(
    ({ active, roles, shopId }) =>
      active &&
      mayReadReport(report, roles) &&
      (shopIds === null || (shopId !== null && shopIds.includes(shopId))),
  );
}

export const listReportRecipients: Query<'listReportRecipients'> = async ({ ports, caller, query }) => {
  const owner = userOf(caller);
  const { report } = query;
  requireReader(report, owner);
  const readers = accountRoles.filter((role) => mayReadReport(report, [role]));
  const users = await listActiveUsers(ports.db, readers, await shopsOf(ports.db, report, owner));
  return { users: users.map(({ id, fullName }) => ({ id, full_name: fullName })) };
};
