import { failure, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';

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
    client: failure(
      'rejection',
      'Wniosek został anulowany',
      'Jeśli nadal szukasz finansowania, złóż nowy wniosek.',
    ),
    salesman: failure('salesman_rejection', 'Wniosek anulowany', 'Możesz złożyć inny wniosek.'),
  },
};
