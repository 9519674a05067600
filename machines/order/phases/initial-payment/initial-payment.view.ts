import { signature } from '../../screen.ts';
import type { PhaseView, Shown, StatusView } from '../../screen.ts';

/** What the salesman reads of a payment that is not settled yet, at the counter and in the shop's panel alike. */
function paymentStatus(
  title: string,
  subtitle: string,
  first: readonly Shown<'payment_status'>[] = [],
): Pick<StatusView, 'pos' | 'offline'> {
  const shown = [...first, { screen: 'payment_status', title, subtitle }] as const;
  return { pos: shown, offline: shown };
}

/** A settled initial payment, however it was settled: what comes next depends on how the agreement is signed. */
function settled(client: string, next: string, salesman: string): Omit<StatusView, 'panel'> {
  const waiting = { screen: 'waiting', title: salesman, icon: 'success' } as const;
  return {
    step: 'initialFee',
    tone: { client: 'current', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'initial_payment_signature',
    waitsFor: [{ when: ['signed'], is: 'acceptance' }, ...signature],
    client: [
      {
        when: ['qualifiedSignature'],
        screen: 'status',
        title: client,
        subtitle: 'Link do podpisania umowy kwalifikowanym podpisem wysłaliśmy e-mailem.',
        icon: 'success',
      },
      {
        when: ['courier'],
        screen: 'status',
        title: client,
        subtitle: 'Kurier przywiezie umowę w ciągu 1–2 dni roboczych. Przygotuj dowód osobisty.',
        icon: 'success',
      },
      {
        when: ['signsBeforePaying'],
        screen: 'status',
        title: client,
        subtitle: 'Umowa jest już podpisana. Sprawdzamy komplet dokumentów.',
        icon: 'success',
      },
      {
        when: ['paper'],
        screen: 'status',
        title: client,
        subtitle: 'Sprzedawca wydrukuje umowę i poda ją do podpisu. Przygotuj dowód osobisty.',
        icon: 'success',
      },
      { screen: 'status', title: client, subtitle: next, icon: 'success' },
    ],
    pos: [
      {
        when: ['paper'],
        screen: 'sign_paper',
        title: salesman,
        subtitle: 'Wydrukuj umowę, podpisz ją z klientem i potwierdź podpis.',
        icon: 'success',
      },
      { ...waiting, when: ['courier'], subtitle: 'Kurier jedzie do klienta z umową.' },
      { ...waiting, when: ['signsBeforePaying'], subtitle: 'Umowa jest podpisana i czeka na przyjęcie.' },
      { ...waiting, subtitle: 'Czekamy na podpis klienta pod umową.' },
    ],
    offline: [
      { ...waiting, when: ['courier'], subtitle: 'Kurier jedzie do klienta z umową.' },
      { ...waiting, subtitle: 'Czekamy na podpis klienta pod umową.' },
    ],
  };
}

/** What each audience sees and reads in the statuses of this phase. */
export const initialPaymentView: PhaseView<'initialPayment'> = {
  initial_payment_link_sent_to_client: {
    panel: 'Opłata wstępna – link wysłany',
    step: 'initialFee',
    tone: { client: 'current', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'initial_payment_in_progress',
    waitsFor: 'toPay',
    client: [
      {
        when: ['paysOnOurScreen'],
        screen: 'initial_payment',
        title: 'Wpłać opłatę wstępną',
        subtitle: 'Link do płatności wysłaliśmy też e-mailem. Płatność zajmuje około 3 minut.',
      },
      {
        screen: 'status',
        title: 'Wpłać opłatę wstępną',
        subtitle: 'Link do płatności wysłaliśmy też e-mailem. Płatność zajmuje około 3 minut.',
      },
    ],
    ...paymentStatus('Klient ma link do opłaty wstępnej', 'Gdy klient zapłaci, strona odświeży się sama.'),
  },
  initial_payment_opened: {
    panel: 'Opłata wstępna – otwarta',
    step: 'initialFee',
    tone: { client: 'current', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'initial_payment_in_progress',
    client: [
      {
        when: ['paysOnOurScreen'],
        screen: 'initial_payment',
        title: 'Wpłać opłatę wstępną',
        subtitle: 'Wybierz swój bank i zapłać online. Płatność zajmuje około 3 minut.',
      },
      {
        screen: 'status',
        title: 'Wpłać opłatę wstępną',
        subtitle: 'Wybierz swój bank i zapłać online. Płatność zajmuje około 3 minut.',
      },
    ],
    ...paymentStatus('Klient wybiera bank do płatności', 'Gdy klient zapłaci, strona odświeży się sama.'),
  },
  initial_payment_in_progress: {
    panel: 'Opłata wstępna – w toku',
    step: 'initialFee',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'initial_payment_in_progress',
    waitsFor: 'payment',
    client: [
      {
        screen: 'status',
        title: 'Czekamy na potwierdzenie płatności',
        subtitle: 'Gdy bank potwierdzi wpłatę, przejdziesz do podpisania umowy.',
        icon: 'success',
      },
    ],
    ...paymentStatus('Opłata wstępna w toku', 'Czekamy na potwierdzenie z banku klienta.'),
  },
  initial_payment_completed: {
    panel: 'Opłata wstępna – zapłacona',
    step: 'initialFee',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'initial_payment_in_progress',
    waitsFor: 'paymentMatch',
    client: [
      {
        screen: 'status',
        title: 'Dziękujemy za wpłatę',
        subtitle: 'Porównujemy jej kwotę z wnioskiem. Strona odświeży się sama.',
        icon: 'success',
      },
    ],
    ...paymentStatus('Opłata wstępna wpłynęła', 'Sprawdzamy kwotę i tytuł wpłaty.'),
  },
  initial_payment_manual: {
    panel: 'Opłata wstępna – do sprawdzenia',
    step: 'initialFee',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'attention' },
    shopStatus: 'initial_payment_in_progress',
    waitsFor: 'paymentCheck',
    client: [
      {
        screen: 'status',
        title: 'Sprawdzamy Twoją wpłatę',
        subtitle:
          'Kwota lub dane nadawcy wymagają sprawdzenia. Doradca skontaktuje się z Tobą, jeśli będzie to potrzebne.',
        icon: 'success',
      },
    ],
    ...paymentStatus('Wpłata wymaga sprawdzenia', 'Doradca porównuje wpłatę z wnioskiem.'),
  },
  initial_payment_rejected: {
    panel: 'Opłata wstępna – odrzucona',
    step: 'initialFee',
    tone: { client: 'attention', pos: 'attention', offline: 'attention', staff: 'attention' },
    shopStatus: 'initial_payment_in_progress',
    waitsFor: [{ when: ['paymentCame'], is: 'paymentRefused' }, { is: 'paymentFailed' }],
    client: [
      {
        when: ['paymentCame'],
        screen: 'status',
        title: 'Nie przyjęliśmy Twojej wpłaty',
        subtitle:
          'Kwota lub dane nadawcy różnią się od wniosku. Wpłatę zwrócimy, a opłatę wstępną możesz wnieść jeszcze raz.',
        icon: 'failure',
      },
      {
        screen: 'status',
        title: 'Płatność nie doszła do skutku',
        subtitle:
          'Bank odrzucił płatność albo została ona przerwana. Spróbuj ponownie lub wybierz inny bank.',
        icon: 'failure',
      },
    ],
    ...paymentStatus('Opłata wstępna nie doszła do skutku', 'Klient może zapłacić jeszcze raz.', [
      {
        when: ['paymentCame'],
        screen: 'payment_status',
        title: 'Wpłata klienta nie została przyjęta',
        subtitle:
          'Kwota lub dane nadawcy różnią się od wniosku. Zwrócimy ją, a klient może zapłacić jeszcze raz.',
      },
    ]),
  },
  initial_payment_accepted: {
    panel: 'Opłata wstępna – zaksięgowana',
    ...settled(
      'Opłata wstępna została zaksięgowana',
      'Link do podpisania umowy online wysłaliśmy e-mailem. Podpisanie zajmuje około 2 minut.',
      'Opłata wstępna zaksięgowana',
    ),
  },
  initial_payment_accepted_manual: {
    panel: 'Opłata wstępna – zaakceptowana ręcznie',
    ...settled(
      'Opłata wstępna została zaksięgowana',
      'Link do podpisania umowy online wysłaliśmy e-mailem. Podpisanie zajmuje około 2 minut.',
      'Opłata wstępna zaakceptowana',
    ),
  },
  initial_payment_accepted_by_salesman: {
    panel: 'Opłata wstępna – przyjęta w salonie',
    ...settled(
      'Opłata wstępna została przyjęta',
      'Sprzedawca potwierdził wpłatę na miejscu. Został już tylko podpis.',
      'Opłata wstępna przyjęta na miejscu',
    ),
  },
  zero_initial_payment_accepted: {
    panel: 'Bez opłaty wstępnej',
    ...settled(
      'Nie musisz nic wpłacać',
      'W tej ofercie nie ma opłaty wstępnej. Został już tylko podpis.',
      'Oferta bez opłaty wstępnej',
    ),
  },
};
