import type { PhaseView } from '../../screen.ts';

/** What each audience sees and reads in the statuses of this phase. */
export const companyFormView: PhaseView<'companyForm'> = {
  form_opened: {
    panel: 'Formularz otwarty',
    step: 'form',
    tone: { client: 'current', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'form',
    client: [
      {
        when: ['leaseContract'],
        screen: 'company_form',
        title: 'Wniosek o leasing',
        subtitle: 'Uzupełnij dane firmy i osób podpisujących. Formularz możesz zapisać i dokończyć później.',
      },
      {
        screen: 'company_form',
        title: 'Wniosek o pożyczkę',
        subtitle: 'Uzupełnij dane firmy i osób podpisujących. Formularz możesz zapisać i dokończyć później.',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Klient wypełnia wniosek',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Klient wypełnia wniosek',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  client_form_opened: {
    panel: 'Formularz otwarty przez klienta',
    step: 'form',
    client: [
      {
        when: ['leaseContract'],
        screen: 'company_form',
        title: 'Wniosek o leasing',
        subtitle: 'Uzupełnij dane firmy i osób podpisujących. Formularz możesz zapisać i dokończyć później.',
      },
      {
        screen: 'company_form',
        title: 'Wniosek o pożyczkę',
        subtitle: 'Uzupełnij dane firmy i osób podpisujących. Formularz możesz zapisać i dokończyć później.',
      },
    ],
  },
  salesman_form_opened: {
    panel: 'Formularz otwarty przez sprzedawcę',
    step: 'form',
    tone: { client: 'waiting', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: 'form',
    waitsFor: 'salesman',
    client: [
      {
        screen: 'status',
        title: 'Sprzedawca wypełnia wniosek',
        subtitle: 'Gdy skończy, poprosimy Cię o kod z SMS-a.',
        icon: 'success',
      },
    ],
    pos: [
      {
        when: ['leaseContract'],
        screen: 'salesman_company_form',
        title: 'Wniosek o leasing',
        subtitle: 'Wypełnij dane firmy i osób podpisujących razem z klientem.',
      },
      {
        screen: 'salesman_company_form',
        title: 'Wniosek o pożyczkę',
        subtitle: 'Wypełnij dane firmy i osób podpisujących razem z klientem.',
      },
    ],
  },
  form_saved: {
    panel: 'Formularz wysłany',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: [{ when: ['courier | paper'], is: 'bankOpening' }, { is: 'identity' }],
    client: [
      {
        when: ['returnsToShop', 'qualifiedSignature'],
        screen: 'shop_redirect',
        title: 'Za chwilę wrócisz do sklepu',
        subtitle: 'Za 10 sekund otworzymy stronę sklepu w nowej karcie.',
        icon: 'success',
      },
      {
        when: ['qualifiedSignature'],
        screen: 'status',
        title: 'Teraz potwierdź tożsamość',
        subtitle: 'Przygotuj dowód osobisty. Wideoweryfikacja: od poniedziałku do soboty, 9:00–21:00.',
        icon: 'success',
      },
      {
        screen: 'status',
        title: 'Mamy już Twój wniosek',
        subtitle: 'Sprawdzamy dane. Strona odświeży się sama – zwykle trwa to kilka minut.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Klient wysłał wniosek',
        subtitle: 'Trwa potwierdzanie tożsamości klienta.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Klient wysłał wniosek',
        subtitle: 'Trwa potwierdzanie tożsamości klienta.',
      },
    ],
  },
  client_form_saved: {
    panel: 'Formularz wysłany przez klienta',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: [{ when: ['courier | paper'], is: 'bankOpening' }, { is: 'identity' }],
    client: [
      {
        when: ['electronicSignature'],
        screen: 'status',
        title: 'Teraz potwierdź tożsamość',
        subtitle: 'Przygotuj dowód osobisty. Wideoweryfikacja: od poniedziałku do soboty, 9:00–21:00.',
        icon: 'success',
        refetch: true,
      },
      {
        screen: 'status',
        title: 'Mamy już Twój wniosek',
        subtitle: 'Przygotowujemy weryfikację tożsamości. Strona odświeży się sama.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Klient wysłał wniosek',
        subtitle: 'Trwa potwierdzanie tożsamości klienta.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Klient wysłał wniosek',
        subtitle: 'Trwa potwierdzanie tożsamości klienta.',
      },
    ],
  },
  salesman_form_saved: {
    panel: 'Formularz wysłany przez sprzedawcę',
    step: 'decision',
    tone: { client: 'waiting', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'smsCode',
    client: [
      {
        screen: 'status',
        title: 'Wniosek jest u nas',
        subtitle: 'Podaj sprzedawcy kod, który wysłaliśmy Ci SMS-em.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'sms_code',
        title: 'Kod z SMS-a klienta',
        subtitle: 'Poproś klienta o kod, który przyszedł SMS-em, i wpisz go poniżej.',
      },
    ],
  },
};
