import { withHardSpaces } from '../../texts/hard-spaces.ts';

/** Words of the panel's header. */
export const messages = withHardSpaces({
  panel: {
    menu: 'Menu panelu',
    openMenu: 'Otwórz menu',
    closeMenu: 'Zamknij menu',
    account: 'Ustawienia konta',
    signOut: 'Wyloguj się',
    search: 'Szukaj wniosku lub polecenia',
    searchHint: 'Numer, NIP, firma albo polecenie',
    keys: {
      title: 'Klawisze',
      lead: 'Działają, gdy nie piszesz w polu. Zrezygnujesz z nich w ustawieniach konta.',
      close: 'Zamknij',
    },
    sessionEnd: {
      title: 'Zaloguj się ponownie',
      text: 'Twoja sesja wygasła. Zaloguj się w nowej karcie i wróć tutaj: to, co masz na stronie, zostaje.',
      signIn: 'Zaloguj się w nowej karcie',
      goOn: 'Wróć do pracy',
      notYet: 'Sesja jeszcze nie jest otwarta. Zaloguj się w nowej karcie.',
      failed: 'Nie udało się sprawdzić sesji, spróbuj ponownie.',
    },
    bell: {
      title: 'Powiadomienia',
      unread: 'Powiadomienia, są nieprzeczytane',
      isUnread: '(nieprzeczytane)',
      none: 'Nie masz powiadomień',
      failed: 'Nie udało się wczytać powiadomień',
      retry: 'Ponów',
      comment: 'Nowy komentarz do wniosku {number}',
      task: 'Nowe zadanie we wniosku {number}',
      report: 'Raport gotowy: {name}',
      propagated: 'Aktualizacja kategorii zakończona sukcesem: {name}',
      notPropagated: 'Podczas aktualizacji wystąpił błąd w następujących sklepach:',
      entry: '{shop}, {category}',
      entryLine: '{id} {shop}, {category}: {sentence}',
      keptIn: 'Własne warunki zostały w: {shops}',
      more: 'Pokaż wszystkie ({count, number})',
      fewer: 'Zwiń',
      copy: 'Kopiuj listę',
      copied: 'Skopiowano listę sklepów',
      notCopied: 'Nie udało się skopiować listy',
      other: 'Powiadomienie',
    },
  },
});
