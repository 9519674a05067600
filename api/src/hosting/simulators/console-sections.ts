import type { ProviderName } from '../../providers/simulation/provider-name.ts';

/** A page of the console: the things of one or several providers. */
export type Section = {
  readonly path: string;
  readonly name: string;
  readonly providers: readonly ProviderName[];
  readonly empty: string;
};

/** The console's pages, in the order of an order's life. */
export const sections: readonly Section[] = [
  {
    path: 'bluemedia',
    name: 'Weryfikacja bankowa',
    providers: ['bluemedia'],
    empty: 'Tu pojawią się weryfikacje rachunków, gdy klient wybierze swój bank.',
  },
  {
    path: 'dotpay',
    name: 'Opłata wstępna',
    providers: ['dotpay'],
    empty: 'Tu pojawią się wpłaty, gdy klient przejdzie do płatności.',
  },
  {
    path: 'autenti',
    name: 'Tożsamość i podpisy',
    providers: ['autenti'],
    empty: 'Tu pojawią się dokumenty wysłane do podpisu.',
  },
  {
    path: 'decision-engine',
    name: 'Decyzje',
    providers: ['decision-engine'],
    empty: 'Tu pojawią się wnioski wysłane do decyzji.',
  },
  {
    path: 'courier',
    name: 'Kurier',
    providers: ['courier'],
    empty: 'Tu pojawią się umowy wysłane kurierem.',
  },
  {
    path: 'messages',
    name: 'E-maile i SMS-y',
    providers: ['mail', 'sms'],
    empty: 'Tu pojawią się wysłane wiadomości.',
  },
  {
    path: 'registry',
    name: 'Rejestr firm',
    providers: ['registry'],
    empty: 'GUS i KRS odpowiadają same, według tabeli.',
  },
  {
    path: 'identity',
    name: 'Logowanie',
    providers: ['identity'],
    empty: 'Tu pojawią się logowania kartą PKI i kontem sieciowym. Zaczynają się na stronie logowania.',
  },
];
