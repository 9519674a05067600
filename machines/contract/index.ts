import type * as v from 'valibot';
import { catalogueTablesCalls } from './calls/catalogue-tables.ts';
import { chartCalls } from './calls/chart.ts';
import { clientFormCalls } from './calls/client-form.ts';
import { clientReads } from './calls/client-reads.ts';
import { clientCalls } from './calls/client.ts';
import { commentsCalls } from './calls/comments.ts';
import { counterAgreementCalls } from './calls/counter-agreement.ts';
import { counterReads } from './calls/counter-reads.ts';
import { counterCalls } from './calls/counter.ts';
import { dashboardCalls } from './calls/dashboard.ts';
import { defaultCategoriesCalls } from './calls/default-categories.ts';
import { shopCategoriesCalls } from './calls/shop-categories.ts';
import { shopPartsCalls } from './calls/shop-parts.ts';
import { deskCalls } from './calls/desk.ts';
import { ecommerceOrdersCalls } from './calls/ecommerce-orders.ts';
import { filesCalls } from './calls/files.ts';
import { managedShopsCalls } from './calls/managed-shops.ts';
import { medSalesCalls } from './calls/med-sales.ts';
import { offerPdfCalls } from './calls/offer-pdf.ts';
import { moneyCalls } from './calls/money.ts';
import { orderDataCalls } from './calls/order-data.ts';
import { notificationsCalls } from './calls/notifications.ts';
import { operationsCalls } from './calls/operations.ts';
import { panelCalls } from './calls/panel.ts';
import { personsCalls } from './calls/persons.ts';
import { paymentCalls } from './calls/payments.ts';
import { processMiningCalls } from './calls/process-mining.ts';
import { readsCalls } from './calls/reads.ts';
import { reportsCalls } from './calls/reports.ts';
import { savedReportsCalls } from './calls/saved-reports.ts';
import { secondFactorCalls } from './calls/second-factor.ts';
import { sessionCalls } from './calls/session.ts';
import { settingsCalls } from './calls/settings.ts';
import { shopImportsCalls } from './calls/shop-imports.ts';
import { childShopsCalls } from './calls/child-shops.ts';
import { ownShopCalls } from './calls/own-shop.ts';
import { shopAccountsCalls } from './calls/shop-accounts.ts';
import { shopCalls } from './calls/shop.ts';
import { shopWebhooksCalls } from './calls/shop-webhooks.ts';
import { identityCalls } from './calls/identity.ts';
import { superadminCalls } from './calls/superadmin.ts';
import { usersCalls } from './calls/users.ts';
import { widgetCalls } from './calls/widget.ts';
import type { CallRow } from './call.ts';
import type { OrderReply } from './order.ts';
import type { CallerRole } from './roles.ts';

/** Written out: as one type it is too long for the compiler to print. */
type Calls = typeof sessionCalls &
  typeof identityCalls &
  typeof secondFactorCalls &
  typeof clientCalls &
  typeof clientFormCalls &
  typeof clientReads &
  typeof paymentCalls &
  typeof chartCalls &
  typeof processMiningCalls &
  typeof reportsCalls &
  typeof savedReportsCalls &
  typeof shopCalls &
  typeof ecommerceOrdersCalls &
  typeof counterCalls &
  typeof counterAgreementCalls &
  typeof offerPdfCalls &
  typeof counterReads &
  typeof settingsCalls &
  typeof superadminCalls &
  typeof orderDataCalls &
  typeof dashboardCalls &
  typeof deskCalls &
  typeof filesCalls &
  typeof moneyCalls &
  typeof commentsCalls &
  typeof panelCalls &
  typeof notificationsCalls &
  typeof operationsCalls &
  typeof personsCalls &
  typeof readsCalls &
  typeof medSalesCalls &
  typeof catalogueTablesCalls &
  typeof defaultCategoriesCalls &
  typeof shopPartsCalls &
  typeof shopCategoriesCalls &
  typeof managedShopsCalls &
  typeof shopWebhooksCalls &
  typeof shopAccountsCalls &
  typeof ownShopCalls &
  typeof childShopsCalls &
  typeof shopImportsCalls &
  typeof usersCalls &
  typeof widgetCalls;

/** Every call of the wire by its name; the API is mounted, the browser's client typed and OpenAPI written from it. */
export const calls: Calls = {
  ...sessionCalls,
  ...identityCalls,
  ...secondFactorCalls,
  ...clientCalls,
  ...clientFormCalls,
  ...clientReads,
  ...paymentCalls,
  ...chartCalls,
  ...processMiningCalls,
  // Before the orders' own addresses, one of which is '/orders/:slug'.
  ...reportsCalls,
  ...savedReportsCalls,
  // Before '/api/shop/:categories'.
  ...shopAccountsCalls,
  ...ownShopCalls,
  ...childShopsCalls,
  ...shopImportsCalls,
  ...usersCalls,
  ...shopCalls,
  ...ecommerceOrdersCalls,
  ...counterCalls,
  ...counterAgreementCalls,
  ...offerPdfCalls,
  ...counterReads,
  // Before the orders' own addresses, one of which is '/orders/:slug'.
  ...settingsCalls,
  ...superadminCalls,
  ...orderDataCalls,
  ...dashboardCalls,
  ...deskCalls,
  ...filesCalls,
  ...moneyCalls,
  ...commentsCalls,
  ...panelCalls,
  ...notificationsCalls,
  ...operationsCalls,
  ...personsCalls,
  ...readsCalls,
  ...medSalesCalls,
  // After every other call of /api/superadmin: its first part may be any word.
  ...managedShopsCalls,
  ...shopWebhooksCalls,
  ...catalogueTablesCalls,
  ...defaultCategoriesCalls,
  ...shopPartsCalls,
  ...shopCategoriesCalls,
  ...widgetCalls,
};

/** A call's name. */
export type CallName = keyof typeof calls;

/** A call that leads an order as its salesman does: whoever of head office sends it sells. */
export const isSellersCall = ({ path }: Pick<CallRow, 'path'>): boolean =>
  path.startsWith('/api/shop/') || path.startsWith('/api/superadmin/med_sales/');

/** The events of the chart that some call lets one of these roles send: a seller's calls, or all others. */
export const eventsOf = (
  roles: readonly CallerRole[],
  { asSeller }: { readonly asSeller: boolean },
): ReadonlySet<string> =>
  new Set(
    (Object.values(calls) as readonly CallRow[])
      .filter((row) => isSellersCall(row) === asSeller && row.roles.some((role) => roles.includes(role)))
      .flatMap((row) => row.events ?? []),
  );

/** The row of a call, whichever it is. */
export type Call = CallRow & { readonly name: string };

type Row<N extends CallName> = (typeof calls)[N];

/** What a call's body is, as sent. */
export type BodyOf<N extends CallName> =
  Row<N> extends { body: infer S extends v.GenericSchema } ? v.InferInput<S> : undefined;

/** What a call's query is, as sent. */
export type QueryOf<N extends CallName> =
  Row<N> extends { query: infer S extends v.GenericSchema } ? v.InferInput<S> : undefined;

/** What a call answers. */
export type ReplyOf<N extends CallName> =
  Row<N> extends { reply: infer S extends v.GenericSchema } ? v.InferOutput<S> : undefined;

/** A call that changes something, once per idempotency key. */
export type CommandName = { [N in CallName]: Row<N>['idempotent'] extends true ? N : never }[CallName];

/** A command of the order whose slug stands in its path. */
export type OrderCommandName = {
  [N in CommandName]: Row<N>['path'] extends `${string}/:slug${string}` ? N : never;
}[CommandName];

/** The events that a call may carry. */
export type CallEvent<N extends CallName> =
  Row<N> extends { events: readonly (infer E extends string)[] } ? E : never;

/** A command that carries an event and no body of its own: nothing is left to handle. */
export type EventCallName = {
  [N in OrderCommandName]: Row<N> extends { events: readonly string[] }
    ? Exclude<keyof BodyOf<N>, 'version' | 'reason' | 'reason_code' | 'preview'> extends never
      ? N
      : never
    : never;
}[OrderCommandName];

/** An order on the wire. */
export type OrderWire = v.InferOutput<typeof OrderReply>;

export type { AnySchema, CallRow, RateName } from './call.ts';
export { CalculationReply, ownFromWire } from './calculation.ts';
export { CompanyReply, consentNames, UserIn } from './company.ts';
export type { ConsentName } from './company.ts';
export { tooDeep } from './draft.ts';
export { FailedReply, InvalidReply, RefusedReply } from './errors.ts';
export { ShopEventBody } from './shop-event.ts';
export { financingTypes, salesChannels, messages } from '../fields/schemas.ts';
export { AttachmentReply, OrderReply, ShopReply } from './order.ts';
export { PersonReply } from './person.ts';
export { employeeBands, isMasked, turnoverBands } from '../fields/index.ts';
export { refusalOf, type RefusedField } from './refusals.ts';
export { chartCoverageSchema } from './calls/chart.ts';
export { savedSearches } from './calls/saved-reports.ts';
export { settingLengths } from './calls/settings.ts';
export { orderColumnLabels, orderColumns } from './order-columns.ts';
export type { OrderColumn } from './order-columns.ts';
export { passwordErrors, passwordRules } from './password.ts';
export type { SignInMethod } from './sign-in-method.ts';
export { areaOf } from './areas.ts';
export type { StaffArea } from './areas.ts';
export { activeItem, menuOf } from './menu.ts';
export { guidedAddress, newOffers, offerEntries, posProducts } from './new-offers.ts';
export type { NewOffer } from './new-offers.ts';
export { assignableRoles, mayBlockAccount, mayEditAccount, shopRoleNames } from './account-roles.ts';
export type { AccountPlace } from './account-roles.ts';
export { accountRoles, mayDo } from './roles.ts';
export type { AccountRole, CallerRole, Permission } from './roles.ts';
export { mayReadReport, reportPath } from './saved-report-kinds.ts';
export type { SavedReportKind } from './saved-report-kinds.ts';
export { weekdays } from './weekdays.ts';
export type { Weekday } from './weekdays.ts';
export { CategoriesReply } from './catalogue.ts';
export {
  groszFromWire,
  groszToWire,
  momentOrNull,
  momentToWire,
  percentToWire,
  vatIdFromWire,
} from './wire.ts';
export { defaultSettings, pageSizes } from './default-settings.ts';
export { UserSettings } from './user-settings.ts';
