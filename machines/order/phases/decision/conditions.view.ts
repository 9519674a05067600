import { failure, screen, success } from '../../phase-view.ts';
import type { PhaseView, StatusView } from '../../phase-view.ts';

/** At the counter the salesman announces a positive decision; everywhere else a mail announces any decision. */
const accepted = success(
  'status',
  'Nowe warunki zostały przyjęte',
  'Finansujący ocenia wniosek jeszcze raz, na nowych warunkach. Zwykle trwa to do 10 minut.',
);

/** Refused by the client, or by the salesman for him: the order is about to be canceled. */
const refused = (panel: string, title: string): StatusView => ({
  panel,
  tone: 'refused',
  shopStatus: 'cancelation',
  client: failure(
    'rejection',
    title,
    'Wniosek zostanie anulowany. Jeśli chcesz, złóż nowy wniosek na innych warunkach.',
  ),
  salesman: failure(
    'salesman_rejection',
    'Nowe warunki odrzucone',
    'Wniosek zostanie anulowany. Możesz złożyć inny wniosek.',
  ),
});

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
    tone: { client: 'current', salesman: 'current', staff: 'waiting' },
    shopStatus: 'decision_ok',
    client: screen(
      'conditional_decision',
      'Mamy dla Ciebie inną propozycję',
      'Porównaj pierwotną ofertę z warunkami, na których możemy udzielić finansowania.',
    ),
    salesman: screen(
      'salesman_conditional_decision',
      'Propozycja innych warunków',
      'Porównaj z klientem pierwotną ofertę i wymagane warunki.',
    ),
  },
  client_conditional_decision_accepted: {
    panel: 'Decyzja warunkowa – przyjęta',
    tone: 'waiting',
    shopStatus: 'decision_ok',
    waitsFor: 'decision',
    client: [
      { when: ['pos'], ...accepted },
      { ...accepted, mails: true },
    ],
    salesman: success(
      'waiting',
      'Nowe warunki przyjęte',
      'Wniosek jest jeszcze raz oceniany na nowych warunkach.',
    ),
  },
  client_conditional_decision_rejected: refused('Decyzja warunkowa – odrzucona', 'Oferta została odrzucona'),
  conditional_decision_rejected: refused(
    'Decyzja warunkowa – odrzucona przez sklep',
    'Sprzedawca odrzucił nowe warunki',
  ),
};
