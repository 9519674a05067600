/** Where a browser keeps something. */
export const keptKinds = {
  cookie: 'plik cookie',
  tab: 'pamięć karty (sessionStorage)',
  database: 'baza przeglądarki (IndexedDB)',
  history: 'historia karty',
} as const;

/** Who can read it. */
const holders = {
  browser: 'Tylko Twoja przeglądarka.',
  both: 'Twoja przeglądarka i nasz serwer.',
} as const;

export type Kept = {
  /** As the browser's own tools show them; '…' stands for what differs, such as an order's link. */
  readonly names: readonly string[];
  readonly kind: keyof typeof keptKinds;
  readonly purpose: string;
  readonly until: string;
  readonly holder: string;
};

export type KeptGroup = { readonly title: string; readonly kept: readonly Kept[] };

const { browser, both } = holders;
const untilTabCloses = 'Do zamknięcia karty.';
const untilSent = 'Do wysłania, najdłużej do zamknięcia karty.';

/** Everything that the application keeps in a browser, by what somebody does; nothing else may be written. */
export const keptInBrowser: readonly KeptGroup[] = [
  {
    title: 'Gdy wypełniasz wniosek',
    kept: [
      {
        names: ['form-…'],
        kind: 'database',
        purpose:
          'Zaszyfrowana kopia tego, co wpisano w formularzu, a czego serwer jeszcze nie zapisał. Dzięki niej nic nie ginie, gdy zniknie internet.',
        until: 'Do zapisania na serwerze. Jeśli do tego nie dojdzie – do wyczyszczenia danych strony.',
        holder: browser,
      },
      {
        names: ['form-key', 'keyval-store'],
        kind: 'database',
        purpose: 'Klucz, którym ta kopia jest zaszyfrowana, i baza, w której leżą obie te rzeczy.',
        until: 'Do wyczyszczenia danych strony.',
        holder: browser,
      },
      {
        names: ['contact …'],
        kind: 'tab',
        purpose: 'NIP i dane kontaktowe z początku wniosku, aby nie zginęły, gdy wracasz z innej aplikacji.',
        until: untilSent,
        holder: browser,
      },
      {
        names: ['offer …'],
        kind: 'tab',
        purpose: 'Zmiany w ofercie, których jeszcze nie zapisano.',
        until: untilSent,
        holder: browser,
      },
      {
        names: ['payment …'],
        kind: 'tab',
        purpose: 'Bank i e-mail z ostatniej próby zapłaty, aby przy kolejnej nie pytać o nie drugi raz.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['redirected …'],
        kind: 'tab',
        purpose: 'Znak, że karta przeszła już na stronę dostawcy, aby po powrocie nie odesłać Cię tam znowu.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['reloaded …'],
        kind: 'tab',
        purpose: 'Znak, że po zmianie wersji serwisu strona wczytała się już na nowo.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['arrived', 'held'],
        kind: 'history',
        purpose:
          'Znak, jak karta doszła do tej strony, aby przycisk „Wstecz” cofał o krok, a nie zamykał wniosku.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['cookietest'],
        kind: 'cookie',
        purpose:
          'Sprawdzenie, czy przeglądarka przyjmuje pliki cookie. Jest częścią odczytu cech urządzenia, o którym piszemy niżej.',
        until: 'Znika od razu po sprawdzeniu.',
        holder: browser,
      },
    ],
  },
  {
    title: 'Na każdej stronie',
    kept: [
      {
        names: ['custom_theme'],
        kind: 'tab',
        purpose: 'Wygląd sklepu, z którego przychodzisz, jeśli podał go w adresie.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['tsr-scroll-restoration-v1_3'],
        kind: 'tab',
        purpose: 'Miejsce, do którego przewinięto stronę, aby pokazać je po powrocie.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['tanstack_router_reload:…'],
        kind: 'tab',
        purpose: 'Znak, że strona, której zabrakło pliku, wczytała się już raz na nowo.',
        until: untilTabCloses,
        holder: browser,
      },
    ],
  },
  {
    title: 'Gdy logujesz się do panelu',
    kept: [
      {
        names: ['__Host-session', 'session'],
        kind: 'cookie',
        purpose: 'Zalogowanie: losowy kod, po którym serwer poznaje Twoją sesję.',
        until:
          'Do wylogowania albo zamknięcia przeglądarki. Serwer kończy sesję wcześniej, gdy długo nic nie robisz.',
        holder: both,
      },
      {
        names: ['__Host-login', 'login'],
        kind: 'cookie',
        purpose:
          'Losowy kod, który łączy logowanie u dostawcy tożsamości z przeglądarką, w której się zaczęło.',
        until: '10 minut.',
        holder: both,
      },
      {
        names: ['page before signing in'],
        kind: 'tab',
        purpose: 'Adres strony, od której zaczęto, aby wrócić na nią po zalogowaniu.',
        until: 'Do zalogowania, najdłużej do zamknięcia karty.',
        holder: browser,
      },
      {
        names: ['email', 'refusal'],
        kind: 'history',
        purpose: 'E-mail, gdy hasło wygasło i trzeba je zmienić, oraz odpowiedź na nieudane logowanie.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['pagesBefore'],
        kind: 'history',
        purpose: 'Od których wierszy zaczynały się strony listy, aby wrócić na poprzednią.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['listed'],
        kind: 'tab',
        purpose: 'Ostatnio pokazana lista wniosków, aby z wniosku przejść do następnego.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['deadline-notices'],
        kind: 'tab',
        purpose: 'Zadania, o których terminie już powiadomiliśmy, aby nie robić tego dwa razy.',
        until: untilTabCloses,
        holder: browser,
      },
      {
        names: ['medical offer'],
        kind: 'tab',
        purpose: 'Zaczęta oferta sprzętu medycznego z danymi kontaktowymi klienta.',
        until: untilSent,
        holder: browser,
      },
    ],
  },
  {
    title: 'Tylko w serwisie na próbę, z udawanymi dostawcami',
    kept: [
      {
        names: ['identity_session', 'identity_choice', 'identity_resume'],
        kind: 'cookie',
        purpose: 'Logowanie u udawanego dostawcy tożsamości, razem z podpisami tych plików (.sig).',
        until: 'Najwyżej 12 godzin.',
        holder: both,
      },
      {
        names: ['/…'],
        kind: 'tab',
        purpose: 'Miejsce, do którego przewinięto stronę konsoli dostawców.',
        until: untilTabCloses,
        holder: browser,
      },
    ],
  },
];
