import type { PhaseView } from '../../screen.ts';

/** What each audience sees and reads in the statuses of this phase. */
export const signingMethodView: PhaseView<'signingMethod'> = {
  agreement_method_selection: {
    panel: 'Wybór sposobu podpisania',
    step: 'form',
    tone: { client: 'current', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'form',
    client: [
      {
        screen: 'agreement_method_selection',
        title: 'Jak chcesz podpisać umowę?',
        subtitle: 'Wybierz sposób, który jest dla Ciebie najwygodniejszy.',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Klient wybiera sposób podpisania umowy',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Klient wybiera sposób podpisania umowy',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  salesman_agreement_method_selection: {
    panel: 'Wybór sposobu podpisania (sprzedawca)',
    step: 'form',
    tone: { client: 'waiting', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: 'form',
    waitsFor: 'salesman',
    client: [
      {
        screen: 'status',
        title: 'Sprzedawca wybiera sposób podpisania umowy',
        subtitle: 'Odśwież stronę za chwilę albo zapytaj sprzedawcę.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'signing_method',
        title: 'Wybierz z klientem sposób podpisania umowy',
        subtitle: 'Po zatwierdzeniu przejdziesz do wniosku.',
      },
    ],
    offline: [
      {
        screen: 'signing_method',
        title: 'Wybierz z klientem sposób podpisania umowy',
        subtitle: 'Po zatwierdzeniu przejdziesz do wniosku.',
      },
    ],
  },
  qes_selected: {
    panel: 'Wybrano podpis kwalifikowany',
    step: 'form',
    client: [
      {
        screen: 'status',
        title: 'Wybrano kwalifikowany podpis elektroniczny',
        subtitle:
          'Przygotuj dowód osobisty. Wideoweryfikacja jest dostępna od poniedziałku do soboty w godz. 9:00–21:00.',
        icon: 'success',
      },
    ],
  },
  qes_guarantee_selected: {
    panel: 'Wybrano QES z poręczeniem',
    step: 'form',
    client: [
      {
        screen: 'status',
        title: 'Umowa i poręczenie – podpis kwalifikowany',
        subtitle: 'Osobny link do podpisu otrzyma osoba reprezentująca firmę oraz każdy poręczyciel.',
        icon: 'success',
      },
    ],
  },
  v3_and_guarantee_selected: {
    panel: 'Wybrano e-podpis z poręczeniem',
    step: 'form',
    client: [
      {
        screen: 'status',
        title: 'Umowa i poręczenie – podpis online',
        subtitle: 'Osobny link do podpisu otrzyma osoba reprezentująca firmę oraz każdy poręczyciel.',
        icon: 'success',
      },
    ],
  },
  autenti_v3_selected: {
    panel: 'Wybrano e-podpis (Autenti)',
    step: 'form',
    client: [
      {
        screen: 'status',
        title: 'Wybrano podpis online',
        subtitle: 'Link do podpisania umowy wyślemy e-mailem, a kod potwierdzający SMS-em.',
        icon: 'success',
      },
    ],
  },
  paper_selected: {
    panel: 'Wybrano umowę papierową',
    step: 'form',
    client: [
      {
        screen: 'status',
        title: 'Umowę podpiszesz na papierze',
        subtitle: 'Sprzedawca wydrukuje umowę i poda Ci ją do podpisu.',
        icon: 'success',
      },
    ],
  },
  delivery_selected: {
    panel: 'Wybrano kuriera',
    step: 'form',
    client: [
      {
        screen: 'status',
        title: 'Umowę przywiezie kurier',
        subtitle: 'Kurier przyjedzie w ciągu 1–2 dni roboczych. Przygotuj dowód osobisty.',
        icon: 'success',
      },
    ],
  },
};
