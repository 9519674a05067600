import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { forms } from './forms.ts';
import { withHardSpaces } from './hard-spaces.ts';
import { pages } from './pages.ts';
import { parts } from './parts.ts';

const messages = withHardSpaces({ parts, pages, forms });

/** Gives everything below the Polish words of every page; those of an order's screens come with OrderTexts. Times are Warsaw's. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
      {children}
    </IntlProvider>
  );
}
