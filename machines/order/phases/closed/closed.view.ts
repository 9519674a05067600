import type { PhaseView } from '../../screen.ts';

/** What each audience sees and reads in the statuses of this phase. */
export const closedView: PhaseView<'closed'> = {
  finished: {
    panel: 'Zakończono',
    step: 'signing',
    tone: { client: 'done', pos: 'done', offline: 'done', staff: 'done' },
    shopStatus: 'finished',
    documentsFor: ['pos', 'shop'],
    client: [
      {
        screen: 'status',
        title: 'Gotowe – finansowanie zostało uruchomione',
        subtitle: 'Dziękujemy. Umowę i harmonogram opłat przesłaliśmy e-mailem.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'done',
        title: 'Finansowanie uruchomione',
        subtitle: 'Wniosek jest zakończony. Dokumenty znajdziesz poniżej.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'done',
        title: 'Finansowanie uruchomione',
        subtitle: 'Wniosek jest zakończony. Dokumenty znajdziesz poniżej.',
        icon: 'success',
      },
    ],
  },
  canceled: {
    panel: 'Anulowano',
    step: 'decision',
    tone: { client: 'refused', pos: 'refused', offline: 'refused', staff: 'refused' },
    shopStatus: 'cancelation',
    client: [
      {
        screen: 'rejection',
        title: 'Wniosek został anulowany',
        subtitle: 'Jeśli nadal szukasz finansowania, złóż nowy wniosek.',
        icon: 'failure',
      },
    ],
    pos: [
      {
        screen: 'salesman_rejection',
        title: 'Wniosek anulowany',
        subtitle: 'Możesz złożyć inny wniosek.',
        icon: 'failure',
      },
    ],
    offline: [
      {
        screen: 'salesman_rejection',
        title: 'Wniosek anulowany',
        subtitle: 'Możesz złożyć inny wniosek.',
        icon: 'failure',
      },
    ],
  },
};
