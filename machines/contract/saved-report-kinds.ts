import { areaOf } from './areas.ts';
import { mayDo } from './roles.ts';
import type { AccountRole, Permission } from './roles.ts';

/** The reports that can be saved: of all shops' sales, of payments, and of the own shop's sales. */
export const savedReportKinds = ['sales', 'payments', 'shop_sales'] as const;
export type SavedReportKind = (typeof savedReportKinds)[number];

const readBy = {
  sales: 'readReports',
  payments: 'readReports',
  shop_sales: 'sellOrders',
} as const satisfies Record<SavedReportKind, Permission>;

/** Whether one of the roles may read the report itself. */
export const mayReadReport = (report: SavedReportKind, roles: readonly AccountRole[]): boolean =>
  mayDo(roles, readBy[report]);

/** Where the report stands for an account with these roles. */
export function reportPath(report: SavedReportKind, roles: readonly AccountRole[]): string {
  if (report === 'shop_sales') return '/shop/orders/report';
  return `/${areaOf(roles)}/orders/${report === 'sales' ? 'report' : 'payments_report'}`;
}
