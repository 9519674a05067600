import type { PhaseView } from '../../screen.ts';

/** At the counter the salesman announces a positive decision; everywhere else a mail announces any decision. */
const accepted = {
  screen: 'status',
  title: 'Nowe warunki zostały przyjęte',
  subtitle: 'Przygotowujemy kolejny krok. Strona odświeży się sama.',
  icon: 'success',
} as const;

/** What is said of a decision with conditions. */
export const conditionsView: Pick<
  PhaseView<'decision'>,
  | 'conditional_decision_ok'
  | 'client_conditional_decision_accepted'
  | 'client_conditional_decision_rejected'
  | 'conditional_decision_rejected'
> = {
  conditional_decision_ok: {
    panel: 'Decyzja warunkowa',
    step: 'decision',
    tone: { client: 'current', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: 'decision_ok',
    client: [
      {
        screen: 'conditional_decision',
        title: 'Mamy dla Ciebie inną propozycję',
        subtitle: 'Porównaj pierwotną ofertę z warunkami, na których możemy udzielić finansowania.',
      },
    ],
    pos: [
      {
        screen: 'salesman_conditional_decision',
        title: 'Propozycja innych warunków',
        subtitle: 'Porównaj z klientem pierwotną ofertę i wymagane warunki.',
      },
    ],
    offline: [
      {
        screen: 'salesman_conditional_decision',
        title: 'Propozycja innych warunków',
        subtitle: 'Porównaj z klientem pierwotną ofertę i wymagane warunki.',
      },
    ],
  },
  client_conditional_decision_accepted: {
    panel: 'Decyzja warunkowa – przyjęta',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'decision_ok',
    waitsFor: 'decision',
    client: [
      { ...accepted, when: ['pos'] },
      { ...accepted, mails: true },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Nowe warunki przyjęte',
        subtitle: 'Wniosek jest jeszcze raz oceniany na nowych warunkach.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Nowe warunki przyjęte',
        subtitle: 'Wniosek jest jeszcze raz oceniany na nowych warunkach.',
        icon: 'success',
      },
    ],
  },
  client_conditional_decision_rejected: {
    panel: 'Decyzja warunkowa – odrzucona',
    step: 'decision',
    tone: { client: 'refused', pos: 'refused', offline: 'refused', staff: 'refused' },
    shopStatus: 'cancelation',
    client: [
      {
        screen: 'rejection',
        title: 'Oferta została odrzucona',
        subtitle: 'Wniosek zostanie anulowany. Jeśli chcesz, złóż nowy wniosek na innych warunkach.',
        icon: 'failure',
      },
    ],
    pos: [
      {
        screen: 'salesman_rejection',
        title: 'Nowe warunki odrzucone',
        subtitle: 'Wniosek zostanie anulowany. Możesz złożyć inny wniosek.',
        icon: 'failure',
      },
    ],
    offline: [
      {
        screen: 'salesman_rejection',
        title: 'Nowe warunki odrzucone',
        subtitle: 'Wniosek zostanie anulowany. Możesz złożyć inny wniosek.',
        icon: 'failure',
      },
    ],
  },
  conditional_decision_rejected: {
    panel: 'Decyzja warunkowa – odrzucona przez sklep',
    step: 'decision',
    tone: { client: 'refused', pos: 'refused', offline: 'refused', staff: 'refused' },
    shopStatus: 'cancelation',
    client: [
      {
        screen: 'rejection',
        title: 'Sprzedawca odrzucił nowe warunki',
        subtitle: 'Wniosek zostanie anulowany. Jeśli chcesz, złóż nowy wniosek na innych warunkach.',
        icon: 'failure',
      },
    ],
    pos: [
      {
        screen: 'salesman_rejection',
        title: 'Nowe warunki odrzucone',
        subtitle: 'Wniosek zostanie anulowany. Możesz złożyć inny wniosek.',
        icon: 'failure',
      },
    ],
    offline: [
      {
        screen: 'salesman_rejection',
        title: 'Nowe warunki odrzucone',
        subtitle: 'Wniosek zostanie anulowany. Możesz złożyć inny wniosek.',
        icon: 'failure',
      },
    ],
  },
};
