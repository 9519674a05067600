import { withHardSpaces } from '../../texts/hard-spaces.ts';

/** Words of the card of an order's files. */
export const messages = withHardSpaces({
  files: {
    title: 'Pliki',
    none: 'Brak plików. Dodaj pierwszy.',
    failed: 'Nie udało się wczytać plików',
    add: 'Dodaj plik',
    type: 'Rodzaj pliku',
    choose: 'Wybierz plik',
    drop: 'Upuść plik tutaj albo',
    accepts: '{kinds}, do {size} MB',
    tooLarge: 'Plik jest za duży: największy ma {size} MB.',
    sending: 'Wysyłanie pliku {name}',
    done: 'Dodano plik {name}',
    waits: 'Dodano plik {name}. Będzie dostępny po sprawdzeniu antywirusem.',
    retry: 'Spróbuj ponownie',
    later: 'Dodaj później',
    refused: 'Nie dodano pliku {name}',
    download: 'Pobierz {name}',
    of: '{type}, {size}',
    version: ', wersja {version}',
    by: '{when}, {who}',
    typeName: {
      contract: 'Umowa',
      guarantee: 'Poręczenie',
      contract_with_guarantee: 'Umowa z poręczeniem',
      signed_agreement: 'Podpisana umowa',
      invoice: 'Faktura',
      specification: 'Specyfikacja',
      picture: 'Zdjęcie',
      other: 'Inny',
    },
    scan: { waiting: 'czeka na sprawdzenie', blocked: 'zablokowany', clean: 'sprawdzony' },
    blockedHelp: 'Program antywirusowy zablokował ten plik. Dodaj go ponownie albo później.',
  },
});
