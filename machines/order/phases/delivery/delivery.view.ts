import type { PhaseView } from '../../screen.ts';

/** What each audience sees and reads in the statuses of this phase. */
export const deliveryView: PhaseView<'delivery'> = {
  waiting_for_delivery: {
    panel: 'Oczekuje na dostawę',
    step: 'signing',
    tone: { client: 'waiting', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: 'waiting_for_delivery',
    waitsFor: 'pickup',
    documentsFor: ['pos', 'shop'],
    client: [
      {
        when: ['pos'],
        screen: 'status',
        title: 'Sprzęt czeka na odbiór',
        subtitle: 'Zabierz dowód osobisty. Adres salonu znajdziesz poniżej.',
        icon: 'success',
      },
      {
        screen: 'status',
        title: 'Zamówienie czeka na wydanie',
        subtitle: 'Sprzedawca poinformuje Cię o terminie dostawy lub odbioru.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'confirm_delivery',
        title: 'Sprzęt czeka na klienta',
        subtitle: 'Gdy klient odbierze sprzęt, podaj datę odbioru.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'confirm_delivery',
        title: 'Sprzęt czeka na klienta',
        subtitle: 'Gdy klient odbierze sprzęt, podaj datę odbioru.',
        icon: 'success',
      },
    ],
  },
  shipped: {
    panel: 'Wysłano',
    step: 'signing',
    tone: { client: 'waiting', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: 'shipped',
    waitsFor: 'shipping',
    documentsFor: ['shop'],
    client: [
      {
        screen: 'status',
        title: 'Zamówienie jest w drodze',
        subtitle: 'Sprzedawca wysłał już sprzęt do Ciebie.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'confirm_delivery',
        title: 'Sprzęt w drodze do klienta',
        subtitle: 'Gdy klient odbierze sprzęt, podaj datę odbioru.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'confirm_delivery',
        title: 'Sprzęt w drodze do klienta',
        subtitle: 'Gdy klient odbierze sprzęt, podaj datę odbioru.',
        icon: 'success',
      },
    ],
  },
  delivered: {
    panel: 'Dostarczono',
    step: 'signing',
    tone: { client: 'done', pos: 'done', offline: 'done', staff: 'done' },
    shopStatus: 'delivered',
    documentsFor: ['pos', 'shop'],
    client: [
      {
        screen: 'status',
        title: 'Zamówienie zostało dostarczone',
        subtitle: 'Umowę z harmonogramem opłat wysłaliśmy e-mailem.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'done',
        title: 'Sprzęt u klienta',
        subtitle: 'Uruchamiamy finansowanie. Datę odbioru możesz jeszcze poprawić.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'done',
        title: 'Sprzęt u klienta',
        subtitle: 'Uruchamiamy finansowanie. Datę odbioru możesz jeszcze poprawić.',
        icon: 'success',
      },
    ],
  },
};
