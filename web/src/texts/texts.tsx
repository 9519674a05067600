import { useMemo } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import { messages as shared } from './shared.messages.ts';

const polish = { locale: 'pl', timeZone: 'Europe/Warsaw' } as const;

/** The Polish words of every page, for everything below; a feature adds its own with Texts. Times are Warsaw's. */
export function SharedTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider {...polish} messages={shared}>
      {children}
    </IntlProvider>
  );
}

type Catalogue = NonNullable<ComponentProps<typeof IntlProvider>['messages']>;

/** Adds a feature's catalogue (`*.messages.ts`) to the words around it. */
export function Texts({ of, children }: { of: Catalogue; children: ReactNode }) {
  const around: Catalogue = useMessages();
  const messages = useMemo(() => ({ ...around, ...of }), [around, of]);
  return (
    <IntlProvider {...polish} messages={messages}>
      {children}
    </IntlProvider>
  );
}

/** A component with its feature's catalogue around it. */
export function withTexts<P extends object>(of: Catalogue, Content: ComponentType<P>): ComponentType<P> {
  return function WithTexts(props) {
    return (
      <Texts of={of}>
        <Content {...props} />
      </Texts>
    );
  };
}
