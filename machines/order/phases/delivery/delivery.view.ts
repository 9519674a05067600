import { success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';

/** What each audience sees and reads in the statuses of this phase. */
export const deliveryView: PhaseView<'delivery'> = {
  waiting_for_delivery: {
    panel: 'Oczekuje na dostawę',
    tone: { client: 'waiting', salesman: 'current', staff: 'waiting' },
    shopStatus: 'waiting_for_delivery',
    waitsFor: 'pickup',
    documentsFor: ['pos', 'shop'],
    client: [
      {
        when: ['pos'],
        ...success(
          'status',
          'Sprzęt czeka na odbiór',
          'Zabierz dowód osobisty. Adres salonu znajdziesz poniżej.',
        ),
      },
      success(
        'status',
        'Zamówienie czeka na wydanie',
        'Sprzedawca poinformuje Cię o terminie dostawy lub odbioru.',
      ),
    ],
    salesman: success(
      'confirm_delivery',
      'Sprzęt czeka na klienta',
      'Gdy klient odbierze sprzęt, podaj datę odbioru.',
    ),
  },
  shipped: {
    panel: 'Wysłano',
    tone: { client: 'waiting', salesman: 'current', staff: 'waiting' },
    shopStatus: 'shipped',
    waitsFor: 'shipping',
    documentsFor: ['shop'],
    client: success('status', 'Zamówienie jest w drodze', 'Sklep wysłał już paczkę do Ciebie.'),
    salesman: success(
      'confirm_delivery',
      'Sprzęt w drodze do klienta',
      'Gdy klient odbierze sprzęt, podaj datę odbioru.',
    ),
  },
  delivered: {
    panel: 'Dostarczono',
    tone: 'done',
    shopStatus: 'delivered',
    documentsFor: ['pos', 'shop'],
    client: success(
      'status',
      'Zamówienie zostało dostarczone',
      'Umowę z harmonogramem opłat wysłaliśmy e-mailem.',
    ),
    salesman: success(
      'done',
      'Sprzęt u klienta',
      'Uruchamiamy finansowanie. Datę odbioru możesz jeszcze poprawić.',
    ),
  },
};
