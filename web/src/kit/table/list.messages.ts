import { withHardSpaces } from '../../texts/hard-spaces.ts';

/** Words of lists and their filters, which only the panel shows. */
export const messages = withHardSpaces({
  list: {
    noSuchDay: 'Nie ma takiego dnia',
    daysReversed: 'Początek okresu jest po jego końcu',
    count: '{count, number}',
    clear: 'Wyczyść filtry',
    clearOne: 'Usuń filtr {filter}',
    chosenOne: '{label}: {chosen}',
    chosenOf: '{label}: {chosen, number} z {all, number}',
    findChoice: 'Szukaj na liście',
    noChoice: 'Nic nie pasuje',
    previous: 'Poprzednie',
    next: 'Następne',
    shown: '{from, number}–{to, number}',
    shownOf: '{from, number}–{to, number} z {count, number}',
    columns: 'Kolumny',
    columnUp: 'Przesuń wcześniej: {column}',
    columnDown: 'Przesuń dalej: {column}',
    ownColumns: 'Przywróć domyślne',
    pageSize: 'Wierszy na stronie',
    refreshed: 'Odświeżono {time}',
    changed: 'Lista zmieniła się.',
    show: 'Pokaż',
    refreshFailed: 'Nie udało się odświeżyć, ponawiamy',
    retry: 'Ponów',
  },
});
