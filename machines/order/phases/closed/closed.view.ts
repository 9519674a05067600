import { failure, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';

const newOrder = 'Jeśli nadal szukasz finansowania, złóż nowy wniosek.';

/** What each audience sees and reads in the statuses of this phase. */
export const closedView: PhaseView<'closed'> = {
  finished: {
    panel: 'Zakończono',
    tone: 'done',
    shopStatus: 'finished',
    documentsFor: ['pos', 'shop'],
    client: success(
      'status',
      'Gotowe – finansowanie zostało uruchomione',
      'Dziękujemy. Umowę i harmonogram opłat przesłaliśmy e-mailem.',
    ),
    salesman: success(
      'done',
      'Finansowanie uruchomione',
      'Wniosek jest zakończony. Dokumenty znajdziesz poniżej.',
    ),
  },
  canceled: {
    panel: 'Anulowano',
    step: 'decision',
    tone: 'refused',
    shopStatus: 'cancelation',
    client: [
      {
        when: ['refundOwed'],
        ...failure('rejection', 'Wniosek został anulowany – zwracamy {kwota}', newOrder),
      },
      {
        when: ['moneyTouched'],
        ...failure('rejection', 'Wniosek został anulowany – jeśli wpłata dotrze, zwrócimy ją', newOrder),
      },
      failure('rejection', 'Wniosek został anulowany', newOrder),
    ],
    salesman: failure('salesman_rejection', 'Wniosek anulowany', 'Możesz złożyć inny wniosek.'),
  },
};
