import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { withHardSpaces } from './hard-spaces.ts';
import { pl } from './pl.ts';

const messages = withHardSpaces(pl);

/** The whole catalogue, for what shows an order's screens: 8 kB that the first paint of other pages does not load. */
export function OrderTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
      {children}
    </IntlProvider>
  );
}
