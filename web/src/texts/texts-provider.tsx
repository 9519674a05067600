import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { messages } from './first.messages.ts';

/** Gives everything below the Polish words of every page; those of an order's screens come with OrderTexts. Times are Warsaw's. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
      {children}
    </IntlProvider>
  );
}
