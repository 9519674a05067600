import { clientIsWorking, failure, screen, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';

/** The bank's data are the client's, as the program or an adviser found. */
const accepted = {
  tone: 'waiting',
  shopStatus: 'verification',
  waitsFor: 'decision',
  client: success(
    'status',
    'Weryfikacja przebiegła pomyślnie',
    'Przekazaliśmy wniosek do oceny. Decyzję poznasz zwykle w ciągu 10 minut.',
  ),
} as const;

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
    tone: { client: 'current', salesman: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    client: screen(
      'bank_verification',
      'Potwierdź tożsamość w swoim banku',
      'Zaloguj się do banku albo wykonaj przelew na 1 zł. Przelew zwrócimy.',
    ),
    salesman: clientIsWorking('Klient wybiera bank do weryfikacji'),
  },
  test_payment_in_progress: {
    panel: 'Weryfikacja w banku – w toku',
    tone: 'waiting',
    shopStatus: 'verification',
    waitsFor: 'bank',
    client: {
      ...success(
        'status',
        'Czekamy na potwierdzenie z banku',
        'Strona odświeży się sama. Przelew na 1 zł może dotrzeć do nas w ciągu 24 godzin.',
      ),
      refetch: true,
    },
    salesman: clientIsWorking('Klient potwierdza tożsamość w banku'),
  },
  test_payment_completed: {
    panel: 'Weryfikacja w banku – zakończona',
    tone: 'waiting',
    shopStatus: 'verification',
    waitsFor: 'bankMatch',
    client: success(
      'status',
      'Mamy odpowiedź z Twojego banku',
      'Porównujemy ją z danymi z wniosku. Strona odświeży się sama.',
    ),
    salesman: clientIsWorking('Porównujemy dane klienta z banku z wnioskiem'),
  },
  test_payment_accepted: {
    panel: 'Weryfikacja w banku – zaakceptowana',
    ...accepted,
    salesman: clientIsWorking('Weryfikacja klienta w banku powiodła się'),
  },
  test_payment_manual: {
    panel: 'Weryfikacja w banku – do sprawdzenia',
    tone: { client: 'waiting', salesman: 'waiting', staff: 'attention' },
    shopStatus: 'verification',
    waitsFor: 'bankCheck',
    client: success(
      'status',
      'Sprawdzamy dane z banku',
      'Nasz doradca porówna dane z banku z danymi z wniosku. W razie pytań zadzwonimy.',
    ),
    salesman: clientIsWorking('Doradca sprawdza dane klienta z banku'),
  },
  test_payment_manual_accepted: {
    panel: 'Weryfikacja w banku – zaakceptowana ręcznie',
    ...accepted,
    salesman: clientIsWorking('Doradca potwierdził dane klienta z banku'),
  },
  test_payment_manual_rejected: {
    panel: 'Weryfikacja w banku – odrzucona',
    tone: { client: 'attention', salesman: 'waiting', staff: 'attention' },
    shopStatus: 'verification',
    waitsFor: 'bankRefused',
    client: failure(
      'status',
      'Nie udało się zweryfikować danych',
      'Dane z rachunku bankowego różnią się od danych z wniosku. Skontaktuj się z nami, podpowiemy, co dalej.',
    ),
    salesman: clientIsWorking(
      'Danych klienta nie udało się zweryfikować',
      'Dane z rachunku różnią się od danych z wniosku. Doradca skontaktuje się z klientem.',
    ),
  },
};
