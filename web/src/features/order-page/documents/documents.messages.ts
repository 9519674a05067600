import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of the queue of signed documents. */
export const messages = withHardSpaces({
  documents: {
    title: 'Dokumenty',
    list: 'Wnioski z dokumentami do sprawdzenia',
    count:
      '{count, plural, one {# wniosek czeka} few {# wnioski czekają} many {# wniosków czeka} other {# wniosku czeka}}',
    failed: 'Nie udało się wczytać dokumentów',
    empty: 'Wszystkie dokumenty są sprawdzone',
    emptyText: 'Tu pojawią się podpisane umowy, które trzeba przyjąć albo odrzucić.',
    waits: 'od {when}',
    more: 'Pokaż więcej',
    back: 'Lista dokumentów',
    open: 'Otwórz wniosek',
    download: 'Pobierz',
    none: 'Nie ma jeszcze podpisanego dokumentu',
    noneText: 'Gdy przyjdzie od dostawcy podpisów, pojawi się tu sam. Skan można dodać na stronie wniosku.',
    choose: 'Dokumenty wniosku',
    added: 'dodano {when}',
    addedBy: 'dodano {when}, {who}',
    unscanned: 'Antywirus jeszcze nie sprawdził tego pliku',
    unscannedText: 'Plik pokaże się, gdy antywirus go sprawdzi.',
    blocked: 'Antywirus zablokował ten plik',
    blockedText: 'Nikt go nie otworzy. Poproś o ten dokument jeszcze raz.',
    pageFailed: 'Nie udało się wczytać strony',
    notDrawn: 'Tego pliku nie da się tu pokazać',
    notDrawnText: 'Pobierz go, aby go przeczytać.',
    orderFailed: 'Nie udało się wczytać wniosku',
    notNow: 'Teraz nie można przyjąć: {sentence}',
    keys: 'Klawisze: J i K wybierają wniosek, P przyjmuje, R odrzuca, [ i ] zmieniają stronę, + i − powiększają.',
  },
});
