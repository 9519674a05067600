import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { messages as ofAccount } from './account.messages.ts';
import { messages as first } from '../../texts/first.messages.ts';

const messages = { ...first, ...ofAccount };

/** The first catalogue with the words of signing in and of the account, which no other page loads. */
export function AccountTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
      {children}
    </IntlProvider>
  );
}
