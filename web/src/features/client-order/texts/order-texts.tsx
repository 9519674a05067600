import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { messages as ofAccount } from '../../sign-in/account.messages.ts';
import { messages as first } from '../../../texts/first.messages.ts';
import { messages as ofOrder } from './order.messages.ts';

const messages = { ...first, ...ofOrder };

/** The whole catalogue, for what shows an order's screens. */
export function OrderTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
      {children}
    </IntlProvider>
  );
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'pl';
    Messages: typeof messages & typeof ofAccount;
  }
}
