import type { PhaseView } from '../../screen.ts';

/** What is said of the verification at the client's bank. */
export const bankVerificationView: Pick<
  PhaseView<'verification'>,
  | 'test_payment_opened'
  | 'test_payment_in_progress'
  | 'test_payment_completed'
  | 'test_payment_accepted'
  | 'test_payment_manual'
  | 'test_payment_manual_accepted'
  | 'test_payment_manual_rejected'
> = {
  test_payment_opened: {
    panel: 'Weryfikacja w banku – otwarta',
    step: 'decision',
    tone: { client: 'current', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    client: [
      {
        screen: 'bank_verification',
        title: 'Potwierdź tożsamość w swoim banku',
        subtitle: 'Zaloguj się do banku albo wykonaj przelew na 1 zł. Przelew zwrócimy.',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Klient wybiera bank do weryfikacji',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Klient wybiera bank do weryfikacji',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  test_payment_in_progress: {
    panel: 'Weryfikacja w banku – w toku',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'bank',
    client: [
      {
        screen: 'status',
        title: 'Czekamy na potwierdzenie z banku',
        subtitle: 'Strona odświeży się sama. Przelew na 1 zł może dotrzeć do nas w ciągu 24 godzin.',
        icon: 'success',
        refetch: true,
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Klient potwierdza tożsamość w banku',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Klient potwierdza tożsamość w banku',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  test_payment_completed: {
    panel: 'Weryfikacja w banku – zakończona',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'bankMatch',
    client: [
      {
        screen: 'status',
        title: 'Mamy odpowiedź z Twojego banku',
        subtitle: 'Porównujemy ją z danymi z wniosku. Strona odświeży się sama.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Porównujemy dane klienta z banku z wnioskiem',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Porównujemy dane klienta z banku z wnioskiem',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  test_payment_accepted: {
    panel: 'Weryfikacja w banku – zaakceptowana',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'decision',
    client: [
      {
        screen: 'status',
        title: 'Weryfikacja przebiegła pomyślnie',
        subtitle: 'Przekazaliśmy wniosek do oceny. Decyzję poznasz zwykle w ciągu 10 minut.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Weryfikacja klienta w banku powiodła się',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Weryfikacja klienta w banku powiodła się',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  test_payment_manual: {
    panel: 'Weryfikacja w banku – do sprawdzenia',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'attention' },
    shopStatus: 'verification',
    waitsFor: 'bankCheck',
    client: [
      {
        screen: 'status',
        title: 'Sprawdzamy dane z banku',
        subtitle: 'Nasz doradca porówna dane z banku z danymi z wniosku. W razie pytań zadzwonimy.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Doradca sprawdza dane klienta z banku',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Doradca sprawdza dane klienta z banku',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  test_payment_manual_accepted: {
    panel: 'Weryfikacja w banku – zaakceptowana ręcznie',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'decision',
    client: [
      {
        screen: 'status',
        title: 'Weryfikacja przebiegła pomyślnie',
        subtitle: 'Przekazaliśmy wniosek do oceny. Decyzję poznasz zwykle w ciągu 10 minut.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Doradca potwierdził dane klienta z banku',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Doradca potwierdził dane klienta z banku',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  test_payment_manual_rejected: {
    panel: 'Weryfikacja w banku – odrzucona',
    step: 'decision',
    tone: { client: 'attention', pos: 'waiting', offline: 'waiting', staff: 'attention' },
    shopStatus: 'verification',
    waitsFor: 'bankRefused',
    client: [
      {
        screen: 'status',
        title: 'Nie udało się zweryfikować danych',
        subtitle:
          'Dane z rachunku bankowego różnią się od danych z wniosku. Skontaktuj się z nami, podpowiemy, co dalej.',
        icon: 'failure',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Danych klienta nie udało się zweryfikować',
        subtitle: 'Dane z rachunku różnią się od danych z wniosku. Doradca skontaktuje się z klientem.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Danych klienta nie udało się zweryfikować',
        subtitle: 'Dane z rachunku różnią się od danych z wniosku. Doradca skontaktuje się z klientem.',
      },
    ],
  },
};
