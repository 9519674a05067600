import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the documents that a salesman adds to a signed agreement. */
export const messages = withHardSpaces({
  uploadDocuments: {
    title: 'Dołączone pliki',
    none: 'Nie ma jeszcze żadnego pliku.',
    failed: 'Nie udało się pobrać listy plików',
    scan: 'Skan podpisanej umowy',
    scanMissing: 'wymagany, jeszcze go nie ma',
    scanAdded: 'dołączony',
    scanWaits: 'czeka na sprawdzenie antywirusem',
    scanBlocked: 'zatrzymany przez antywirusa: dołącz inny plik',
    online: 'Podpisaną umowę pobieramy sami od dostawcy podpisu. Dołącz tylko to, o co prosi centrala.',
    next: 'Po wysłaniu centrala sprawdzi umowę. O wyniku powie ten wniosek.',
    back: 'Cofnij',
    send: 'Wyślij dokumenty',
  },
});
