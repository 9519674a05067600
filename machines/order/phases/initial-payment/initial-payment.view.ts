import { failure, othersSign, screen, signature, success } from '../../phase-view.ts';
import type { PhaseView, StatusView } from '../../phase-view.ts';

/** The client's turn, on our page or on that of whoever takes the payment. */
const pay = (subtitle: string) =>
  [
    { when: ['paysOnOurScreen'], ...screen('initial_payment', 'Wpłać opłatę wstępną', subtitle) },
    screen('status', 'Wpłać opłatę wstępną', subtitle),
  ] as const;

/** A settled initial payment, however it was settled: what comes next depends on how the agreement is signed. */
function settled(client: string, salesman: string): Omit<StatusView, 'panel'> {
  const told = (what: string, subtitle: string) => success('status', `${client} – ${what}`, subtitle);
  const waiting = (subtitle: string) => success('waiting', salesman, subtitle);
  const toSign = [
    { when: ['courier'], ...waiting('Kurier jedzie do klienta z umową.') },
    waiting('Czekamy na podpis klienta pod umową.'),
  ] as const;
  return {
    tone: { client: 'current', salesman: 'waiting', staff: 'waiting' },
    shopStatus: 'initial_payment_signature',
    waitsFor: [{ when: ['signed'], is: 'acceptance' }, ...signature],
    client: [
      {
        when: ['signsBeforePaying'],
        ...told('podpisana umowa czeka na przyjęcie', 'Sprawdzamy komplet dokumentów.'),
        tone: 'waiting',
      },
      {
        when: ['electronicSignature', 'signerSigned'],
        ...othersSign('Każda osoba podpisuje własnym linkiem, wysłanym na jej adres e-mail.'),
      },
      {
        when: ['mszafir'],
        ...told(
          'podpisz umowę w mSzafirze',
          'Link wysłaliśmy e-mailem każdej osobie, która podpisuje. Podpisuje się po zalogowaniu do banku, o każdej porze.',
        ),
      },
      {
        when: ['qualifiedSignature'],
        ...told(
          'podpisz umowę podpisem kwalifikowanym',
          'Link do podpisania umowy wysłaliśmy e-mailem każdej osobie, która podpisuje.',
        ),
      },
      {
        when: ['courier'],
        ...told(
          'kurier przyjedzie w ciągu 1–2 dni roboczych',
          'Kurier przywiezie umowę. Przygotuj dowód osobisty.',
        ),
        tone: 'waiting',
      },
      {
        when: ['paper'],
        ...told(
          'podpisz umowę u sprzedawcy',
          'Sprzedawca wydrukuje umowę i poda ją do podpisu. Przygotuj dowód osobisty.',
        ),
      },
      told(
        'podpisz umowę online',
        'Link do podpisania umowy wysłaliśmy e-mailem każdej osobie, która podpisuje. Podpisanie zajmuje około 2 minut.',
      ),
    ],
    pos: [
      {
        when: ['paper'],
        ...success('sign_paper', salesman, 'Wydrukuj umowę, podpisz ją z klientem i potwierdź podpis.'),
        tone: 'current',
      },
      toSign[0],
      { when: ['signsBeforePaying'], ...waiting('Umowa jest podpisana i czeka na przyjęcie.') },
      toSign[1],
    ],
    offline: toSign,
  };
}

/** What each audience sees and reads in the statuses of this phase. */
export const initialPaymentView: PhaseView<'initialPayment'> = {
  initial_payment_link_sent_to_client: {
    panel: 'Opłata wstępna – link wysłany',
    tone: { client: 'current', salesman: 'waiting', staff: 'waiting' },
    shopStatus: 'initial_payment_in_progress',
    waitsFor: 'toPay',
    client: pay('Link do płatności wysłaliśmy też e-mailem. Płatność zajmuje około 3 minut.'),
    salesman: screen(
      'payment_status',
      'Klient ma link do opłaty wstępnej',
      'Gdy klient zapłaci, strona odświeży się sama.',
    ),
  },
  initial_payment_opened: {
    panel: 'Opłata wstępna – otwarta',
    tone: { client: 'current', salesman: 'waiting', staff: 'waiting' },
    shopStatus: 'initial_payment_in_progress',
    client: [
      {
        when: ['paysOnOurScreen', 'paymentUnanswered'],
        ...screen(
          'initial_payment',
          'Wpłać opłatę wstępną',
          'Na poprzednią próbę nie ma jeszcze odpowiedzi. Jeśli dotrą dwie wpłaty, drugą zwrócimy.',
        ),
      },
      ...pay('Wybierz swój bank i zapłać online. Płatność zajmuje około 3 minut.'),
    ],
    salesman: screen(
      'payment_status',
      'Klient wybiera bank do płatności',
      'Gdy klient zapłaci, strona odświeży się sama.',
    ),
  },
  initial_payment_in_progress: {
    panel: 'Opłata wstępna – w toku',
    tone: 'waiting',
    shopStatus: 'initial_payment_in_progress',
    waitsFor: 'payment',
    client: success(
      'status',
      'Czekamy na potwierdzenie płatności',
      'Gdy bank potwierdzi wpłatę, przejdziesz do podpisania umowy.',
    ),
    salesman: screen('payment_status', 'Opłata wstępna w toku', 'Czekamy na potwierdzenie z banku klienta.'),
  },
  initial_payment_completed: {
    panel: 'Opłata wstępna – zapłacona',
    tone: 'waiting',
    shopStatus: 'initial_payment_in_progress',
    waitsFor: 'paymentMatch',
    client: success(
      'status',
      'Dziękujemy za wpłatę',
      'Porównujemy jej kwotę z wnioskiem. Strona odświeży się sama.',
    ),
    salesman: screen('payment_status', 'Opłata wstępna wpłynęła', 'Sprawdzamy kwotę i tytuł wpłaty.'),
  },
  initial_payment_manual: {
    panel: 'Opłata wstępna – do sprawdzenia',
    tone: { client: 'waiting', salesman: 'waiting', staff: 'attention' },
    shopStatus: 'initial_payment_in_progress',
    waitsFor: 'paymentCheck',
    client: [
      {
        when: ['covered'],
        ...success(
          'status',
          'Sprawdzamy Twoją wpłatę',
          'Kwota lub dane nadawcy wymagają sprawdzenia. Doradca skontaktuje się z Tobą, jeśli będzie to potrzebne.',
        ),
      },
      success(
        'status',
        'Sprawdzamy Twoją wpłatę – brakuje {kwota}',
        'Wpłata nie sięga opłaty wstępnej. Doradca skontaktuje się z Tobą w sprawie brakującej kwoty.',
      ),
    ],
    salesman: screen('payment_status', 'Wpłata wymaga sprawdzenia', 'Doradca porównuje wpłatę z wnioskiem.'),
  },
  initial_payment_rejected: {
    panel: 'Opłata wstępna – odrzucona',
    tone: 'attention',
    shopStatus: 'initial_payment_in_progress',
    waitsFor: [{ when: ['refundOwed'], is: 'paymentRefused' }, { is: 'paymentFailed' }],
    client: [
      {
        when: ['refundOwed'],
        ...failure(
          'status',
          'Nie przyjęliśmy Twojej wpłaty – zwracamy {kwota}',
          'Kwota lub dane nadawcy różnią się od wniosku. Opłatę wstępną możesz wnieść jeszcze raz.',
        ),
      },
      {
        when: ['paymentUnanswered'],
        ...failure(
          'status',
          'Płatność nie doszła do skutku',
          'Wcześniejsza wpłata może być jeszcze w drodze: poczekaj na jej potwierdzenie. Jeśli dotrą dwie wpłaty, drugą zwrócimy.',
        ),
      },
      failure(
        'status',
        'Płatność nie doszła do skutku',
        'Bank odrzucił płatność albo została ona przerwana. Spróbuj ponownie lub wybierz inny bank.',
      ),
    ],
    salesman: [
      {
        when: ['refundOwed'],
        ...screen(
          'payment_status',
          'Wpłata klienta nie została przyjęta – zwrot {kwota}',
          'Kwota lub dane nadawcy różnią się od wniosku. Klient może zapłacić jeszcze raz.',
        ),
      },
      screen('payment_status', 'Opłata wstępna nie doszła do skutku', 'Klient może zapłacić jeszcze raz.'),
    ],
  },
  initial_payment_accepted: {
    panel: 'Opłata wstępna – zaksięgowana',
    ...settled('Opłata wstępna została zaksięgowana', 'Opłata wstępna zaksięgowana'),
  },
  initial_payment_accepted_manual: {
    panel: 'Opłata wstępna – zaakceptowana ręcznie',
    ...settled('Opłata wstępna została zaksięgowana', 'Opłata wstępna zaakceptowana'),
  },
  initial_payment_accepted_by_salesman: {
    panel: 'Opłata wstępna – przyjęta w salonie',
    ...settled('Opłata wstępna została przyjęta', 'Opłata wstępna przyjęta na miejscu'),
  },
  zero_initial_payment_accepted: {
    panel: 'Bez opłaty wstępnej',
    ...settled('Nie musisz nic wpłacać', 'Oferta bez opłaty wstępnej'),
  },
};
