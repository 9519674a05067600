import { clientIsWorking, screen, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';

/** What each audience sees and reads in the statuses of this phase. */
export const signingMethodView: PhaseView<'signingMethod'> = {
  agreement_method_selection: {
    panel: 'Wybór sposobu podpisania',
    tone: { client: 'current', salesman: 'waiting', staff: 'waiting' },
    shopStatus: 'form',
    client: screen(
      'agreement_method_selection',
      'Jak chcesz podpisać umowę?',
      'Wybierz sposób, który jest dla Ciebie najwygodniejszy.',
    ),
    salesman: clientIsWorking('Klient wybiera sposób podpisania umowy'),
  },
  salesman_agreement_method_selection: {
    panel: 'Wybór sposobu podpisania (sprzedawca)',
    tone: { client: 'waiting', salesman: 'current', staff: 'waiting' },
    shopStatus: 'form',
    waitsFor: 'salesman',
    client: success(
      'status',
      'Sprzedawca wybiera sposób podpisania umowy',
      'Odśwież stronę za chwilę albo zapytaj sprzedawcę.',
    ),
    salesman: screen(
      'signing_method',
      'Wybierz z klientem sposób podpisania umowy',
      'Po zatwierdzeniu przejdziesz do wniosku.',
    ),
  },
  qes_selected: {
    panel: 'Wybrano podpis kwalifikowany',
    client: success(
      'status',
      'Wybrano kwalifikowany podpis elektroniczny',
      'Przygotuj dowód osobisty. Wideoweryfikacja jest dostępna od poniedziałku do soboty w godz. 9:00–21:00.',
    ),
  },
  qes_guarantee_selected: {
    panel: 'Wybrano QES z poręczeniem',
    client: success(
      'status',
      'Umowa i poręczenie – podpis kwalifikowany',
      'Osobny link do podpisu otrzyma osoba reprezentująca firmę oraz każdy poręczyciel.',
    ),
  },
  v3_and_guarantee_selected: {
    panel: 'Wybrano e-podpis z poręczeniem',
    client: success(
      'status',
      'Umowa i poręczenie – podpis online',
      'Osobny link do podpisu otrzyma osoba reprezentująca firmę oraz każdy poręczyciel.',
    ),
  },
  autenti_v3_selected: {
    panel: 'Wybrano e-podpis (Autenti)',
    client: success(
      'status',
      'Wybrano podpis online',
      'Link do podpisania umowy wyślemy e-mailem, a kod potwierdzający SMS-em.',
    ),
  },
  paper_selected: {
    panel: 'Wybrano umowę papierową',
    client: success(
      'status',
      'Umowę podpiszesz na papierze',
      'Sprzedawca wydrukuje umowę i poda Ci ją do podpisu.',
    ),
  },
  delivery_selected: {
    panel: 'Wybrano kuriera',
    client: success(
      'status',
      'Umowę przywiezie kurier',
      'Kurier przyjedzie w ciągu 1–2 dni roboczych. Przygotuj dowód osobisty.',
    ),
  },
};
