import type { OrderMessages } from '../features/client-order/pages/messages.d.ts';
import type { messages as home } from '../features/home/home.messages.ts';
import type { messages as comments } from '../features/order-page/comments/comments.messages.ts';
import type { messages as notices } from '../features/order-page/comments/notices.messages.ts';
import type { messages as orderPage } from '../features/order-page/order-page.messages.ts';
import type { messages as orderList } from '../features/order-list/order-list.messages.ts';
import type { messages as account } from '../features/sign-in/account.messages.ts';
import type { messages as signIn } from '../features/sign-in/sign-in.messages.ts';
import type { messages as shared } from '../texts/shared.messages.ts';
import type { messages as panel } from './panel/panel.messages.ts';

declare module 'use-intl' {
  /** The keys that a page may ask for; each feature's stand where its catalogue is added with Texts. */
  interface AppConfig {
    Locale: 'pl';
    Messages: typeof shared &
      typeof panel &
      typeof account &
      typeof home &
      OrderMessages &
      typeof orderList &
      typeof orderPage &
      typeof comments &
      typeof notices &
      typeof signIn;
  }
}
