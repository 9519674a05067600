import type { OrderMessages } from '../features/order-flow/messages.d.ts';
import type { messages as accounts } from '../features/accounts/accounts.messages.ts';
import type { messages as catalogue } from '../features/catalogue/catalogue.messages.ts';
import type { messages as categoryEditor } from '../features/catalogue/category-editor.messages.ts';
import type { messages as shopCategories } from '../features/catalogue/shop/shop-categories.messages.ts';
import type { messages as tables } from '../features/catalogue/tables/tables.messages.ts';
import type { messages as chart } from '../features/chart/chart.messages.ts';
import type { messages as process } from '../features/chart/process/process.messages.ts';
import type { messages as release } from '../features/chart/release/release.messages.ts';
import type { messages as replay } from '../features/chart/replay/replay.messages.ts';
import type { messages as home } from '../features/home/home.messages.ts';
import type { messages as comments } from '../features/order-page/comments/comments.messages.ts';
import type { messages as notices } from '../features/order-page/comments/notices.messages.ts';
import type { messages as documents } from '../features/order-page/documents/documents.messages.ts';
import type { messages as moveDialog } from '../features/order-page/moves/move-dialog.messages.ts';
import type { messages as refunds } from '../features/order-page/refunds/refunds.messages.ts';
import type { messages as refundRegister } from '../features/order-page/refunds/refund-register.messages.ts';
import type { messages as files } from '../kit/files/files.messages.ts';
import type { messages as list } from '../kit/table/list.messages.ts';
import type { messages as orderData } from '../features/order-page/data/data.messages.ts';
import type { messages as orderPage } from '../features/order-page/order-page.messages.ts';
import type { messages as orderList } from '../features/order-list/order-list.messages.ts';
import type { messages as paymentsReport } from '../features/order-list/payments-report/payments-report.messages.ts';
import type { messages as savedReports } from '../features/order-list/saved-reports/saved-reports.messages.ts';
import type { messages as salesReport } from '../features/order-list/report/report.messages.ts';
import type { messages as dashboard } from '../features/order-list/dashboard/dashboard.messages.ts';
import type { messages as persons } from '../features/persons/persons.messages.ts';
import type { messages as retention } from '../features/persons/retention.messages.ts';
import type { messages as providers } from '../features/providers/providers.messages.ts';
import type { messages as orderReads } from '../features/order-page/reads/order-reads.messages.ts';
import type { messages as reads } from '../features/reads/reads.messages.ts';
import type { messages as shopWebhook } from '../features/shops/webhook/shop-webhook.messages.ts';
import type { messages as shops } from '../features/shops/shops.messages.ts';
import type { messages as imports } from '../kit/imports/imports.messages.ts';
import type { messages as ownShop } from '../features/shops/own/own-shop.messages.ts';
import type { messages as settings } from '../features/settings/settings.messages.ts';
import type { messages as account } from '../features/sign-in/account.messages.ts';
import type { messages as signIn } from '../features/sign-in/sign-in.messages.ts';
import type { messages as pageSheet } from '../kit/document/page-sheet.messages.ts';
import type { messages as turn } from '../kit/order/turn.messages.ts';
import type { messages as shared } from '../texts/shared.messages.ts';
import type { messages as panel } from './panel/panel.messages.ts';

declare module 'use-intl' {
  /** The keys that a page may ask for; each feature's stand where its catalogue is added with Texts. */
  interface AppConfig {
    Locale: 'pl';
    Messages: typeof shared &
      typeof pageSheet &
      typeof turn &
      typeof list &
      typeof panel &
      typeof account &
      typeof accounts &
      typeof home &
      typeof catalogue &
      typeof categoryEditor &
      typeof shopCategories &
      typeof tables &
      typeof orderReads &
      typeof reads &
      typeof shops &
      typeof shopWebhook &
      typeof ownShop &
      typeof imports &
      typeof chart &
      typeof process &
      typeof release &
      typeof replay &
      OrderMessages &
      typeof orderList &
      typeof dashboard &
      typeof paymentsReport &
      typeof salesReport &
      typeof savedReports &
      typeof orderPage &
      typeof orderData &
      typeof comments &
      typeof documents &
      typeof files &
      typeof notices &
      typeof moveDialog &
      typeof refunds &
      typeof refundRegister &
      typeof persons &
      typeof retention &
      typeof providers &
      typeof settings &
      typeof signIn;
  }
}
