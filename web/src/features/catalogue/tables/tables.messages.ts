import { withHardSpaces } from '../../../texts/hard-spaces.ts';

export const messages = withHardSpaces({
  tables: {
    failed: 'Nie udało się wczytać tabeli',
    depreciation: {
      title: 'Stawki amortyzacji',
      lead: 'O ile procent wartości rocznie tracą przedmioty z grupy KST. Obowiązuje najdłuższa pasująca grupa.',
      rows: 'Grupy KST',
      add: 'Dodaj grupę',
      none: 'Nie ma jeszcze żadnej stawki',
      noneHelp: 'Dodaj grupę KST. Kategorie bez własnej stawki biorą ją z tej tabeli.',
    },
    columns: { kst: 'Grupa KST', depreciationRate: 'Stawka rocznie' },
    cell: '{column}, wiersz {row, number}',
    yes: 'tak',
    no: 'nie',
    changes: 'Ostatnie zmiany',
    noChanges: 'Nikt jeszcze nie zmieniał tej tabeli na tej stronie.',
    change: 'Nowe lub zmienione wiersze: {written, number}. Usunięte lub zastąpione: {gone, number}.',
    keys: { add: 'nowy wiersz', remove: 'usuwa wiersz', save: 'zapisuje' },
    save: 'Zapisz tabelę',
    saved: 'Tabela zapisana',
    unsaved: 'Tabela ma niezapisane zmiany. Złożone wnioski zachowają swoje kwoty.',
    discard: 'Odrzuć',
    mend: 'Popraw zaznaczone pola, aby zapisać.',
    leave: 'Odrzucić niezapisane zmiany?',
    leaveText: 'Zmiany w tabeli nie są zapisane.',
    stay: 'Zostań',
    conflict: 'Ktoś zapisał tę tabelę w międzyczasie',
    conflictText:
      'Wiersze, którymi różnią się obie wersje. Wczytaj zapisane i powtórz zmiany albo zapisz swoje na nich.',
    theirs: 'Zapisane teraz',
    mine: 'Twoje',
    noRow: 'brak takiego wiersza',
    takeTheirs: 'Wczytaj zapisane',
    keepMine: 'Zostaw moje',
  },
});
